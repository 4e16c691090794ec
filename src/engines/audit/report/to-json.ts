import type { AuditReport } from '#src/engines/audit/report/audit-report.ts'

/** As `report.schema.json` says. */
export function toJson(report: AuditReport): string {
  return `${JSON.stringify(report, null, 2)}\n`
}
