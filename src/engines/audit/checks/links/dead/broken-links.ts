import { endsStep } from '#src/engines/audit/checks/in-steps.ts'
import { comesOfMiswriting } from '#src/engines/audit/checks/links/written/miswritten-address.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { isLooselySame } from '#src/engines/audit/checks/technical/addresses/same-address.ts'
import { isOfTheMenu } from '#src/engines/audit/checks/technical/reach/pages-of-folder.ts'
import { standingAside } from '#src/engines/audit/checks/technical/reach/standing-aside.ts'
import { deadAnswer, isGone } from './dead-answer.ts'
import { isServedByHost } from './served-by-host.ts'

type Dead = { url: string; what: string; found_on: string | null }

/**
 * Addresses of the site that were asked for and are not there. Told elsewhere: redirects that end at an error, and pages
 * on which the server fails, whoever links to them.
 */
function deadAddresses({ pages, refused, is_local_copy }: SiteView): Dead[] {
  const answered = pages.flatMap(({ response }): Dead[] => {
    // Of a copy nothing is told about redirects, and www. for none is one only by its server.
    const is_redirected =
      response.hops.length > 0 && !(is_local_copy && isLooselySame(response.url, response.final_url))
    if (is_redirected || !isGone(response.status)) return []
    const what = `answers ${response.status}`
    return [{ url: response.url, what, found_on: response.found_by === 'link' ? response.found_on : null }]
  })
  const unanswered = refused.flatMap(({ url, hops, status, problem, found_by, found_on }): Dead[] => {
    if (hops.length > 0) return []
    const by_status =
      problem.reason === 'client_error' || problem.reason === 'server_error' ? deadAnswer(status ?? 0) : undefined
    const what = problem.reason === 'unresolvable' ? 'no such server' : by_status
    return what ? [{ url, what, found_on: found_by === 'link' ? found_on : null }] : []
  })
  return [...answered, ...unanswered].filter(({ url }) => !comesOfMiswriting(url))
}

/** The working pages that link to each of these addresses. */
function* linkingPages(site: SiteView, ids: ReadonlySet<number>): Generator<undefined, Map<number, string[]>> {
  const linking = new Map<number, string[]>()
  if (ids.size === 0) return linking
  const isAside = standingAside(site)
  for (const [index, page] of site.pages.entries()) {
    if (endsStep(index)) yield
    const { url, response, row } = page
    // That nothing leads to a page is its one finding, unless the menu forgot it.
    if (response.status >= 400 || (isAside(page) && !isOfTheMenu(page))) continue
    for (const links of [row.links, row.nofollow_links]) {
      for (const id of links) {
        if (!ids.has(id)) continue
        const known = linking.get(id)
        if (!known) linking.set(id, [url])
        else if (known.at(-1) !== url) known.push(url)
      }
    }
  }
  return linking
}

/** An address of the site that is not there, and the working pages that link to it: at least one. */
export type BrokenLink = { url: string; what: string; from: string; pages: number }

/** The sitemap's checks ask for them as well. */
const known = new WeakMap<SiteView['pages'], readonly BrokenLink[]>()

/** Links within the site that lead to nothing. The home page is named first where it is among those that link. */
export function* brokenLinksOf(site: SiteView): Generator<undefined, readonly BrokenLink[]> {
  const before = known.get(site.pages)
  if (before) return before
  const dead = deadAddresses(site).filter(({ url }) => !isServedByHost(site, url))
  const linking = yield* linkingPages(site, new Set(dead.flatMap(({ url }) => site.idOf(url) ?? [])))
  const isAside = standingAside(site)
  const broken = dead.flatMap(({ url, what, found_on }) => {
    const id = site.idOf(url)
    const pages = id === undefined ? [] : (linking.get(id) ?? [])
    const finder = found_on === null ? undefined : site.pageAt(found_on)
    const from =
      pages.find(page => page === site.home?.url) ??
      pages[0] ??
      (finder && isAside(finder) && !isOfTheMenu(finder) ? null : found_on)
    return from === null ? [] : [{ url, what, from, pages: pages.length }]
  })
  known.set(site.pages, broken)
  return broken
}
