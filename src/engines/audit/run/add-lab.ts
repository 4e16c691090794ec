import { labChecks } from '#src/engines/audit/checks/speed/lab-checks.ts'
import type { AuditReport, ReportFinding, ReportSection } from '#src/engines/audit/report/audit-report.ts'
import { findingOf, notCheckedOf, scoredOf } from '#src/engines/audit/run/assemble-report.ts'
import type { LabOutcome } from '#src/engines/audit/run/audit-event.ts'
import { byImportance, scoredFinding } from '#src/engines/audit/run/by-importance.ts'
import { CheckLedger, type Tally } from '#src/engines/audit/run/check-ledger.ts'
import { labSpeedId } from '#src/engines/audit/run/measure-lab.ts'
import { type Scored, scoreSections, scoreTotal } from '#src/engines/audit/score.ts'

type Speed = 'score' | 'sections' | 'findings' | 'not_checked' | 'lab_speed'

/** What the measurement has a say in. */
export type WithoutLab<Finding extends ReportFinding> = Omit<Pick<AuditReport, Speed>, 'findings'> & {
  findings: readonly Finding[]
}

function look({ speed }: LabOutcome): Tally[] {
  const ledger = new CheckLedger(labChecks)
  if (speed) for (const check of labChecks) ledger.note(check, check.look(speed))
  return ledger.tallies()
}

/** Checks that looked and found nothing take no points; which ones they were a report does not say, and need not. */
function clean({ id, checks, failed }: ReportSection): Scored[] {
  return Array.from({ length: checks - failed }, () => ({ section: id, severity: 'low', looked_at: 1, affected: 0 }))
}

/**
 * Adds to a report what a browser measured after it was written, or why it did not: it then reads as if the measurement
 * had been part of the audit.
 * @param complete makes of the engine's finding what the report's findings are
 */
export function addLab<Finding extends ReportFinding>(
  report: WithoutLab<Finding>,
  lab: LabOutcome,
  complete: (finding: ReportFinding) => Finding,
): WithoutLab<Finding> {
  const tallies = look(lab)
  const found = tallies.filter(({ affected }) => affected > 0).map(findingOf)
  const scored = [...report.findings.map(scoredFinding), ...report.sections.flatMap(clean), ...tallies.map(scoredOf)]
  const scores = scoreSections(scored)
  const sections = report.sections.map(section => {
    if (section.id !== 'speed') return section
    const { score = null, checks = 0, failed = 0 } = scores.find(({ id }) => id === section.id) ?? {}
    return { ...section, score, checks, failed, checked: score !== null, note: lab.reason }
  })
  const others = report.not_checked.filter(({ id }) => id !== labSpeedId)
  const unmeasured = lab.reason === null ? [] : [{ id: labSpeedId, reason: lab.reason }]
  return {
    score: scoreTotal(sections),
    sections,
    findings: [...report.findings, ...found.map(complete)].toSorted(byImportance),
    not_checked: [...unmeasured, ...tallies.flatMap(notCheckedOf), ...others],
    lab_speed: lab.speed,
  }
}
