import { firstToMend } from '#src/engines/audit/report/report-words.ts'
import { addLab } from '#src/engines/audit/run/add-lab.ts'
import type { LabOutcome } from '#src/engines/audit/run/audit-event.ts'
import { gradeOf } from '#src/features/audits/grade.ts'
import { presentFinding } from '#src/features/audits/present-report.ts'
import type { PresentedReport } from '#src/features/audits/schema.ts'

/** A report with what a browser measured, or why it did not; scored anew. */
export function withLab(report: PresentedReport, lab: LabOutcome): PresentedReport {
  const { score, sections, findings, not_checked, lab_speed } = addLab(report, lab, presentFinding)
  return {
    ...report,
    score,
    grade: gradeOf(score),
    sections: [...sections],
    findings: [...findings],
    first_three: firstToMend({ findings }).map(({ id }) => id),
    not_checked: [...not_checked],
    lab_speed,
  }
}
