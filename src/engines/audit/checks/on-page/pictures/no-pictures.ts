import { isLocalSite } from '#src/engines/audit/checks/business/local-site.ts'
import { unreadOf } from '#src/engines/audit/checks/business/places-of-site.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, notChecked, ok } from '#src/engines/audit/checks/outcome.ts'
import { countOf } from '#src/engines/audit/checks/quote.ts'
import { isHarmlessScript } from '#src/engines/audit/facts/scripts/inquiry-forms.ts'
import type { ScriptFact } from '#src/engines/audit/facts/types/script-facts.ts'

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
    const { pages, painted, home_view, links_checked, origin, own_scripts } = site
    const shown = pages.filter(({ response }) => response.status === 200)
    if (!home_view || shown.length < fewest_pages || !isLocalSite(site)) return notApplicable
    if (painted.length > 0 || shown.some(({ row }) => row.has.picture)) return ok
    const unread = unreadOf(site)
    if (unread !== null) return notChecked(unread)
    // Scripts may bring pictures, and styles that were not read; those of libraries show none.
    const { scripts, stylesheets, empty_app_root } = home_view.facts
    const drawless = new Set(own_scripts.flatMap(({ url, shows_pictures }) => (shows_pictures ? [] : [url])))
    const may_draw = ({ src, url }: ScriptFact) =>
      src !== null && !isHarmlessScript(src) && (url === null || !drawless.has(url))
    const has_scripts = scripts.some(may_draw) || empty_app_root !== null
    const read = new Set(links_checked.flatMap(({ url, result }) => (result?.status === 200 ? [url] : [])))
    const has_styles = stylesheets.some(({ url }) => url?.startsWith(`${origin}/`) && !read.has(url))
    if (has_scripts || has_styles) return notChecked('Scripts or styles may show pictures.')
    return found(home_view.url, null, `no picture on ${countOf(shown.length, 'page')}`)
  },
}
