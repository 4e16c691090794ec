import { CircleAlert, CircleDot, Info, OctagonAlert, TriangleAlert } from 'lucide-react'
import type { ComponentType } from 'react'
import { severityWords } from '#src/features/audits/report-words.ts'
import type { PresentedFinding } from '#src/features/audits/schema.ts'

export type SeverityId = PresentedFinding['severity']

type Look = {
  /** What it means to a shop. */
  means: string
  Mark: ComponentType<{ 'aria-hidden': 'true'; className: string }>
  tone: string
}

/** Each has a mark of its own shape beside its word, and then a color. */
export const severities: Record<SeverityId, Look> = {
  critical: {
    means: 'turns customers or search engines away today',
    Mark: OctagonAlert,
    tone: 'text-clay',
  },
  high: { means: 'costs you customers or places', Mark: TriangleAlert, tone: 'text-clay' },
  medium: { means: 'worth an hour soon', Mark: CircleAlert, tone: 'text-ink' },
  low: { means: 'small, for when you are at it', Mark: CircleDot, tone: 'text-soft' },
  info: { means: 'costs no points', Mark: Info, tone: 'text-soft' },
}

/** From the gravest to the lightest. */
export const severityIds: readonly SeverityId[] = ['critical', 'high', 'medium', 'low', 'info']

export function Severity({ id }: { id: SeverityId }) {
  const { Mark, tone } = severities[id]
  return (
    <span className={`inline-flex items-center gap-1.5 text-[0.9375rem] font-semibold whitespace-nowrap ${tone}`}>
      <Mark aria-hidden="true" className="size-[1.125rem] shrink-0" />
      {severityWords[id]}
    </span>
  )
}
