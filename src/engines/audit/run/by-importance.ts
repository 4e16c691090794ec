import { rankOf } from '#src/engines/audit/report/as-grave.ts'
import type { ReportFinding } from '#src/engines/audit/report/audit-report.ts'
import { lossOf, type Scored } from '#src/engines/audit/score.ts'
import { sections } from '#src/engines/audit/sections.ts'

type Weighed = Pick<ReportFinding, 'id' | 'section' | 'severity' | 'pages_affected' | 'pages_looked_at'>

/** What a finding says of its check's score. */
export function scoredFinding({ section, severity, pages_affected, pages_looked_at }: Weighed): Scored {
  return { section, severity, looked_at: pages_looked_at, affected: pages_affected }
}

/** Points of the total that a finding takes from a site without any other. */
function weightOf(finding: Weighed): number {
  const weight = sections.find(({ id }) => id === finding.section)?.weight ?? 0
  return lossOf(scoredFinding(finding)) * weight
}

/** The most important first; among equals in the order of their ids, so that two audits of one site read alike. */
export function byImportance(one: Weighed, other: Weighed): number {
  return (
    rankOf(other.severity) - rankOf(one.severity) || weightOf(other) - weightOf(one) || (one.id < other.id ? -1 : 1)
  )
}
