import type { InspectTls, OutsideFetch } from '#src/domain/outside-fetch.ts'
import type { ReadPdf } from '#src/domain/pdf-text.ts'
import { allChecks } from '#src/engines/audit/checks/all-checks.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import type { CrawlReason } from '#src/engines/audit/crawl/crawl-event.ts'
import { type Clock, type CrawlBounds, usualBounds } from '#src/engines/audit/crawl/crawl-options.ts'
import type { AuditEvent } from '#src/engines/audit/run/audit-event.ts'
import { auditSite } from '#src/engines/audit/run/audit-site.ts'
import { readPresence } from '#src/engines/presence/read-presence.ts'
import type { SitePresence } from '#src/engines/presence/site-presence.ts'
import { type AuditKind, boundsOf } from '#src/features/audits/audit-kind.ts'
import { presentReport } from '#src/features/audits/present-report.ts'
import { introduction } from '#src/features/audits/run/introduction.ts'
import { storable } from '#src/features/audits/run/storable.ts'
import type { WorkerEvent } from '#src/features/audits/run/worker-event.ts'
import type { AuditTask } from '#src/features/audits/run/worker-task.ts'

export type AuditMeans = {
  fetch: OutsideFetch
  inspect_tls: InspectTls
  clock: Clock
  random: () => number
  read_pdf: ReadPdf
  version: string
}

function crawlBounds(kind: AuditKind): CrawlBounds {
  const { pages, crawl_ms } = boundsOf(kind)
  return {
    ...usualBounds,
    pages,
    total_ms: crawl_ms,
    total_bytes: pages * 2 * 1024 * 1024,
    sitemaps: 10,
    links: 60,
    longest_wait_ms: 5_000,
  }
}

/** Nobody who types "tonyspizza.com" says that it speaks https: where nothing does, http is tried. */
const noHttps: ReadonlySet<CrawlReason> = new Set([
  'connect_failed',
  'connect_timeout',
  'certificate_invalid',
  'tls_failed',
  'connection_lost',
])

function toWorkerEvent(event: AuditEvent, presence: SitePresence | null): WorkerEvent | undefined {
  switch (event.type) {
    case 'page_audited':
      return { type: 'page_audited', pages_audited: event.pages_audited }
    case 'finding': {
      const { id, section, severity, title, occurrence } = event
      return { type: 'finding', id, section, severity, title, ...occurrence }
    }
    case 'check_failed':
      return { type: 'check_failed', id: event.id, url: event.url, error: String(event.error) }
    case 'could_not_audit':
      return { type: 'could_not_audit', problem: { code: event.problem.reason, sentence: event.problem.sentence } }
    case 'done':
      return { type: 'done', report: presentReport(event.report), presence }
    case 'page_refused':
      return undefined
  }
}

function optionsOf({ kind, given, site_origin }: AuditTask, start_url: string, means: AuditMeans, signal: AbortSignal) {
  const { version, read_pdf, ...ways } = means
  const { name, phone, business_address, city, keyword } = given
  return {
    crawl: {
      ...ways,
      start_url,
      crawler: { token: 'PorchlightAudit', user_agent: introduction(version, site_origin) },
      bounds: crawlBounds(kind),
      check_links: 'site' as const,
      is_local_copy: false,
      signal,
    },
    checks: allChecks,
    read_pdf,
    given: {
      name: name || null,
      phone: phone || null,
      address: business_address || null,
      city: city || null,
      keyword: keyword || null,
    },
  }
}

/** Gathers what the pages of a location's site say of the business. */
function gatherPresence() {
  let presence: SitePresence | null = null
  return {
    note_page: (view: PageView) => {
      presence ??= { final_url: view.url, status: view.response.status, pages: [] }
      presence.pages.push(readPresence(view))
    },
    gathered: () => presence,
  }
}

/** Audits a site for a visitor and tells what it finds as it comes. The signal ends the crawl; what was read is reported. */
export async function carryOutAudit(
  task: AuditTask,
  means: AuditMeans,
  tell: (event: WorkerEvent) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const { start_url, names_scheme } = task
  const plain = start_url.replace(/^https:/, 'http:')
  for (const url of names_scheme || plain === start_url ? [start_url] : [start_url, plain]) {
    let tryPlain = false
    const { note_page, gathered } = gatherPresence()
    const options = { ...optionsOf(task, url, means, signal), ...(task.kind === 'location' && { note_page }) }
    for await (const event of auditSite(options)) {
      tryPlain = event.type === 'could_not_audit' && url !== plain && noHttps.has(event.problem.reason) && !names_scheme
      const told = tryPlain ? undefined : toWorkerEvent(event, gathered())
      if (told) await tell(storable(told))
    }
    if (!tryPlain) return
  }
}
