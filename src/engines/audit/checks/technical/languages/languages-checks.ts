import type { Check } from '#src/engines/audit/checks/check.ts'
import { hreflangInvalidCode, hreflangNoSelf, hreflangRelative } from './hreflang-tags.ts'
import { hreflangBrokenTarget, hreflangNoReturn } from './hreflang-targets.ts'

export const languagesChecks: readonly Check[] = [
  hreflangInvalidCode,
  hreflangNoSelf,
  hreflangRelative,
  hreflangBrokenTarget,
  hreflangNoReturn,
]
