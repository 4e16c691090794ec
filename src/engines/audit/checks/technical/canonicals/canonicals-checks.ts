import type { Check } from '#src/engines/audit/checks/check.ts'
import { canonicalOtherHost, canonicalSpelling, noindexWithCanonical } from './canonical-address.ts'
import { canonicalChain } from './canonical-chain.ts'
import { canonicalOfAnother } from './canonical-of-another.ts'
import { canonicalRelative } from './canonical-relative.ts'
import { canonicalHeaderMismatch, canonicalMissing, canonicalMultiple, canonicalOutsideHead } from './canonical-tags.ts'
import { canonicalAllToHome, canonicalToError, canonicalToNoindex, canonicalToRedirect } from './canonical-targets.ts'

export const canonicalsChecks: readonly Check[] = [
  canonicalSpelling,
  canonicalOtherHost,
  noindexWithCanonical,
  canonicalMultiple,
  canonicalOutsideHead,
  canonicalHeaderMismatch,
  canonicalMissing,
  canonicalRelative,
  canonicalToError,
  canonicalToRedirect,
  canonicalToNoindex,
  canonicalChain,
  canonicalAllToHome,
  canonicalOfAnother,
]
