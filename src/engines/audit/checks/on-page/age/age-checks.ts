import type { Check } from '#src/engines/audit/checks/check.ts'
import { staleCopyright } from './copyright-year.ts'
import { copyrightYearsApart } from './copyright-years-apart.ts'
import { oldDocuments } from './old-documents.ts'
import { oldNews } from './old-news.ts'
import { leftAtOldProvider } from './old-provider.ts'
import { outdatedAdvice } from './outdated-advice.ts'
import { pandemicNotice } from './pandemic-notice.ts'
import { reviewAges } from './review-ages.ts'

export const ageChecks: readonly Check[] = [
  reviewAges,
  leftAtOldProvider,
  outdatedAdvice,
  pandemicNotice,
  staleCopyright,
  oldNews,
  oldDocuments,
  copyrightYearsApart,
]
