import type { Check } from '#src/engines/audit/checks/check.ts'
import { townPoints } from '#src/engines/audit/checks/structured-data/town-points.ts'
import { businessOnEachPage, missingOnPage, onlyOnHome } from './across-pages.ts'
import { otherSiteAsProfile, otherTownInData, unitMissingInData } from './address-parts.ts'
import { dataAgainstPage } from './against-the-page.ts'
import { answersAgainstPage } from './answers-against-page.ts'
import { countryCodeFormat, incompleteAddress } from './business-address.ts'
import { breadcrumb, brokenSameAs, otherUrl } from './business-links.ts'
import { wrongMailOrUrl } from './business-mail-and-url.ts'
import { recommendedProperties, requiredProperties, usefulProperties } from './business-properties.ts'
import { invalidTelephone } from './business-telephone.ts'
import { genericType, wrongType } from './business-type.ts'
import { emailAgainstPage, faxAgainstPage, telephoneIsFax } from './contact-against-page.ts'
import { invalidDate } from './dates.ts'
import { hoursEnded } from './ended-hours.ts'
import { eventsAgainstPage } from './events-against-page.ts'
import { eventsOver } from './events-over.ts'
import { geoAgainstAddress, geoOffByMiles } from './geo-against-address.ts'
import { invalidGeo } from './geo-numbers.ts'
import { geoOffPin } from './geo-off-pin.ts'
import { coarsePoint, geoPointsApart, onePointForTwo } from './geo-points-apart.ts'
import { headlineAgainstPage } from './headline-against-page.ts'
import { hostInData } from './host-in-data.ts'
import { invalidHours } from './hours-format.ts'
import { httpContext } from './http-context.ts'
import { invalidJson } from './json-syntax.ts'
import { logoIsIcon } from './logo-is-icon.ts'
import { deadPageInData } from './named-pages.ts'
import { otherAnswers } from './other-answers.ts'
import { otherCurrency } from './other-currency.ts'
import { brokenPicture } from './pictures.ts'
import { noLocalBusiness, noStructuredData } from './presence.ts'
import { priceRange } from './price-range.ts'
import { pricesAgainstPage } from './prices-against-page.ts'
import { hiddenQuestions, questionsWithoutResult } from './questions.ts'
import { invalidRating, selfServingRating } from './ratings.ts'
import { ratingAgainstPage } from './ratings-against-page.ts'
import { reservations } from './reservations.ts'
import { reviewsAgainstPage } from './reviews-against-page.ts'
import { reviewsOfNothing } from './reviews-of-nothing.ts'
import { schoolsAgainstPage } from './schools-against-page.ts'
import { contextMissing, scriptType } from './script-type.ts'
import { severalBusinesses } from './several-businesses.ts'
import { emptyValue, templateVariable } from './unfilled-values.ts'
import { unknownProperty, unknownType } from './vocabulary-names.ts'

export const structuredDataChecks: readonly Check[] = [
  noStructuredData,
  noLocalBusiness,
  invalidJson,
  scriptType,
  contextMissing,
  httpContext,
  requiredProperties,
  recommendedProperties,
  usefulProperties,
  genericType,
  wrongType,
  incompleteAddress,
  countryCodeFormat,
  geoAgainstAddress,
  geoOffByMiles,
  hostInData,
  geoOffPin,
  townPoints,
  invalidGeo,
  geoPointsApart,
  onePointForTwo,
  coarsePoint,
  invalidTelephone,
  hoursEnded,
  eventsAgainstPage,
  eventsOver,
  dataAgainstPage,
  otherTownInData,
  unitMissingInData,
  priceRange,
  pricesAgainstPage,
  answersAgainstPage,
  otherCurrency,
  telephoneIsFax,
  faxAgainstPage,
  emailAgainstPage,
  reservations,
  severalBusinesses,
  businessOnEachPage,
  onlyOnHome,
  missingOnPage,
  invalidHours,
  unknownType,
  unknownProperty,
  templateVariable,
  emptyValue,
  selfServingRating,
  invalidRating,
  ratingAgainstPage,
  reviewsAgainstPage,
  reviewsOfNothing,
  schoolsAgainstPage,
  headlineAgainstPage,
  otherUrl,
  brokenSameAs,
  otherSiteAsProfile,
  brokenPicture,
  logoIsIcon,
  wrongMailOrUrl,
  deadPageInData,
  invalidDate,
  breadcrumb,
  hiddenQuestions,
  otherAnswers,
  questionsWithoutResult,
]
