import type { AuditEvent } from '#src/engines/audit/run/audit-event.ts'

/** One event as a line of NDJSON; the last line of an audit holds its report. */
export function toNdjsonLine(event: AuditEvent): string {
  if (event.type !== 'check_failed') return `${JSON.stringify(event)}\n`
  const { type, id, url, error } = event
  return `${JSON.stringify({ type, id, url, error: error instanceof Error ? error.message : String(error) })}\n`
}
