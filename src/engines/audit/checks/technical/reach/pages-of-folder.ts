import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'
import { fileAddress } from '#src/engines/audit/crawl/copy-pages.ts'
import type { LinkFact } from '#src/engines/audit/facts/types/link-facts.ts'

const of_the_menu = /\/(contact|about|services|menu)(?:[-_]?us)?(?:\.html?|\/)?$/i

const has_own_scripts = (home: PageView | undefined): boolean =>
  home?.facts.scripts.some(({ src }) => src !== null && !/^https?:|^\/\//.test(src)) === true

/** The last part of the address of a link, or the part of the page that it leads to. */
function lastPartOf({ url, kind }: Pick<LinkFact, 'url' | 'kind'>): string {
  const goal = URL.parse(url ?? '')
  if (kind === 'fragment') return (goal?.hash ?? '').toLowerCase()
  const path = (goal?.pathname ?? '').toLowerCase()
  return path.slice(path.lastIndexOf('/', path.length - 2))
}

/** A page that every menu has, and that this menu has under no other name: "/menu" lies beside the "/menu_new" that is linked. */
function areForgotten(home: PageView | undefined, lying: readonly string[]): string[] {
  // The menu of a page of one piece leads to its own parts.
  const linked = (home?.facts.links ?? [])
    .filter(({ internal, kind }) => (internal && kind === 'web') || kind === 'fragment')
    .map(lastPartOf)
  return lying.filter(url => {
    const word = of_the_menu.exec(url)?.[1]?.toLowerCase()
    return word !== undefined && !linked.some(part => part.includes(word))
  })
}

/** So many of the pages that every menu has are forgotten by nobody. */
const several = 2

/** Do no links lead to several pages that every menu has, on a site with scripts of its own? They draw it, over what was served. */
export function lacksItsMenu(home: PageView | undefined, unlinked: readonly string[]): boolean {
  return has_own_scripts(home) && areForgotten(home, unlinked).length >= several
}

/** Does a page lie there that every menu has, and no link leads to it from a site with scripts of its own? */
export function drawsItsMenu(home: PageView | undefined, lying: readonly string[]): boolean {
  return has_own_scripts(home) && areForgotten(home, lying).length > 0
}

/** Lies in the folder that was audited, and no link, sitemap or redirect led to it. */
export function liesUnlinked({ response }: Pick<SitePage, 'response'>): boolean {
  return response.found_by === 'folder'
}

/** Do scripts draw the menu, so that nobody can tell from the HTML which pages are linked? */
export function hasUnseenMenu(site: SiteView): boolean {
  // What answers with an error is no page that a menu was to lead to.
  const read = site.pages.filter(page => liesUnlinked(page) && page.response.status === 200).map(({ url }) => url)
  return drawsItsMenu(site.home_view, [...read, ...unreadOfCopy(site)])
}

/** A page that every menu has is a part of the site, though the menu forgot it: what leads from it is looked for. */
export const isOfTheMenu = ({ response }: Pick<SitePage, 'response'>): boolean => of_the_menu.test(response.url)

/** Pages of the folder that were not read, for there are too many of them. */
export function unreadOfCopy({ copy_pages, pages, twins, leftovers, refused, redirected }: SiteView): string[] {
  if (copy_pages.length === 0) return []
  const met = [
    ...[...pages, ...twins].flatMap(({ response }) => [response.final_url, response.url]),
    ...[...refused, ...redirected, ...leftovers].map(({ url }) => url),
  ]
  const known = new Set(met.map(fileAddress))
  const passed_over = leftovers
    .filter(({ others }) => others > 0)
    .map(({ url }) => url.slice(0, url.lastIndexOf('/') + 1))
  return copy_pages.filter(url => !known.has(fileAddress(url)) && !passed_over.some(folder => url.startsWith(folder)))
}
