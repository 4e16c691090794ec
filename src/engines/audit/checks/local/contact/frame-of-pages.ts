import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'

/** Twins of other pages, as those for AMP, are not counted again. */
function isTwin(site: SiteView, { url, row: { canonical } }: SitePage): boolean {
  const original = canonical === null ? undefined : site.pageAt(site.urlOf(canonical))
  return original !== undefined && original.url !== url
}

/** Pages that searchers may land on. What a script draws whole says nothing in its HTML, and that is told of such pages. */
export const pagesToLandOn = (site: SiteView): SitePage[] =>
  site.pages.filter(page => page.indexable && page.row.words > 0 && !isTwin(site, page))

/** A number that is shown or can be tapped, also one that leads nowhere: that is told as such. */
export const tellsPhone = ({ row }: SitePage): boolean =>
  row.dead_phone || row.phones.some(({ from, fax }) => from !== 'structured-data' && !fax)
