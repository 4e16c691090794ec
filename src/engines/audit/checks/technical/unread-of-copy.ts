import { pageAddress } from '#src/engines/audit/checks/on-page/page-address.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'

const of_the_menu = /\/(?:contact|about|services|menu)(?:[-_]?us)?(?:\.html?|\/)?$/i

/** Does a page lie in the folder that every menu has, and no link leads to it from a site with scripts of its own? */
export function hasUnseenMenu(site: SiteView): boolean {
  const has_scripts = site.home_view?.facts.scripts.some(({ src }) => src !== null && !/^https?:|^\/\//.test(src))
  return has_scripts === true && unreadOfCopy(site).some(url => of_the_menu.test(url))
}

/** Pages of the folder that was audited that no link, sitemap or redirect led to. */
export function unreadOfCopy({ copy_pages, pages, refused, redirected }: SiteView): string[] {
  // Static hosts answer /about with about.html.
  const plain = (url: string) => pageAddress(url).replace(/\.html?$/, '')
  const met = [
    ...pages.flatMap(({ url, response }) => [url, response.url]),
    ...[...refused, ...redirected].map(({ url }) => url),
  ]
  const known = new Set(met.map(plain))
  return copy_pages.filter(url => !known.has(plain(url)))
}
