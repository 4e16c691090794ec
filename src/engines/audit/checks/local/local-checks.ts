import type { Check } from '#src/engines/audit/checks/check.ts'
import { emailLeftHidden } from '#src/engines/audit/checks/local/hidden-emails.ts'
import { phoneInPictures } from '#src/engines/audit/checks/local/phone-in-pictures.ts'
import { townsListedTwice } from '#src/engines/audit/checks/local/towns-listed-twice.ts'
import { addressIncomplete } from './address-incomplete.ts'
import { addressWithoutZip } from './address-without-zip.ts'
import { addressInconsistent, addressMissing, addressOnlyInData } from './addresses.ts'
import { addressInResults, contactPageOtherAddress, otherAddressInFoot } from './addresses-apart.ts'
import { answersApart } from './answers-apart.ts'
import { notAsGiven } from './as-given.ts'
import { barePin } from './bare-pin.ts'
import { copiedCityPages, townPagesShareText } from './city-pages.ts'
import { combinedExperience } from './combined-experience.ts'
import { contactByScript } from './contact-by-script.ts'
import { contactPageHidden } from './contact-page-hidden.ts'
import { contactPagePhones } from './contact-page-phones.ts'
import { countiesApart } from './counties-apart.ts'
import { couponsApart } from './coupons-apart.ts'
import { emailNotClickable } from './email-as-text.ts'
import { emailNotOnDomain, emailOtherEnding } from './email-domain.ts'
import { emailLinkMismatch } from './email-links.ts'
import { emailDomainMisspelled } from './email-slips.ts'
import { emailsApart } from './emails-apart.ts'
import { emptyContactPage } from './empty-contact-page.ts'
import { endedOffers } from './ended-offers.ts'
import { everyDay } from './every-day.ts'
import { farTown } from './far-town.ts'
import { farTownInText } from './far-town-in-text.ts'
import { faxIsPhone } from './fax-is-phone.ts'
import { faxesApart } from './faxes-apart.ts'
import { figuresApart } from './figures-apart.ts'
import { addressNotInFooter, contactMissing, mapMissing, profilesMissing, reviewsAbsent } from './finding-you.ts'
import { formChecks } from './form-checks.ts'
import { foundersApart, ownersApart } from './founders-apart.ts'
import { foundingPlaces } from './founding-places.ts'
import { foundingYear } from './founding-year.ts'
import { foundingYearsApart } from './founding-years-apart.ts'
import { hoursAcrossPages, hoursMissing } from './hours-across-pages.ts'
import { hoursInDescription } from './hours-in-description.ts'
import { hoursOnPage } from './hours-on-page.ts'
import { hoursOnlyInData } from './hours-only-in-data.ts'
import { hoursWithAHole } from './hours-with-a-hole.ts'
import { houseSlips } from './house-slips.ts'
import { impossibleHours } from './impossible-hours.ts'
import { impossibleNumber } from './impossible-numbers.ts'
import { insurersApart } from './insurers-apart.ts'
import { labelledNumbers } from './labelled-numbers.ts'
import { lawOfAnotherState } from './law-of-another-state.ts'
import { callAbroad, twoProfiles } from './led-astray.ts'
import { leftTheTeam } from './left-the-team.ts'
import { legalPageOfAnother } from './legal-pages.ts'
import { licenceMissing } from './licence-missing.ts'
import { licencesApart } from './licences-apart.ts'
import { mailSubjectOfAnother } from './mail-subjects.ts'
import { mailboxesApart } from './mailboxes-apart.ts'
import { mapElsewhere } from './map-elsewhere.ts'
import { mapOfAnother } from './map-of-another.ts'
import { medicareNotice } from './medicare-notice.ts'
import { messageLinkMismatch } from './message-links.ts'
import { nameCutOff } from './name-cut-off.ts'
import { nameEndsOtherwise } from './name-ends-otherwise.ts'
import { nameInPictures } from './name-in-pictures.ts'
import { nameInWays } from './name-in-ways.ts'
import { nameLacksAWord } from './name-lacks-a-word.ts'
import { nameSlipsElsewhere } from './name-slips-elsewhere.ts'
import { nameTwoWays } from './name-two-ways.ts'
import { namedTimesApart } from './named-times-apart.ts'
import { namedTimesOutside } from './named-times-outside.ts'
import { nameInconsistent, nameMissing, stuffedName } from './names.ts'
import { nameOfAnother } from './names-apart.ts'
import { nameInResults } from './names-in-results.ts'
import { numbersInFrame } from './numbers-in-frame.ts'
import { officeElsewhere } from './office-elsewhere.ts'
import { oldPlace } from './old-place.ts'
import { oneAnswerForTwo } from './one-answer-for-two.ts'
import { oneDoorInTowns } from './one-door-in-towns.ts'
import { openDaysApart } from './open-days-apart.ts'
import { otherState } from './other-state.ts'
import { pageOfAnotherTown } from './page-of-another-town.ts'
import { areaPagesMissing, cityInTitle, locationPagesMissing } from './pages-for-places.ts'
import { personsSpelled } from './persons-spelled.ts'
import { phoneNotOnHome } from './phone-not-on-home.ts'
import { foreignPhone, phoneInconsistent, phoneMissing } from './phones.ts'
import { placeDialsAnother } from './place-dials-another.ts'
import { placeHours } from './place-hours.ts'
import { placeMaps } from './place-maps.ts'
import { placePhones } from './place-phones.ts'
import { placesMiscounted } from './places-counted.ts'
import { placesTold } from './places-told.ts'
import { pointsElsewhere } from './points-elsewhere.ts'
import { onlyPostOfficeBox } from './post-office-box.ts'
import { pricesApart } from './prices-apart.ts'
import { privacyDenied } from './privacy-denied.ts'
import { privacyOmits } from './privacy-omits.ts'
import { profileContradiction } from './profile-contradictions.ts'
import { profileIconUnlinked } from './profile-icons.ts'
import { profileLinkGeneric } from './profile-links.ts'
import { profileOfAnother } from './profile-of-another.ts'
import { profilesApart } from './profiles-apart.ts'
import { quotesApart } from './quotes-apart.ts'
import { ranksApart } from './ranks-apart.ts'
import { reviewTwice } from './review-twice.ts'
import { roundedMap } from './rounded-map.ts'
import { saidOfPeopleApart } from './said-of-people.ts'
import { scriptContacts } from './script-contacts.ts'
import { servicePagesMissing } from './service-pages.ts'
import { otherSiteName } from './site-names.ts'
import { staffOfAnotherTrade } from './staff-of-another-trade.ts'
import { strangerInText } from './stranger-in-text.ts'
import { sumsThatFail } from './sums.ts'
import { teamMiscounted } from './team-counted.ts'
import { telExtension } from './tel-extension.ts'
import { malformedTelLink, nationalTelLink, phoneNotClickable, telLinkMismatch } from './tel-links.ts'
import { termsApart } from './terms-apart.ts'
import { titleOfAnother } from './title-of-another.ts'
import { titleTownElsewhere } from './title-town-elsewhere.ts'
import { addressBeside, hoursBeside } from './told-beside.ts'
import { townInWrongState } from './town-in-wrong-state.ts'
import { townMisspelled } from './town-slips.ts'
import { twoNames } from './two-names.ts'
import { twoTowns } from './two-towns.ts'
import { unnamedReviews } from './unnamed-reviews.ts'
import { weekdayOfDate } from './weekday-of-date.ts'
import { noWayToWrite } from './writing-to-you.ts'
import { yearsInBusiness } from './years-in-business.ts'
import { yearsSince } from './years-since.ts'
import { zipDigits } from './zip-digits.ts'
import { zipElsewhere } from './zip-elsewhere.ts'

export const localChecks: readonly Check[] = [
  nameMissing,
  nameInconsistent,
  nameLacksAWord,
  nameEndsOtherwise,
  nameInWays,
  stuffedName,
  nameInResults,
  nameOfAnother,
  otherSiteName,
  twoNames,
  titleOfAnother,
  strangerInText,
  staffOfAnotherTrade,
  legalPageOfAnother,
  lawOfAnotherState,
  privacyDenied,
  privacyOmits,
  phoneMissing,
  phoneNotOnHome,
  contactByScript,
  phoneInconsistent,
  foreignPhone,
  contactPagePhones,
  numbersInFrame,
  emptyContactPage,
  impossibleNumber,
  phoneInPictures,
  faxIsPhone,
  faxesApart,
  addressMissing,
  addressOnlyInData,
  addressInconsistent,
  otherAddressInFoot,
  contactPageOtherAddress,
  addressInResults,
  houseSlips,
  oneDoorInTowns,
  addressWithoutZip,
  addressIncomplete,
  zipElsewhere,
  onlyPostOfficeBox,
  notAsGiven,
  hoursOnPage,
  everyDay,
  openDaysApart,
  impossibleHours,
  hoursWithAHole,
  hoursAcrossPages,
  hoursInDescription,
  hoursMissing,
  hoursOnlyInData,
  phoneNotClickable,
  malformedTelLink,
  telExtension,
  barePin,
  nationalTelLink,
  telLinkMismatch,
  callAbroad,
  messageLinkMismatch,
  emailLinkMismatch,
  emailDomainMisspelled,
  emailsApart,
  mailboxesApart,
  mailSubjectOfAnother,
  scriptContacts,
  emailNotOnDomain,
  emailOtherEnding,
  emailNotClickable,
  emailLeftHidden,
  ...formChecks,
  roundedMap,
  contactMissing,
  noWayToWrite,
  contactPageHidden,
  addressNotInFooter,
  mapMissing,
  mapElsewhere,
  namedTimesApart,
  namedTimesOutside,
  quotesApart,
  pointsElsewhere,
  mapOfAnother,
  twoTowns,
  otherState,
  farTown,
  farTownInText,
  officeElsewhere,
  pageOfAnotherTown,
  countiesApart,
  townMisspelled,
  townsListedTwice,
  townInWrongState,
  nameTwoWays,
  nameCutOff,
  nameSlipsElsewhere,
  personsSpelled,
  foundersApart,
  ownersApart,
  nameInPictures,
  foundingYear,
  foundingYearsApart,
  foundingPlaces,
  yearsInBusiness,
  yearsSince,
  weekdayOfDate,
  endedOffers,
  couponsApart,
  licencesApart,
  licenceMissing,
  medicareNotice,
  pricesApart,
  sumsThatFail,
  answersApart,
  insurersApart,
  termsApart,
  oneAnswerForTwo,
  figuresApart,
  teamMiscounted,
  ranksApart,
  saidOfPeopleApart,
  leftTheTeam,
  addressBeside,
  hoursBeside,
  zipDigits,
  oldPlace,
  titleTownElsewhere,
  combinedExperience,
  copiedCityPages,
  townPagesShareText,
  locationPagesMissing,
  areaPagesMissing,
  servicePagesMissing,
  placesMiscounted,
  placesTold,
  placePhones,
  labelledNumbers,
  placeHours,
  placeMaps,
  placeDialsAnother,
  cityInTitle,
  reviewsAbsent,
  unnamedReviews,
  reviewTwice,
  profilesMissing,
  profileLinkGeneric,
  profileIconUnlinked,
  profileContradiction,
  profilesApart,
  profileOfAnother,
  twoProfiles,
]
