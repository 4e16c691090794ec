import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { isWritten } from '#src/engines/audit/checks/frame-in-scripts.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'

/** So much of a menu may be gone, and the button to book still stand there. */
const share = 0.6

export const menuHidden: SiteCheck = {
  id: 'menu-hidden-on-phones',
  section: 'mobile',
  severity: 'high',
  scope: 'site',
  title: 'On phones your menu is gone, and no button opens it',
  why: 'The style takes the menu away on narrow screens and puts nothing in its place. Most local customers look from a phone, and find only what they scroll past.',
  mend: 'Let narrow screens show the menu in a second row, or add a button that opens it.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/mobile/mobile-sites-mobile-first-indexing',
  look: site => {
    const { home_view, menu_on_phones, own_scripts } = site
    const { links, hidden, by } = menu_on_phones
    if (!home_view || !isShown(home_view) || links === 0) return notApplicable
    if (hidden < links * share || isWritten(site, 'menu')) return ok
    if (own_scripts.some(({ makes_phone_menu }) => makes_phone_menu)) return ok
    return found(
      home_view.url,
      null,
      `${hidden} of ${links} links of the menu, by “${by}”, which narrow screens do not show`,
    )
  },
}
