import { pageAddress } from '#src/engines/audit/checks/on-page/page-address.ts'
import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'

const continued = /\/page\/\d+\/?$|[?&](?:page|paged|pg|p|offset|start)=\d+/i

/** Pages that compete in search results: indexable, their own canonical, and no later page of a list. */
function listedPages({ pages }: SiteView): SitePage[] {
  return pages.filter(
    ({ indexable, url, row }) =>
      indexable && (row.canonical === null || row.canonical === row.page) && !continued.test(url),
  )
}

/** Words of main text from which on an equal text is no accident. */
const fewest_to_compare = 50

/** The listed pages by their main text; those of few words are left out. */
export function byMainText(site: SiteView): Map<string, SitePage[]> {
  const comparable = listedPages(site).filter(({ row }) => row.main_words >= fewest_to_compare)
  return Map.groupBy(comparable, ({ row }) => row.main_hash)
}

/** Titles and descriptions are asked for of the same pages. */
const known = new WeakMap<SiteView['pages'], readonly SitePage[]>()

/** The listed pages, one of each main text: that the others are copies is told once. */
export function distinctPages(site: SiteView): readonly SitePage[] {
  const before = known.get(site.pages)
  if (before) return before
  const distinct = findDistinct(site)
  known.set(site.pages, distinct)
  return distinct
}

function findDistinct(site: SiteView): SitePage[] {
  const copies = new Set([...byMainText(site).values()].flatMap(same => same.slice(1)))
  const listed = listedPages(site).filter(page => !copies.has(page))
  return [...new Map(listed.toReversed().map(page => [pageAddress(page.url), page])).values()].toReversed()
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
