import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { endsStep, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { countOf } from '#src/engines/audit/checks/quote.ts'
import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'
import { isLooselySame } from '#src/engines/audit/checks/technical/addresses/same-address.ts'
import { deadCanonicals } from '#src/engines/audit/checks/technical/canonicals/canonical-targets.ts'

const most = 10
/** On fewer it is a slip. */
const fewest = 2

/** An address without the name of an index file, the ending of a page and the slash behind it. */
const bare = (url: string) =>
  url
    .replace(/\/(?:index|default)\.(?:html?|php|aspx?)$/i, '/')
    .replace(/\.html?$/i, '')
    .replace(/\/$/, '')

/** How many pages link to each address. */
function* linksTo({ pages }: SiteView): Generator<undefined, Map<number, number>> {
  const counts = new Map<number, number>()
  for (const [index, { row, response }] of pages.entries()) {
    if (endsStep(index)) yield
    if (response.status !== 200) continue
    for (const id of row.links) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}

/** The address that a page calls its own, where that is another spelling of the one linked to. */
function ownAddress({ row }: SitePage, linked: string, urlOf: SiteView['urlOf']): string | undefined {
  const canonical = row.canonical === null ? undefined : urlOf(row.canonical)
  if (canonical === undefined || bare(canonical) !== bare(linked)) return undefined
  // What differs by a slash or capitals only is told of the page itself.
  return isLooselySame(canonical, linked) ? undefined : canonical
}

export const linksPastCanonical: SiteCheck = {
  id: 'links-past-canonical',
  section: 'links',
  scope: 'site',
  severity: 'low',
  title: 'Links lead to another spelling of an address than the page calls its own',
  why: '“/index.html” and “/” show the same page. Search engines follow the one, are told of the other, and have to sort them out for each page.',
  mend: 'Write the address in links as the page’s canonical has it: “/” for the home page, in the logo and in the menu.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  ...inSteps(function* (site) {
    if (site.pages.every(({ row }) => row.canonical === null)) return notApplicable
    const counts = yield* linksTo(site)
    const dead = deadCanonicals(site)
    const past = [...counts].flatMap(([id, count]) => {
      const linked = site.urlOf(id)
      // What asks something of a page has the page without the question as its original, as it should.
      const page = count < fewest || linked.includes('?') ? undefined : site.pageAt(linked)
      const own = page && ownAddress(page, linked, site.urlOf)
      // An own address that leads to nothing is the fault, not the links past it.
      return own === undefined || dead.has(own) ? [] : [{ count, linked, own }]
    })
    return foundAll(
      past
        .sort((a, b) => b.count - a.count)
        .slice(0, most)
        .map(({ count, linked, own }) => {
          const evidence = `${countOf(count, 'page')} link here; its canonical says ${own.slice(site.origin.length) || own}`
          return { url: linked, line: null, evidence }
        }),
    )
  }),
}
