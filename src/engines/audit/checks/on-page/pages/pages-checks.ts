import type { Check } from '#src/engines/audit/checks/check.ts'
import { duplicateContentExact, duplicateContentNear } from './copied-content.ts'
import { aboutPageMissing, privacyNoticeMissing, privacyPolicyMissing } from './expected-pages.ts'
import { menuWithoutPrices } from './menu-without-prices.ts'
import { pageOfAScript } from './page-of-a-script.ts'
import { pageWithoutItsContent } from './page-without-content.ts'
import { saleTermsMissing } from './sale-terms.ts'
import { starsUnexplained } from './stars-unexplained.ts'
import { thinContent } from './thin-content.ts'

export const pagesChecks: readonly Check[] = [
  thinContent,
  menuWithoutPrices,
  duplicateContentExact,
  duplicateContentNear,
  pageWithoutItsContent,
  pageOfAScript,
  privacyPolicyMissing,
  privacyNoticeMissing,
  saleTermsMissing,
  aboutPageMissing,
  starsUnexplained,
]
