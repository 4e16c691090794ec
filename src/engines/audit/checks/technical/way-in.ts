import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'
import { fatesOf } from '#src/engines/audit/checks/technical/what-came-of.ts'

/** Rows keep this many links of a page; a page with more may link to anything. */
const keptLinks = 150
const fewLinks = 3

/** The pages that each page links to, redirects followed, itself left out. */
export function linksBetween(site: SiteView): Map<SitePage, Set<SitePage>> {
  const fateOf = fatesOf(site)
  return new Map(
    site.pages.map(page => {
      const targets = new Set<SitePage>()
      for (const id of page.row.links) {
        const target = fateOf(site.urlOf(id))?.page
        if (target && target !== page) targets.add(target)
      }
      return [page, targets]
    }),
  )
}

/** Why it cannot be told which pages are linked; undefined when it can. */
export function linksUnknown({ pages, home, home_view, done }: SiteView): string | undefined {
  if (!home) return 'The home page could not be read.'
  if (done.stopped_by !== null || done.pages_left > 0) return 'The site has more pages than were read.'
  if (home_view?.facts.empty_app_root || home.row.links.length < fewLinks)
    return 'The home page has hardly any links in its HTML; a script may add them.'
  const isCut = pages.some(({ row }) => row.links.length >= keptLinks || row.has.truncated)
  return isCut ? 'Some pages have more links than were kept.' : undefined
}

/** Clicks from the home page, for pages that can be reached. */
export function clicksFrom(home: SitePage, links: Map<SitePage, Set<SitePage>>): Map<SitePage, number> {
  const clicks = new Map([[home, 0]])
  const waiting = [home]
  for (const page of waiting)
    for (const target of links.get(page) ?? []) {
      if (clicks.has(target)) continue
      clicks.set(target, (clicks.get(page) ?? 0) + 1)
      waiting.push(target)
    }
  return clicks
}
