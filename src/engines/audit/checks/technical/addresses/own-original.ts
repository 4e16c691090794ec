import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'
import { isLooselySame } from '#src/engines/audit/checks/technical/addresses/same-address.ts'

/** Does a page name itself as the original, under whichever of its addresses, or nobody? */
export function isOwnOriginal(site: Pick<SiteView, 'pageAt' | 'urlOf'>, page: SitePage): boolean {
  const { canonical } = page.row
  return canonical === null || canonical === page.row.page || site.pageAt(site.urlOf(canonical)) === page
}

/** The same where the original is only spelled otherwise, with www or by http, and no page of the site answers there. */
export function isOwnOriginalInAnySpelling(site: Pick<SiteView, 'pageAt' | 'urlOf'>, page: SitePage): boolean {
  if (isOwnOriginal(site, page)) return true
  const named = site.urlOf(page.row.canonical ?? page.row.page)
  return site.pageAt(named) === undefined && isLooselySame(named, page.url)
}
