import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { endsStep, flatMapInSteps, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageKind } from '#src/engines/audit/checks/page-view.ts'
import { countOf } from '#src/engines/audit/checks/quote.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'
import { plainName } from '#src/engines/audit/facts/site/bare-cards.ts'
import { hash32 } from '#src/engines/audit/facts/site/hash32.ts'

/** One may be chance; so many cards of a page were made alike. */
const fewest = 3
const shown = 4
const goals = new Set<PageKind>(['service', 'other'])
const lists = new Set<PageKind>(['home', 'service', 'listing', 'about', 'other'])
const file_of = /([^/]+?)(?:\.\w+)?\/?$/

/** Pages by the hash of what they are called in their address or main heading. */
function* pagesByName({ pages }: SiteView): Generator<undefined, Map<number, SitePage>> {
  const by_name = new Map<number, SitePage>()
  for (const [index, page] of pages.entries()) {
    if (endsStep(index)) yield
    if (!goals.has(page.kind) || page.response.status !== 200) continue
    const file = file_of.exec(new URL(page.url).pathname)?.[1] ?? ''
    for (const name of [page.row.h1, file]) {
      const plain = plainName(name)
      if (plain.length >= 5) by_name.set(hash32(plain), page)
    }
  }
  return by_name
}

export const cardsWithoutLink: SiteCheck = {
  id: 'cards-without-link',
  section: 'links',
  scope: 'site',
  severity: 'low',
  title: 'Services are listed without a link to their own pages',
  why: 'Whoever reads of a service there wants to know more, and has to look for its page in the menu. Search engines learn from such links what the page is about.',
  mend: 'Make the name of each service, or its whole card, a link to the page of that service.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  ...inSteps(function* (site) {
    if (site.pages.length <= fewest) return notApplicable
    const by_name = yield* pagesByName(site)
    const told = yield* flatMapInSteps(site.pages, (page): Occurrence[] => {
      if (!lists.has(page.kind) || !page.indexable) return []
      const found = new Set([...page.row.bare_cards].flatMap(card => by_name.get(card) ?? []))
      found.delete(page)
      if (found.size < fewest) return []
      const named = [...found].slice(0, shown).map(({ url }) => new URL(url).pathname)
      const evidence = `${countOf(found.size, 'name')} without a link, though there are ${named.join(', ')}`
      return [{ url: page.url, line: null, evidence: shortened(evidence, 160) }]
    })
    return foundAll(told)
  }),
}
