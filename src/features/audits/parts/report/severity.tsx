import { CircleAlert, CircleDot, Info, OctagonAlert, TriangleAlert } from 'lucide-react'
import type { ComponentType } from 'react'
import type { PresentedFinding } from '#src/features/audits/schema.ts'

export type SeverityId = PresentedFinding['severity']

type Look = {
  name: string
  /** What it means to a shop. */
  means: string
  Mark: ComponentType<{ 'aria-hidden': 'true'; className: string }>
  tone: string
}

/** From the gravest to the lightest. Each has a word, a mark of its own shape, and then a color. */
export const severities: Record<SeverityId, Look> = {
  critical: {
    name: 'Critical',
    means: 'turns customers or search engines away today',
    Mark: OctagonAlert,
    tone: 'text-clay',
  },
  high: { name: 'High', means: 'costs you customers or places', Mark: TriangleAlert, tone: 'text-clay' },
  medium: { name: 'Medium', means: 'worth an hour soon', Mark: CircleAlert, tone: 'text-ink' },
  low: { name: 'Low', means: 'small, for when you are at it', Mark: CircleDot, tone: 'text-soft' },
  info: { name: 'Good to know', means: 'costs no points', Mark: Info, tone: 'text-soft' },
}

export const severityIds: readonly SeverityId[] = ['critical', 'high', 'medium', 'low', 'info']

export function Severity({ id }: { id: SeverityId }) {
  const { name, Mark, tone } = severities[id]
  return (
    <span className={`inline-flex items-center gap-1.5 text-[0.9375rem] font-semibold whitespace-nowrap ${tone}`}>
      <Mark aria-hidden="true" className="size-[1.125rem] shrink-0" />
      {name}
    </span>
  )
}
