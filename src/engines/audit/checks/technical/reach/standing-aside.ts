import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'
import { linkedByCode } from './linked-by-code.ts'
import { hasUnseenMenu, liesUnlinked } from './pages-of-folder.ts'
import { linksUnknown } from './way-in.ts'

/** Fewer are a door, or a script draws the menu. */
const few_links = 3

/**
 * Tells of each page whether nothing leads to it on a site whose own pages are known by links. That is its one finding;
 * how it is built, and where it leads, is nobody's concern.
 */
export function standingAside(site: SiteView): (page: Pick<SitePage, 'url' | 'response'>) => boolean {
  const { copy_pages, home_view, pages } = site
  // A site of one page leads from part to part of it.
  const leads =
    home_view?.facts.links.filter(
      ({ kind, internal, href }) => (kind === 'web' && internal) || (kind === 'fragment' && href !== '#'),
    ).length ?? 0
  if (copy_pages.length === 0 || leads < few_links || hasUnseenMenu(site)) return () => false
  // Where it cannot be told what is linked, that is no finding to leave the rest to.
  if (linksUnknown(site)) return () => false
  const linked = pages.filter(page => !liesUnlinked(page)).length
  if (linked * 2 < copy_pages.length) return () => false
  const isDrawn = linkedByCode(site)
  return page => liesUnlinked(page) && !isDrawn(page.url)
}
