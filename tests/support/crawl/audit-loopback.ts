import type { Check } from '#src/engines/audit/checks/check.ts'
import { found, ok } from '#src/engines/audit/checks/outcome.ts'
import type { AuditReport } from '#src/engines/audit/report/audit-report.ts'
import type { AuditEvent } from '#src/engines/audit/run/audit-event.ts'
import { auditSite } from '#src/engines/audit/run/audit-site.ts'
import { crawlOptions } from './crawl-loopback.ts'
import { loopbackPolicy } from './loopback-policy.ts'
import { openLoopbackSite } from './loopback-site.ts'

const described = { why: 'Because.', mend: 'Mend it.', source: 'https://www.example.com/rule' }

/** Finds pages without a description. */
export const describedCheck: Check = {
  ...described,
  id: 'described',
  section: 'on-page',
  severity: 'medium',
  title: 'A page has no description',
  scope: 'page',
  look: ({ url, facts }) =>
    facts.metas.some(({ name }) => name === 'description') ? ok : found(url, 1, facts.titles[0]?.text ?? ''),
}

/** Finds pages that answer 404. */
export const gonePagesCheck: Check = {
  ...described,
  id: 'gone-pages',
  section: 'links',
  severity: 'critical',
  title: 'A link leads to a page that is gone',
  scope: 'site',
  look: ({ pages, home }) => {
    const gone = pages.find(({ response }) => response.status === 404)
    return gone ? found(gone.url, null, `linked from ${home?.url}`) : ok
  },
}

type Wishes = Parameters<typeof crawlOptions>[2]

/** Serves these pages, by path, on loopback as www.calloway.test; any other path answers 404. */
async function servePages(pages: Readonly<Record<string, string>>) {
  const site = await openLoopbackSite(({ url = '' }, response) => {
    const html = Object.hasOwn(pages, url) ? pages[url] : undefined
    response.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8', 'x-same': 'yes' })
    response.end(html ?? '<!doctype html><title>Not found</title>')
  })
  const policy = loopbackPolicy([site.port])
  return { ...site, policy, home: `${site.origin('www.calloway.test')}/` }
}

/** The options of an audit of a site on loopback. */
export async function auditOptions(
  pages: Readonly<Record<string, string>>,
  checks: readonly Check[],
  wishes: Wishes = {},
) {
  const { home, policy } = await servePages(pages)
  const given = { name: null, phone: null, address: null, city: null, keyword: null }
  return { crawl: crawlOptions(home, policy, wishes), checks, given }
}

/** Audits these pages to the end. */
export async function auditPages(...args: Parameters<typeof auditOptions>): Promise<AuditEvent[]> {
  const events: AuditEvent[] = []
  for await (const event of auditSite(await auditOptions(...args))) events.push(event)
  return events
}

/** The report that an audit ended with. */
export function reportOf(events: readonly AuditEvent[]): AuditReport {
  const last = events.at(-1)
  if (last?.type !== 'done') throw new Error(`The audit ended with ${last?.type}.`)
  return last.report
}
