import type { Check } from '#src/engines/audit/checks/check.ts'
import { addressInconsistent, addressMissing, addressOnlyInData } from './addresses.ts'
import { notAsGiven } from './as-given.ts'
import { copiedCityPages } from './city-pages.ts'
import { contactPagePhones } from './contact-page-phones.ts'
import { emailNotClickable } from './email-as-text.ts'
import { emailNotOnDomain } from './email-domain.ts'
import { emailLinkMismatch, formActionPlaceholder, formSendsByMail } from './email-links.ts'
import { emailDomainMisspelled } from './email-slips.ts'
import { everyDay } from './every-day.ts'
import { addressNotInFooter, contactMissing, mapMissing, profilesMissing, reviewsAbsent } from './finding-you.ts'
import { formToNowhere } from './forms-to-nowhere.ts'
import { formWithoutButton } from './forms-without-button.ts'
import { foundingYear } from './founding-year.ts'
import { hoursAcrossPages, hoursMissing } from './hours-across-pages.ts'
import { hoursOnPage } from './hours-on-page.ts'
import { impossibleHours } from './impossible-hours.ts'
import { impossibleNumber } from './impossible-numbers.ts'
import { mapElsewhere } from './map-elsewhere.ts'
import { nameInconsistent, nameMissing, stuffedName } from './names.ts'
import { nameOfAnother } from './names-apart.ts'
import { otherState } from './other-state.ts'
import { areaPagesMissing, cityInTitle, locationPagesMissing, servicePagesMissing } from './pages-for-places.ts'
import { foreignPhone, phoneInconsistent, phoneMissing } from './phones.ts'
import { onlyPostOfficeBox } from './post-office-box.ts'
import { profileContradiction } from './profile-contradictions.ts'
import { profileLinkGeneric } from './profile-links.ts'
import { otherSiteName } from './site-names.ts'
import { malformedTelLink, nationalTelLink, phoneNotClickable, telLinkMismatch } from './tel-links.ts'
import { townMisspelled } from './town-slips.ts'
import { twoTowns } from './two-towns.ts'
import { yearsInBusiness } from './years-in-business.ts'
import { zipElsewhere } from './zip-elsewhere.ts'

export const localChecks: readonly Check[] = [
  nameMissing,
  nameInconsistent,
  stuffedName,
  nameOfAnother,
  otherSiteName,
  phoneMissing,
  phoneInconsistent,
  foreignPhone,
  contactPagePhones,
  impossibleNumber,
  addressMissing,
  addressOnlyInData,
  addressInconsistent,
  zipElsewhere,
  onlyPostOfficeBox,
  notAsGiven,
  hoursOnPage,
  everyDay,
  impossibleHours,
  hoursAcrossPages,
  hoursMissing,
  phoneNotClickable,
  malformedTelLink,
  nationalTelLink,
  telLinkMismatch,
  emailLinkMismatch,
  emailDomainMisspelled,
  emailNotOnDomain,
  emailNotClickable,
  formActionPlaceholder,
  formSendsByMail,
  formToNowhere,
  formWithoutButton,
  contactMissing,
  addressNotInFooter,
  mapMissing,
  mapElsewhere,
  twoTowns,
  otherState,
  townMisspelled,
  foundingYear,
  yearsInBusiness,
  copiedCityPages,
  locationPagesMissing,
  areaPagesMissing,
  servicePagesMissing,
  cityInTitle,
  reviewsAbsent,
  profilesMissing,
  profileLinkGeneric,
  profileContradiction,
]
