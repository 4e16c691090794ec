import type { FoundLink, PageFetched, PageRedirected, PageRefused } from '#src/engines/audit/crawl/crawl-event.ts'
import type { CrawlRun } from '#src/engines/audit/crawl/crawl-run.ts'
import { describeAnswer } from '#src/engines/audit/crawl/describe-answer.ts'
import type { Waiting } from '#src/engines/audit/crawl/frontier.ts'
import { nameRebuff } from '#src/engines/audit/crawl/name-status.ts'
import { type PageText, readPageText } from '#src/engines/audit/crawl/read-page-text.ts'
import type { Permit, Travelled } from '#src/engines/audit/crawl/travel.ts'

export type PageEvent = PageFetched | PageRedirected | PageRefused

/** What a page's reader tells about its links, and about the folder it lies in. */
export type Reader = {
  follow: (page: Waiting, links: Iterable<FoundLink>) => void
  passOver: (folder: string) => number
}

/** Says what came of a page. Null text means that its redirects end at a page with an event of its own. */
export function toPageEvent(page: Waiting, travelled: Travelled<PageText | null>, reader: Reader): PageEvent {
  const { url, found_by, found_on, depth } = page
  const discovery = { found_by, found_on, depth }
  if (!travelled.ok) {
    const { hops, status, problem } = travelled
    return { type: 'page_refused', url, hops, status, problem, ...discovery }
  }
  const { final_url, hops, visited } = travelled
  const rebuff = nameRebuff(final_url, visited.status, visited.headers)
  if (rebuff) return { type: 'page_refused', url, hops, status: visited.status, problem: rebuff, ...discovery }
  const answered = describeAnswer(url, travelled, visited.read === null)
  if (visited.read === null) return { type: 'page_redirected', ...answered, ...discovery }
  const { charset, text, looks_like_html } = visited.read
  const end = { ...page, url: final_url }
  return {
    type: 'page_fetched',
    ...answered,
    ...discovery,
    charset,
    body: text,
    looks_like_html,
    follow: links => reader.follow(end, links),
    pass_over: reader.passOver,
  }
}

/** Fetches one page of the queue. A redirect's end is read here unless it is known already. */
export async function readPage(run: CrawlRun, page: Waiting, permit: Permit): Promise<Travelled<PageText | null>> {
  let claimed = page.url
  return run.travel<PageText | null>({
    url: page.url,
    method: 'GET',
    max_bytes: run.options.bounds.page_bytes,
    permit,
    read: async (answer, final_url) => {
      if (final_url !== claimed && !run.frontier.claim(final_url)) {
        answer.discard()
        return null
      }
      claimed = final_url
      return readPageText(answer)
    },
  })
}
