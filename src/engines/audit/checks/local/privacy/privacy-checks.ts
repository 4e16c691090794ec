import type { Check } from '#src/engines/audit/checks/check.ts'
import { legalPageUnwritten } from './legal-page-unwritten.ts'
import { legalPageOfAnother } from './legal-pages.ts'
import { privacyDenied } from './privacy-denied.ts'
import { privacyOmits } from './privacy-omits.ts'

export const privacyChecks: readonly Check[] = [legalPageOfAnother, legalPageUnwritten, privacyDenied, privacyOmits]
