import type { Answered, CrawlProblem } from '#src/engines/audit/crawl/crawl-event.ts'

/** There is no such page. Anything else below 500 may well work for people: 401, 403, 429, 999. */
export function isGone(status: number): boolean {
  return status === 404 || status === 410
}

/** The server failed, twice: the crawl asks again after an error. */
function hasFailed(status: number): boolean {
  return status >= 500 && status <= 599
}

/** What is wrong with an address of the site itself; undefined where it works, or where nobody can tell. */
export function deadAnswer(status: number): string | undefined {
  return isGone(status) || hasFailed(status) ? `answers ${status}` : undefined
}

/** What is wrong with something on another server, whose passing troubles are not this site's business. */
export function deadElsewhere(result: Answered | null, problem: CrawlProblem | null): string | undefined {
  if (result && isGone(result.status)) return `answers ${result.status}`
  return !result && problem?.reason === 'unresolvable' ? 'no such server' : undefined
}
