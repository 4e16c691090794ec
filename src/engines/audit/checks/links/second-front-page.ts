import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { isLooselySame } from '#src/engines/audit/checks/technical/same-address.ts'

const called_home = /^\W*home(?: ?page)?\W*$/i

export const secondFrontPage: SiteCheck = {
  id: 'second-front-page',
  section: 'links',
  scope: 'site',
  severity: 'medium',
  title: '“Home” in the menu leads to another page than your front page',
  why: 'Visitors and search engines meet two front pages that say different things, and your links count for the wrong one.',
  mend: 'Decide which of the two it is, put it at the address of your site, and let the menu lead there.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  look: site => {
    const { home, home_view } = site
    const link = home_view?.facts.links.find(one => one.internal && !one.hidden && called_home.test(one.name))
    if (!home || !link?.url) return notApplicable
    const target = site.pageAt(link.url.split('#', 1)[0] ?? '')
    if (!target || target.url === home.url || target.response.status !== 200) return ok
    const { row } = target
    // One page under two addresses, and one that names the other as its original, are told as that.
    if (row.text_hash === home.row.text_hash || row.main_hash === home.row.main_hash) return ok
    if (row.canonical !== null && isLooselySame(site.urlOf(row.canonical), home.url)) return ok
    return found(home.url, link.line, `“Home” leads to ${new URL(target.url).pathname}`)
  },
}
