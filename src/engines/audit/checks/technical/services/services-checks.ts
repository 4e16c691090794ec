import type { Check } from '#src/engines/audit/checks/check.ts'
import { countedApart } from './counted-apart.ts'
import { analyticsPlaceholder, deadCdn } from './dead-services.ts'
import { placeholderKey } from './placeholder-key.ts'
import { serviceInTestMode } from './test-mode.ts'
import { uncountedPages } from './uncounted-pages.ts'
import { visitorsUncounted } from './visitors-uncounted.ts'

export const servicesChecks: readonly Check[] = [
  deadCdn,
  placeholderKey,
  serviceInTestMode,
  countedApart,
  analyticsPlaceholder,
  uncountedPages,
  visitorsUncounted,
]
