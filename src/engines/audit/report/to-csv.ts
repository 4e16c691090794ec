import type { AuditReport } from '#src/engines/audit/report/audit-report.ts'
import { plainText } from '#src/engines/audit/report/plain-text.ts'

const columns = ['section', 'severity', 'id', 'title', 'url', 'line', 'evidence', 'why', 'mend', 'count'] as const

/** What spreadsheets take for a formula, full-width signs included. An apostrophe before it makes it text (OWASP). */
const formula = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20|%]/

function cell(value: string | number | null): string {
  if (typeof value === 'number') return String(value)
  const text = plainText(value ?? '')
  const safe = formula.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/** One row for each place of each finding, by RFC 4180. No cell is run by a spreadsheet. */
export function toCsv({ findings }: AuditReport): string {
  const rows = findings.flatMap(({ section, severity, id, title, why, mend, count, occurrences }) =>
    occurrences.map(({ url, line, evidence }) =>
      [section, severity, id, title, url, line, evidence, why, mend, count].map(cell).join(','),
    ),
  )
  return [columns.join(','), ...rows, ''].join('\r\n')
}
