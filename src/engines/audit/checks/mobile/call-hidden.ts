import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { isWritten } from '#src/engines/audit/checks/frame-in-scripts.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { countOf } from '#src/engines/audit/checks/quote.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'

export const callHidden: SiteCheck = {
  id: 'call-hidden-on-phones',
  section: 'mobile',
  severity: 'high',
  scope: 'site',
  title: 'The button to call is hidden on phones, where people would press it',
  why: 'On a large screen it stands there and can hardly be used. On a phone, from which most local customers call, the style takes it away.',
  mend: 'Show the number on narrow screens, too: a button to call at the top or the bottom of the screen.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/mobile/mobile-sites-mobile-first-indexing',
  look: site => {
    const { home_view, calls_on_phones } = site
    const { calls, hidden, by } = calls_on_phones
    if (!home_view || !isShown(home_view) || calls === 0) return notApplicable
    // What a script writes there, nobody knows.
    if (hidden < calls || isWritten(site, 'menu') || isWritten(site, 'foot')) return ok
    const line = home_view.facts.tel_links[0]?.line ?? null
    return found(
      home_view.url,
      line,
      `${countOf(calls, 'link')} to call, within “${by}”, which narrow screens do not show`,
    )
  },
}
