import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'
import type { Answered, CrawlProblem, Hop } from '#src/engines/audit/crawl/crawl-event.ts'
import { normaliseUrl } from '#src/engines/audit/crawl/normalise-url.ts'

/** What the crawl learned of an address. `final_url`, `status` and `page` are of the end of its redirects. */
export type Fate = {
  final_url: string
  hops: readonly Hop[]
  status: number | null
  problem: CrawlProblem | null
  page: SitePage | undefined
}

const sayNothing = new Set([401, 403, 407, 408, 425, 429, 999])
const nobodyThere = new Set(['unresolvable', 'connect_failed', 'redirect_loop', 'too_many_redirects'])

/** A status that means there is no page for anybody, not only for us. */
export function isErrorStatus(status: number): boolean {
  return status >= 400 && status < 600 && !sayNothing.has(status)
}

/** Nobody gets a page here. False where only this audit was turned away. */
export function isDead({ status, problem }: Fate): boolean {
  if (problem)
    return nobodyThere.has(problem.reason) || problem.reason === 'client_error' || problem.reason === 'server_error'
  return status !== null && isErrorStatus(status)
}

/** The server failed, which is a cause of its own. */
export function hasFailed({ status }: Pick<Fate, 'status'>): boolean {
  return status !== null && status >= 500 && status < 600
}

/** In a few words, for evidence. */
export function sayFate({ status, problem }: Fate): string {
  if (problem && nobodyThere.has(problem.reason)) return problem.reason.replaceAll('_', ' ')
  return `status ${status ?? 'unknown'}`
}

const remembered = new WeakMap<SiteView, ReadonlyMap<string, Fate>>()

/** Looks up addresses that were asked for: pages, redirects, refusals, checked links. Undefined for any other. */
export function fatesOf(site: SiteView): (url: string) => Fate | undefined {
  const fates = remembered.get(site) ?? collectFates(site)
  remembered.set(site, fates)
  const fateOf = (url: string) => pageThere(site, url) ?? fates.get(url)
  return url => fateOf(url) ?? fateOf(normaliseUrl(url) ?? url)
}

/** A page of the site is kept already, and a large site has many. */
function pageThere(site: SiteView, url: string): Fate | undefined {
  const page = site.pageAt(url)
  if (page?.url !== url) return undefined
  return { final_url: url, hops: [], status: page.response.status, problem: null, page }
}

function collectFates(site: SiteView): ReadonlyMap<string, Fate> {
  const fates = new Map<string, Fate>()
  const answered = ({ url, final_url, hops, status }: Answered, problem: CrawlProblem | null): void => {
    fates.set(url, { final_url, hops, status, problem, page: site.pageAt(final_url) })
  }
  for (const { url, result, problem, external } of site.links_checked) {
    if (result) answered(result, problem)
    else if (external) fates.set(url, { final_url: url, hops: [], status: null, problem, page: undefined })
  }
  for (const { url, hops, status, problem } of site.refused)
    fates.set(url, { final_url: url, hops, status, problem, page: undefined })
  for (const redirect of site.redirected) answered(redirect, null)
  for (const { response } of site.twins) {
    const { final_url } = response
    answered(response, null)
    fates.set(final_url, { final_url, hops: [], status: response.status, problem: null, page: site.pageAt(final_url) })
  }
  for (const { response, url } of site.pages) if (response.url !== url) answered(response, null)
  return fates
}
