import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import { namesAny } from '#src/engines/audit/facts/scripts/acts-in-code.ts'
import { isHarmlessScript } from '#src/engines/audit/facts/scripts/inquiry-forms.ts'

/** What makes lists of links open by other means. */
const opens_lists = /superfish|mean-?menu|smartmenus|slicknav|hoverintent|dropdown|bootstrap|menu|nav\b/i
const is_script = /\.m?js(?:[?#]|$)/i

export const menuByPointer: SiteCheck = {
  id: 'menu-by-pointer-only',
  section: 'accessibility',
  severity: 'medium',
  scope: 'site',
  title: 'A part of the menu opens only while a mouse points at it',
  why: 'Fingers do not point: on a tablet or a phone the first touch often leads away, and with the keyboard nobody reaches the pages below.',
  mend: 'Let the list open on :focus-within as well, and on a press: a <button aria-expanded> beside the entry.',
  source: 'https://www.w3.org/WAI/tutorials/menus/flyout/',
  look: ({ home_view, hover_menu, links_checked, own_scripts, origin, scripts }) => {
    if (!home_view || !isShown(home_view) || !hover_menu) return notApplicable
    const own = links_checked.filter(({ url, external }) => !external && is_script.test(url))
    // One that was not read, or that of somebody else, may be the one that opens it.
    if (own.length > own_scripts.length) return notApplicable
    const theirs = scripts.filter(({ url }) => !url.startsWith(`${origin}/`))
    if (theirs.some(({ url }) => !isHarmlessScript(url) || opens_lists.test(url))) return notApplicable
    if (own_scripts.some(({ acts }) => namesAny(acts, hover_menu.names))) return ok
    const { links, shown, selector } = hover_menu
    return found(home_view.url, null, `${shown} with ${links} links: ${selector}`)
  },
}
