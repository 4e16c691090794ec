import type { Check } from '#src/engines/audit/checks/check.ts'
import { businessOnEachPage, missingOnPage, onlyOnHome } from './across-pages.ts'
import { otherSiteAsProfile, otherTownInData, unitMissingInData } from './address-parts.ts'
import { countryCodeFormat, incompleteAddress } from './business-address.ts'
import { breadcrumb, brokenSameAs, otherUrl } from './business-links.ts'
import { wrongMailOrUrl } from './business-mail-and-url.ts'
import { recommendedProperties, requiredProperties, usefulProperties } from './business-properties.ts'
import { invalidTelephone } from './business-telephone.ts'
import { genericType, wrongType } from './business-type.ts'
import { hoursEnded } from './ended-hours.ts'
import { invalidHours } from './hours-format.ts'
import { officeInEachTown } from './office-in-each-town.ts'
import { noLocalBusiness, noStructuredData } from './presence.ts'
import { priceRange } from './price-range.ts'
import { severalBusinesses } from './several-businesses.ts'

export const businessData: readonly Check[] = [
  noStructuredData,
  noLocalBusiness,
  requiredProperties,
  recommendedProperties,
  usefulProperties,
  genericType,
  wrongType,
  incompleteAddress,
  countryCodeFormat,
  invalidTelephone,
  hoursEnded,
  otherTownInData,
  officeInEachTown,
  unitMissingInData,
  priceRange,
  severalBusinesses,
  businessOnEachPage,
  onlyOnHome,
  missingOnPage,
  invalidHours,
  otherUrl,
  brokenSameAs,
  otherSiteAsProfile,
  wrongMailOrUrl,
  breadcrumb,
]
