import type { SectionId } from '#src/engines/audit/sections.ts'
import type { SeverityId } from '#src/features/audits/parts/report/severity.tsx'
import type { PresentedFinding, PresentedReport } from '#src/features/audits/schema.ts'

/** What the reader wants to see: everything, or one severity. */
export type Shown = 'all' | SeverityId

export type FindingGroup = {
  section: PresentedReport['sections'][number]
  findings: readonly PresentedFinding[]
}

/**
 * The findings by section; sections without any are left out. Those of `first` come first, then the one that costs most points
 * of the total.
 */
export function groupFindings(
  { sections, findings }: Pick<PresentedReport, 'sections' | 'findings'>,
  first: readonly SectionId[] = [],
): FindingGroup[] {
  const rank = ({ section }: FindingGroup) => (first.includes(section.id) ? first.indexOf(section.id) : first.length)
  const lost = ({ score, weight }: FindingGroup['section']) => (100 - (score ?? 100)) * weight
  return sections
    .map(section => ({ section, findings: findings.filter(finding => finding.section === section.id) }))
    .filter(group => group.findings.length > 0)
    .toSorted((one, other) => rank(one) - rank(other) || lost(other.section) - lost(one.section))
}

export function isShown({ severity }: PresentedFinding, shown: Shown): boolean {
  return shown === 'all' || shown === severity
}
