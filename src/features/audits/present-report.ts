import type { AuditReport, ReportFinding } from '#src/engines/audit/report/audit-report.ts'
import { firstToMend } from '#src/engines/audit/report/report-words.ts'
import { coveringPlan } from '#src/features/audits/covering-plan.ts'
import { effortOf } from '#src/features/audits/effort.ts'
import { gradeOf } from '#src/features/audits/grade.ts'
import type { PresentedFinding, PresentedReport } from '#src/features/audits/schema.ts'

export function presentFinding(finding: ReportFinding): PresentedFinding {
  return {
    ...finding,
    occurrences: [...finding.occurrences],
    effort: effortOf(finding),
    plan: coveringPlan(finding),
  }
}

/** The engine's report with what a visitor wants to know besides: a grade, what first, how much work, who does it. */
export function presentReport(report: AuditReport): PresentedReport {
  const { score, formula, sections, findings, not_checked, pages, pages_left, stopped_by, finished_at } = report
  return {
    score,
    grade: gradeOf(score),
    formula,
    sections: [...sections],
    findings: findings.map(presentFinding),
    first_three: firstToMend(report).map(({ id }) => id),
    not_checked: [...not_checked],
    lab_speed: report.lab_speed,
    pages: pages.map(({ bytes: _bytes, ms: _ms, ...page }) => page),
    pages_left,
    stopped_by,
    finished_at,
    earlier: null,
  }
}
