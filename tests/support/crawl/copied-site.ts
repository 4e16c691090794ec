import { allChecks } from '#src/engines/audit/checks/all-checks.ts'
import { serveFiles } from '#src/engines/audit/crawl/serve-files.ts'
import type { AuditReport } from '#src/engines/audit/report/audit-report.ts'
import { auditSite } from '#src/engines/audit/run/audit-site.ts'
import { reportOf } from './audit-loopback.ts'
import { crawlOptions } from './crawl-loopback.ts'
import { loopbackPolicy } from './loopback-policy.ts'

export const copy_origin = 'https://www.calloway.example/'
export const menu =
  '<header><nav><a href="/">Home</a> <a href="/drains.html">Drains</a> <a href="/sewers.html">Sewers</a> <a href="/contact.html">Contact</a></nav></header>'
export const foot =
  '<footer>Calloway Plumbing, 12 Cherry Street, Macon, GA 31201, <a href="tel:+14785550142">(478) 555-0142</a></footer>'

export function page(title: string, text: string, around = { menu, foot }): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body>${around.menu}<main><h1>${title}</h1><p>${text}</p></main>${around.foot}</body></html>`
}

export const site = {
  'index.html': page('Calloway Plumbing', 'Drains and sewers in Macon since 1982, day and night.'),
  'drains.html': page('Drains in Macon', 'We clear kitchen drains, tubs and yard drains.'),
  'sewers.html': page('Sewers in Macon', 'We mend and replace the sewer line under your lawn.'),
  'contact.html': page('Contact Calloway Plumbing', 'Call us or come by.'),
}

/** What is told of these files, and of each page among them. */
export async function auditCopy(files: Readonly<Record<string, string>>, most = 500): Promise<AuditReport> {
  const read = async (path: string) => {
    const text = files[path]
    return text === undefined ? undefined : new TextEncoder().encode(text)
  }
  const policy = loopbackPolicy([])
  const copy_pages = Object.keys(files)
    .filter(path => path.endsWith('.html'))
    .toSorted()
    .map(path => copy_origin + path.replace(/(^|\/)index\.html$/, '$1'))
  const fetch = serveFiles(read, copy_origin, crawlOptions(copy_origin, policy, {}).fetch)
  const crawl = crawlOptions(copy_origin, policy, { fetch, is_local_copy: true, copy_pages, bounds: { pages: most } })
  const given = { name: null, phone: null, address: null, city: null, keyword: null }
  const events = []
  for await (const event of auditSite({ crawl, checks: allChecks, given })) events.push(event)
  return reportOf(events)
}

/** Where a finding stands, and its words. */
export const told = ({ findings }: AuditReport, id: string) =>
  findings
    .find(finding => finding.id === id)
    ?.occurrences.map(({ url, evidence }) => [url.slice(copy_origin.length), evidence])
export const paths = ({ pages }: AuditReport) => pages.map(({ url }) => url.slice(copy_origin.length))
