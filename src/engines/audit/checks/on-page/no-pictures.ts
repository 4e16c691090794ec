import { isLocalSite } from '#src/engines/audit/checks/business/local-site.ts'
import { unreadOf } from '#src/engines/audit/checks/business/places-of-site.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, notChecked, ok } from '#src/engines/audit/checks/outcome.ts'
import { countOf } from '#src/engines/audit/checks/quote.ts'

/** One page may be a card. */
const fewest_pages = 3

export const noPictures: SiteCheck = {
  id: 'pictures-none',
  section: 'on-page',
  scope: 'site',
  severity: 'low',
  title: 'Not one photo stands on your site',
  why: 'People want to see the shop, the work and who does it before they come. Image search has nothing of yours to show.',
  mend: 'Add a few photos of your own: the front door, the team, finished work.',
  source: 'https://developers.google.com/search/docs/appearance/google-images',
  look: site => {
    const { pages, painted, home_view, links_checked } = site
    const shown = pages.filter(({ response }) => response.status === 200)
    if (!home_view || shown.length < fewest_pages || !isLocalSite(site)) return notApplicable
    if (painted.length > 0 || shown.some(({ row }) => row.has.picture)) return ok
    const unread = unreadOf(site)
    if (unread !== null) return notChecked(unread)
    // Scripts may bring pictures, and styles that were not read.
    const { scripts, stylesheets, empty_app_root } = home_view.facts
    const has_scripts = scripts.some(({ src }) => src !== null) || empty_app_root !== null
    const unread_styles = stylesheets.some(
      ({ url }) => !links_checked.some(one => one.url === url && one.result?.status === 200),
    )
    if (has_scripts || unread_styles) return notChecked('Scripts or styles may show pictures.')
    return found(home_view.url, null, `no picture on ${countOf(shown.length, 'page')}`)
  },
}
