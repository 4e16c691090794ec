import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { flatMapInSteps, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { isNamedPage, ownNamesOf } from '#src/engines/audit/checks/links/dead/pages-by-name.ts'
import { foundAll } from '#src/engines/audit/checks/outcome.ts'
import { countOf } from '#src/engines/audit/checks/quote.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'
import { plainCall } from '#src/engines/audit/facts/site/bare-calls.ts'
import { hash32 } from '#src/engines/audit/facts/site/hash32.ts'

/** On fewer pages it may be a sentence of the text. */
const fewest_pages = 3
const usual_share = 0.5

/** Pages by the hash of what they are called, without the words that call to act. */
function* pagesByCall({ pages }: SiteView): Generator<undefined, ReadonlyMap<number, SitePage>> {
  const named = yield* flatMapInSteps(pages, page =>
    isNamedPage(page) ? ownNamesOf(page).map(name => ({ hash: hash32(plainCall(name)), page })) : [],
  )
  return new Map(named.toReversed().map(({ hash, page }) => [hash, page]))
}

/** The menu has the way there: the words are its caption, or no loss. */
const leadsThere = (site: SiteView, { row }: SitePage, goal: SitePage | undefined): boolean =>
  row.menu.some(entry => site.pageAt(site.urlOf(entry.page)) === goal)

export const callsWithoutLink: SiteCheck = {
  id: 'call-without-link',
  section: 'links',
  scope: 'site',
  severity: 'high',
  title: 'What looks like a button is mere text',
  why: 'The call at the top of your pages asks visitors to act, and pressing it does nothing: the page it is for is there, but not behind it.',
  mend: 'Make the words a link to that page.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  ...inSteps(function* (site) {
    const calling = yield* flatMapInSteps(site.pages, page =>
      page.response.status === 200 ? Array.from(page.row.bare_calls, hash => ({ hash, page })) : [],
    )
    if (calling.length < fewest_pages) return foundAll([])
    const by_call = yield* pagesByCall(site)
    const found: Occurrence[] = []
    for (const [hash, on] of Map.groupBy(calling, one => one.hash)) {
      const goal = by_call.get(hash)
      const others = on.filter(({ page }) => page !== goal && !leadsThere(site, page, goal))
      const [first] = others
      if (!goal || !first || others.length < Math.max(fewest_pages, site.pages.length * usual_share)) continue
      const name = shortened(goal.row.h1 || goal.row.title, 50)
      const evidence = `a call for ${new URL(goal.url).pathname} (“${name}”) without a link, on ${countOf(others.length, 'page')}`
      found.push({ url: first.page.url, line: null, evidence })
    }
    return foundAll(found)
  }),
}
