import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { deadAnswer, isGone } from '#src/engines/audit/checks/links/dead-answer.ts'
import { comesOfMiswriting } from '#src/engines/audit/checks/links/miswritten-address.ts'
import { foundAll } from '#src/engines/audit/checks/outcome.ts'
import { countOf } from '#src/engines/audit/checks/quote.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'

type Dead = { url: string; what: string; found_on: string | null }

/**
 * Addresses of the site that were asked for and are not there. Told elsewhere: redirects that end at an error, and pages
 * on which the server fails, whoever links to them.
 */
function deadAddresses({ pages, refused }: SiteView): Dead[] {
  const answered = pages.flatMap(({ response }): Dead[] => {
    if (response.hops.length > 0 || !isGone(response.status)) return []
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
function linkingPages(site: SiteView, ids: ReadonlySet<number>): Map<number, string[]> {
  const linking = new Map<number, string[]>()
  for (const { url, response, row } of site.pages) {
    if (response.status >= 400) continue
    for (const id of new Set([...row.links, ...row.nofollow_links])) {
      if (!ids.has(id)) continue
      const known = linking.get(id)
      if (known) known.push(url)
      else linking.set(id, [url])
    }
  }
  return linking
}

function lineOnHome({ home_view }: SiteView, from: string, to: string): number | null {
  if (home_view?.url !== from) return null
  return home_view.facts.links.find(({ url }) => url?.split('#', 1)[0] === to)?.line ?? null
}

export const brokenInternalLink: SiteCheck = {
  id: 'broken-internal-link',
  section: 'links',
  scope: 'site',
  severity: 'critical',
  title: 'Links on your site lead to pages that do not exist',
  why: 'A visitor who clicks one meets an error page and often leaves for good; search engines lose the trail as well.',
  mend: 'Point each link at the page it was meant for, bring the page back, or remove the link.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  look(site) {
    const dead = deadAddresses(site)
    const ids = new Set(dead.flatMap(({ url }) => site.idOf(url) ?? []))
    const linking = linkingPages(site, ids)
    const occurrences = dead.flatMap(({ url, what, found_on }): Occurrence[] => {
      const id = site.idOf(url)
      const pages = id === undefined ? [] : (linking.get(id) ?? [])
      const from = pages.find(page => page === site.home?.url) ?? pages[0] ?? found_on
      if (from === null) return []
      const more = pages.length > 1 ? `, linked from ${countOf(pages.length, 'page')}` : ''
      return [{ url: from, line: lineOnHome(site, from, url), evidence: `${shortened(url)} ${what}${more}` }]
    })
    return foundAll(occurrences)
  },
}
