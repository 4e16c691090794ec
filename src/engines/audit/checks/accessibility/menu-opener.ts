import type { Outcome, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import { isHarmlessScript } from '#src/engines/audit/facts/scripts/inquiry-forms.ts'
import type { ControlFact } from '#src/engines/audit/facts/types/control-facts.ts'

/** What draws pages in the browser says by itself what is open. */
const makes_pages =
  /alpine|htmx|react|vue|next|nuxt|svelte|angular|elementor|webflow|wix|squarespace|app\b|bundle|chunk|runtime/i

/** Code of pages that were drawn before they were sent: what it says of state stands in them. */
const of_drawn_pages = /\/_next\/static\//

/** Three lines, or the word: “Locations” opens another list. */
const is_sign = /^(?:(?:open |toggle )?(?:menu|nav(?:igation)?)|[^\p{L}]{0,3})$/iu

/** A script that was read, or one that nobody read, may say what is open, or make a box a button. */
export function mayTellState({ own_scripts, scripts, origin }: SiteView): boolean {
  if (own_scripts.some(({ url, tells_state }) => tells_state && !of_drawn_pages.test(url))) return true
  const read = new Set(own_scripts.map(({ url }) => url))
  return scripts.some(({ url }) => {
    if (isHarmlessScript(url) || read.has(url) || of_drawn_pages.test(url)) return false
    return url.startsWith(`${origin}/`) || makes_pages.test(url)
  })
}

/** The same for the front page alone. */
function maySay(site: SiteView): boolean {
  const here = site.home_view?.facts.scripts ?? []
  if (here.some(({ tells_state }) => tells_state)) return true
  return mayTellState({ ...site, scripts: site.scripts.filter(({ url }) => here.some(one => one.url === url)) })
}

/** The menu is the same on all pages: the front page shows what opens it. */
function lookFor(site: SiteView, does: ControlFact['does']): Outcome {
  const { home_view } = site
  if (!home_view || !isShown(home_view) || home_view.facts.scripts.length === 0) return notApplicable
  const opener = home_view.facts.controls.find(one => one.does === does && is_sign.test(one.text))
  if (!opener) return notApplicable
  if (maySay(site)) return ok
  const { element, by, text, line } = opener
  const called = by.startsWith('#') ? `id="${by.slice(1)}"` : `${by.includes('(') ? 'onclick' : 'class'}="${by}"`
  return found(home_view.url, line, `<${element} ${called}>${text}`)
}

export const menuByMouse: SiteCheck = {
  id: 'menu-by-mouse-only',
  section: 'accessibility',
  severity: 'medium',
  scope: 'site',
  title: 'The menu on phones opens by touch or mouse alone',
  why: 'The sign that opens it is no button. Screen readers pass over it and no key reaches it, so that some visitors see none of your pages but this.',
  mend: 'Make it <button type="button" aria-label="Menu" aria-expanded="false"> and let the script change aria-expanded.',
  source: 'https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/',
  look: site => lookFor(site, 'menu'),
}

export const menuButtonState: SiteCheck = {
  id: 'menu-button-state',
  section: 'accessibility',
  severity: 'low',
  scope: 'site',
  title: 'The menu button does not say whether the menu is open',
  why: 'Who sees the page sees the menu open. A screen reader says nothing, and its user presses again and shuts it.',
  mend: 'Give the button aria-expanded="false", and let the script set it to true while the menu is open.',
  source: 'https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/',
  look: site => lookFor(site, 'menu-button'),
}
