import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { flatMapInSteps, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { isLooselySame } from '#src/engines/audit/checks/technical/addresses/same-address.ts'
import { liesUnlinked } from '#src/engines/audit/checks/technical/reach/pages-of-folder.ts'

const called_home = /^\W*home(?: ?page)?\W*$/i

/** Where “Home” leads to in the menus of most inner pages. */
function* homeOfMenus({ pages, home, urlOf }: SiteView): Generator<undefined, string | undefined> {
  // Pages that nothing leads to may be those of an older site.
  const goals = yield* flatMapInSteps(pages, ({ row, response }) =>
    response.status === 200 && !liesUnlinked({ response })
      ? row.menu.filter(({ words, place }) => words === 'home' && place === '').slice(0, 1)
      : [],
  )
  const [most] = [...Map.groupBy(goals, ({ page }) => page).values()].sort((a, b) => b.length - a.length)
  const page = most?.[0]?.page
  if (!most || page === undefined || most.length < 2 || most.length <= goals.length / 2) return undefined
  return page === home?.row.page ? undefined : urlOf(page)
}

export const secondFrontPage: SiteCheck = {
  id: 'second-front-page',
  section: 'links',
  scope: 'site',
  severity: 'medium',
  title: '“Home” in the menu leads to another page than your front page',
  why: 'Visitors and search engines meet two front pages that say different things, and your links count for the wrong one.',
  mend: 'Decide which of the two it is, put it at the address of your site, and let the menu lead there.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  ...inSteps(function* (site) {
    const { home, home_view } = site
    const link = home_view?.facts.links.find(one => one.internal && !one.hidden && called_home.test(one.name))
    const own = link?.url?.split('#', 1)[0]
    // The front page may lead to itself, and every other page past it.
    const isHidden = (to: string) =>
      home_view?.facts.links.some(one => one.internal && one.hidden && called_home.test(one.text) && one.url === to)
    const leads_past = own !== undefined && home !== undefined && site.pageAt(own)?.url !== home.url
    const address = leads_past ? own : ((yield* homeOfMenus(site)) ?? own)
    if (!home || address === undefined) return notApplicable
    // A menu that is not shown leads nobody anywhere.
    if (!leads_past && isHidden(address)) return notApplicable
    const target = site.pageAt(address)
    if (!target || target.url === home.url || target.response.status !== 200 || target.row.lang !== home.row.lang)
      return ok
    // A logo that was linked amiss is told as that.
    if (target.kind === 'contact' || target.kind === 'legal') return ok
    const { row } = target
    // One page under two addresses, and one that names the other as its original, are told as that.
    if (row.text_hash === home.row.text_hash || row.main_hash === home.row.main_hash) return ok
    if (row.canonical !== null && isLooselySame(site.urlOf(row.canonical), home.url)) return ok
    return found(home.url, leads_past ? (link?.line ?? null) : null, `“Home” leads to ${new URL(target.url).pathname}`)
  }),
}
