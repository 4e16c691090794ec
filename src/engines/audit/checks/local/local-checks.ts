import type { Check } from '#src/engines/audit/checks/check.ts'
import { addressWithoutZip } from './address-without-zip.ts'
import { addressInconsistent, addressMissing, addressOnlyInData } from './addresses.ts'
import { notAsGiven } from './as-given.ts'
import { formScriptUnaddressed } from './blank-form-address.ts'
import { copiedCityPages } from './city-pages.ts'
import { contactByScript } from './contact-by-script.ts'
import { contactPageHidden } from './contact-page-hidden.ts'
import { contactPagePhones } from './contact-page-phones.ts'
import { couponsApart } from './coupons-apart.ts'
import { emailNotClickable } from './email-as-text.ts'
import { emailNotOnDomain } from './email-domain.ts'
import { emailLinkMismatch, formActionPlaceholder, formSendsByMail } from './email-links.ts'
import { emailDomainMisspelled } from './email-slips.ts'
import { emailsApart } from './emails-apart.ts'
import { emptyContactPage } from './empty-contact-page.ts'
import { endedOffers } from './ended-offers.ts'
import { everyDay } from './every-day.ts'
import { faxIsPhone } from './fax-is-phone.ts'
import { addressNotInFooter, contactMissing, mapMissing, profilesMissing, reviewsAbsent } from './finding-you.ts'
import { formsLeftToScripts } from './forms-left-to-scripts.ts'
import { formToNowhere } from './forms-to-nowhere.ts'
import { formWithoutButton } from './forms-without-button.ts'
import { foundingYear } from './founding-year.ts'
import { foundingYearsApart } from './founding-years-apart.ts'
import { hoursAcrossPages, hoursMissing } from './hours-across-pages.ts'
import { hoursInDescription } from './hours-in-description.ts'
import { hoursOnPage } from './hours-on-page.ts'
import { hoursOnlyInData } from './hours-only-in-data.ts'
import { hoursWithAHole } from './hours-with-a-hole.ts'
import { impossibleHours } from './impossible-hours.ts'
import { impossibleNumber } from './impossible-numbers.ts'
import { callAbroad, formToAnother, twoProfiles } from './led-astray.ts'
import { legalPageOfAnother } from './legal-pages.ts'
import { mapElsewhere } from './map-elsewhere.ts'
import { mapOfAnother } from './map-of-another.ts'
import { messageLinkMismatch } from './message-links.ts'
import { nameLacksAWord } from './name-lacks-a-word.ts'
import { nameInconsistent, nameMissing, stuffedName } from './names.ts'
import { nameOfAnother } from './names-apart.ts'
import { nameInResults } from './names-in-results.ts'
import { officeElsewhere } from './office-elsewhere.ts'
import { otherState } from './other-state.ts'
import { areaPagesMissing, cityInTitle, locationPagesMissing } from './pages-for-places.ts'
import { foreignPhone, phoneInconsistent, phoneMissing } from './phones.ts'
import { placesMiscounted } from './places-counted.ts'
import { onlyPostOfficeBox } from './post-office-box.ts'
import { profileContradiction } from './profile-contradictions.ts'
import { profileIconUnlinked } from './profile-icons.ts'
import { profileLinkGeneric } from './profile-links.ts'
import { promisedForm } from './promised-forms.ts'
import { servicePagesMissing } from './service-pages.ts'
import { otherSiteName } from './site-names.ts'
import { malformedTelLink, nationalTelLink, phoneNotClickable, telLinkMismatch } from './tel-links.ts'
import { titleOfAnother } from './title-of-another.ts'
import { townMisspelled } from './town-slips.ts'
import { twoTowns } from './two-towns.ts'
import { unnamedReviews } from './unnamed-reviews.ts'
import { noWayToWrite } from './writing-to-you.ts'
import { yearsInBusiness } from './years-in-business.ts'
import { zipElsewhere } from './zip-elsewhere.ts'

export const localChecks: readonly Check[] = [
  nameMissing,
  nameInconsistent,
  nameLacksAWord,
  stuffedName,
  nameInResults,
  nameOfAnother,
  otherSiteName,
  titleOfAnother,
  legalPageOfAnother,
  phoneMissing,
  contactByScript,
  phoneInconsistent,
  foreignPhone,
  contactPagePhones,
  emptyContactPage,
  impossibleNumber,
  faxIsPhone,
  addressMissing,
  addressOnlyInData,
  addressInconsistent,
  addressWithoutZip,
  zipElsewhere,
  onlyPostOfficeBox,
  notAsGiven,
  hoursOnPage,
  everyDay,
  impossibleHours,
  hoursWithAHole,
  hoursAcrossPages,
  hoursInDescription,
  hoursMissing,
  hoursOnlyInData,
  phoneNotClickable,
  malformedTelLink,
  nationalTelLink,
  telLinkMismatch,
  callAbroad,
  messageLinkMismatch,
  emailLinkMismatch,
  emailDomainMisspelled,
  emailsApart,
  emailNotOnDomain,
  emailNotClickable,
  formActionPlaceholder,
  formSendsByMail,
  formToNowhere,
  formsLeftToScripts,
  formScriptUnaddressed,
  formToAnother,
  formWithoutButton,
  promisedForm,
  contactMissing,
  noWayToWrite,
  contactPageHidden,
  addressNotInFooter,
  mapMissing,
  mapElsewhere,
  mapOfAnother,
  twoTowns,
  otherState,
  officeElsewhere,
  townMisspelled,
  foundingYear,
  foundingYearsApart,
  yearsInBusiness,
  endedOffers,
  couponsApart,
  copiedCityPages,
  locationPagesMissing,
  areaPagesMissing,
  servicePagesMissing,
  placesMiscounted,
  cityInTitle,
  reviewsAbsent,
  unnamedReviews,
  profilesMissing,
  profileLinkGeneric,
  profileIconUnlinked,
  profileContradiction,
  twoProfiles,
]
