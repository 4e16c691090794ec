import { stepWords } from '#src/features/audits/parts/progress/step-words.ts'
import { countOf } from '#src/features/audits/parts/report/count-of.ts'
import { scoreWords } from '#src/features/audits/report-words.ts'
import type { AuditRun, PresentedReport } from '#src/features/audits/schema.ts'

function runningWords({ steps, waiting_before }: AuditRun): string {
  if (waiting_before !== null && waiting_before > 0) return `Waiting: ${countOf(waiting_before, 'check')} before yours.`
  const over = steps.filter(({ state }) => state === 'done' || state === 'not_checked')
  const last = over.at(-1)
  return last ? `Step ${over.length} of ${steps.length} is through: ${stepWords[last.id]}.` : 'The check has started.'
}

/** What a screen reader hears of an audit: that a step is through, and how it ended. Findings come in silence. */
export function announcementOf(audit: AuditRun & { report: PresentedReport | null }): string {
  if (audit.state === 'failed') return 'The check could not be done. What happened and what you can do is on this page.'
  if (!audit.report) return runningWords(audit)
  const { first_three, lab_speed } = audit.report
  const next = first_three.length === 0 ? '' : ` ${countOf(first_three.length, 'thing')} to fix first.`
  const speed = lab_speed ? ` A browser measured the speed: ${lab_speed.performance} of 100.` : ''
  return `The check is finished: ${scoreWords(audit.report)}.${next}${speed}`
}
