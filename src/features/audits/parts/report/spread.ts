import { countOf } from '#src/features/audits/parts/report/count-of.ts'
import type { PresentedFinding } from '#src/features/audits/schema.ts'

type Spread = Pick<PresentedFinding, 'count' | 'pages_affected' | 'pages_looked_at'>

/** "On 3 of 12 pages", or for what concerns the whole site: "Once on your site". */
export function spreadOf({ count, pages_affected, pages_looked_at }: Spread): string {
  if (pages_looked_at > 1) return `On ${pages_affected} of ${pages_looked_at} pages`
  return count > 1 ? `In ${countOf(count, 'place')}` : 'Once on your site'
}
