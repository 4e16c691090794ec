import type { Check } from '#src/engines/audit/checks/check.ts'
import { addressInconsistent, addressMissing, addressOnlyInData } from './addresses.ts'
import { notAsGiven } from './as-given.ts'
import { copiedCityPages } from './city-pages.ts'
import { emailNotOnDomain } from './email-domain.ts'
import { emailLinkMismatch, formActionPlaceholder, formSendsByMail } from './email-links.ts'
import { addressNotInFooter, contactMissing, mapMissing, profilesMissing, reviewsAbsent } from './finding-you.ts'
import { hoursAcrossPages, hoursMissing } from './hours-across-pages.ts'
import { hoursOnPage } from './hours-on-page.ts'
import { mapElsewhere } from './map-elsewhere.ts'
import { nameInconsistent, nameMissing, stuffedName } from './names.ts'
import { areaPagesMissing, cityInTitle, locationPagesMissing, servicePagesMissing } from './pages-for-places.ts'
import { foreignPhone, phoneInconsistent, phoneMissing } from './phones.ts'
import { onlyPostOfficeBox } from './post-office-box.ts'
import { profileLinkGeneric } from './profile-links.ts'
import { malformedTelLink, nationalTelLink, phoneNotClickable, telLinkMismatch } from './tel-links.ts'
import { twoTowns } from './two-towns.ts'

export const localChecks: readonly Check[] = [
  nameMissing,
  nameInconsistent,
  stuffedName,
  phoneMissing,
  phoneInconsistent,
  foreignPhone,
  addressMissing,
  addressOnlyInData,
  addressInconsistent,
  onlyPostOfficeBox,
  notAsGiven,
  hoursOnPage,
  hoursAcrossPages,
  hoursMissing,
  phoneNotClickable,
  malformedTelLink,
  nationalTelLink,
  telLinkMismatch,
  emailLinkMismatch,
  emailNotOnDomain,
  formActionPlaceholder,
  formSendsByMail,
  contactMissing,
  addressNotInFooter,
  mapMissing,
  mapElsewhere,
  twoTowns,
  copiedCityPages,
  locationPagesMissing,
  areaPagesMissing,
  servicePagesMissing,
  cityInTitle,
  reviewsAbsent,
  profilesMissing,
  profileLinkGeneric,
]
