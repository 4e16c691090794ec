import type { SeverityId } from '#src/features/audits/parts/report/severity.tsx'
import type { PresentedFinding, PresentedReport } from '#src/features/audits/schema.ts'

/** What the reader wants to see: everything, or one severity. */
export type Shown = 'all' | SeverityId

export type FindingGroup = {
  section: PresentedReport['sections'][number]
  findings: readonly PresentedFinding[]
}

/** The findings by section; sections without any are left out, and the one that costs most points of the total stands first. */
export function groupFindings({ sections, findings }: Pick<PresentedReport, 'sections' | 'findings'>): FindingGroup[] {
  const lost = ({ score, weight }: FindingGroup['section']) => (100 - (score ?? 100)) * weight
  return sections
    .map(section => ({ section, findings: findings.filter(finding => finding.section === section.id) }))
    .filter(group => group.findings.length > 0)
    .toSorted((one, other) => lost(other.section) - lost(one.section))
}

export function isShown({ severity }: PresentedFinding, shown: Shown): boolean {
  return shown === 'all' || shown === severity
}
