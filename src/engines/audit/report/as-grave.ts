import type { Severity } from '#src/engines/audit/checks/check.ts'
import type { AuditReport } from '#src/engines/audit/report/audit-report.ts'

const severities: readonly Severity[] = ['info', 'low', 'medium', 'high', 'critical']

/** The higher, the graver. */
export function rankOf(severity: Severity): number {
  return severities.indexOf(severity)
}

export function hasFindingAsGraveAs(limit: Severity, { findings }: Pick<AuditReport, 'findings'>): boolean {
  return findings.some(({ severity }) => rankOf(severity) >= rankOf(limit))
}
