import type { PageOutlined } from '#src/engines/audit/checks/page-view.ts'
import type { PageFetched, PageRefused } from '#src/engines/audit/crawl/crawl-event.ts'
import { detached } from '#src/engines/audit/facts/detached.ts'
import type { ReportPage } from '#src/engines/audit/report/audit-report.ts'
import { isIndexable } from '#src/engines/audit/run/indexable.ts'

const longestTitle = 200

/** A page as the report lists it; `view` is undefined for what is no web page. */
export function reportPage(event: PageFetched, view: PageOutlined | undefined): ReportPage {
  const title = view?.facts.titles.find(({ text }) => text !== '')?.text ?? ''
  return {
    url: view?.url ?? event.final_url,
    status: event.status,
    kind: view?.kind ?? null,
    title: detached(title.slice(0, longestTitle)),
    indexable: view !== undefined && isIndexable(event.status, event.headers, view.facts),
    depth: event.depth,
    bytes: event.decoded_bytes,
    ms: Math.round(event.timing.total_ms),
    problem: null,
  }
}

/** What could not be read, and why. */
export function refusedPage({ url, status, depth, problem }: PageRefused): ReportPage {
  return { url, status, kind: null, title: '', indexable: false, depth, bytes: 0, ms: 0, problem: problem.sentence }
}
