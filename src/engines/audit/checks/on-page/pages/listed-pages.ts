import { endsStep } from '#src/engines/audit/checks/in-steps.ts'
import { looksLeft } from '#src/engines/audit/checks/security/leftover-files.ts'
import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'
import { isOwnOriginalInAnySpelling } from '#src/engines/audit/checks/technical/addresses/own-original.ts'
import { standingAside } from '#src/engines/audit/checks/technical/reach/standing-aside.ts'
import { pageAddress } from './page-address.ts'

const continued = /\/page\/\d+(?:\/(?:index\.html?)?)?$|[?&](?:page|paged|pg|p|offset|start)=\d+/i

/**
 * Pages that compete in search results: indexable, their own canonical, and no later page of a list. That somebody's old
 * copy lies there is told as that.
 */
const isListed = (site: SiteView, page: SitePage) =>
  page.indexable && isOwnOriginalInAnySpelling(site, page) && !continued.test(page.url) && !looksLeft(page.url)

/** Words of main text from which on an equal text is no accident. */
const fewest_to_compare = 50

type Listed = { by_main_text: Map<string, SitePage[]>; distinct: readonly SitePage[] }

/** Titles, descriptions and texts are asked for of the same pages. */
const known = new WeakMap<SiteView['pages'], Listed>()

function* listedPages(site: SiteView): Generator<undefined, Listed> {
  const { pages } = site
  const before = known.get(pages)
  if (before) return before
  const isAside = standingAside(site)
  const by_main_text = new Map<string, SitePage[]>()
  const by_address = new Map<string, SitePage>()
  for (const [index, page] of pages.entries()) {
    if (endsStep(index)) yield
    if (!isListed(site, page)) continue
    const { main_words, main_hash } = page.row
    const same = main_words >= fewest_to_compare ? by_main_text.get(main_hash) : undefined
    if (same) same.push(page)
    else if (main_words >= fewest_to_compare) by_main_text.set(main_hash, [page])
    // That nothing leads to a page is its one finding, unless it is a copy.
    const address = same || isAside(page) ? undefined : pageAddress(page.url)
    if (address !== undefined && !by_address.has(address)) by_address.set(address, page)
  }
  const listed = { by_main_text, distinct: [...by_address.values()] }
  known.set(pages, listed)
  return listed
}

/** The listed pages by their main text; those of few words are left out. */
export function* byMainText(site: SiteView): Generator<undefined, ReadonlyMap<string, readonly SitePage[]>> {
  return (yield* listedPages(site)).by_main_text
}

/** The listed pages, one of each main text and address: that the others are copies is told once. */
export function* distinctPages(site: SiteView): Generator<undefined, readonly SitePage[]> {
  return (yield* listedPages(site)).distinct
}

/** Names, for each of some pages, the others: “/about/ and 3 more”. */
export function namingOthers(pages: readonly SitePage[]): (than: SitePage) => string {
  const [first, second] = pages
  const more = pages.length > 2 ? ` and ${pages.length - 2} more` : ''
  const named = (page: SitePage | undefined) => (page ? `${pathOf(page.url)}${more}` : '')
  const [name_of_first, name_of_second] = [named(first), named(second)]
  return than => (than === first ? name_of_second : name_of_first)
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}
