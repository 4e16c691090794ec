import type { AuditReport, ReportFinding } from '#src/engines/audit/report/audit-report.ts'

const mostFirst = 3

/** What to mend first: the most important findings, information left out. */
export function firstToMend({ findings }: Pick<AuditReport, 'findings'>): ReportFinding[] {
  return findings.filter(({ severity }) => severity !== 'info').slice(0, mostFirst)
}

export function countOf(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`
}

/** "3 places on 2 of 9 pages" */
export function spreadOf({ count, pages_affected, pages_looked_at }: ReportFinding): string {
  const places = countOf(count, 'place')
  return pages_looked_at > 1 ? `${places} on ${pages_affected} of ${pages_looked_at} pages` : places
}

const reasons: Record<NonNullable<AuditReport['stopped_by']>, string> = {
  pages: 'the bound on pages was reached',
  time: 'the time was up',
  bytes: 'the bound on data was reached',
  cancelled: 'the audit was stopped',
}

/** How much of the site the report speaks of. */
export function coverageOf({ pages, pages_left, stopped_by }: AuditReport): string {
  const unread = pages.filter(({ problem }) => problem !== null).length
  const failed = pages.filter(({ problem, status }) => problem === null && (status ?? 0) >= 400).length
  const parts = [`${countOf(pages.length - unread - failed, 'page')} read`]
  if (failed > 0) parts.push(`${countOf(failed, 'address', 'addresses')} answered with an error`)
  if (unread > 0) parts.push(`${countOf(unread, 'page')} could not be read`)
  if (pages_left > 0) parts.push(`${countOf(pages_left, 'known page')} left unread`)
  return parts.join(', ') + (stopped_by === null ? '.' : `: ${reasons[stopped_by]}.`)
}
