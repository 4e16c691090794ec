import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'

/** Does a page name itself as the original, under whichever of its addresses, or nobody? */
export function isOwnOriginal(site: Pick<SiteView, 'pageAt' | 'urlOf'>, page: SitePage): boolean {
  const { canonical } = page.row
  return canonical === null || canonical === page.row.page || site.pageAt(site.urlOf(canonical)) === page
}
