import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { type Part, wereRead, writersOfFrame } from '#src/engines/audit/checks/frame-in-scripts.ts'
import { flatMapInSteps, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { contactByScript } from '#src/engines/audit/checks/local/contact/contact-by-script.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { isShown, unseenPart } from '#src/engines/audit/checks/unseen-part.ts'

/** Fewer are no menu: a logo, or a button to call. */
const of_a_menu = 2

/** Have most pages no menu in their HTML, neither to other pages nor to places of their own? */
function* lacksMenus({ pages, home_view, home }: SiteView): Generator<undefined, boolean> {
  const shown = pages.filter(({ response }) => response.status === 200)
  const without = yield* flatMapInSteps(shown, ({ url, row }) => (row.menu.length < of_a_menu ? [url] : []))
  if (without.length * 2 <= shown.length) return false
  const places = home_view?.facts.links.filter(
    ({ kind, in_nav, region, hidden }) => kind === 'fragment' && (in_nav || region === 'header') && !hidden,
  )
  return shown.length > 1 || home === undefined || (places?.length ?? 0) < of_a_menu
}

export const frameByScript: SiteCheck = {
  id: 'frame-drawn-by-script',
  section: 'technical',
  scope: 'site',
  severity: 'medium',
  title: 'The menu or the foot of your pages is written by a script',
  why: 'Its links stand in the HTML of no page. Search engines find your pages later, assistants that run no scripts find neither them nor what stands in the foot, and visitors get pages without a menu when the script fails.',
  mend: 'Put menu and foot into the HTML of each page: site generators, server-side includes and most builders do so from one file.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  ...inSteps(function* (site) {
    const { home_view } = site
    if (!home_view || !isShown(home_view) || unseenPart(home_view) !== null) return notApplicable
    // Where nothing else tells how to reach you, that is the finding.
    if (contactByScript.look(site).state === 'found') return notApplicable
    const lacks: Part[] = []
    // What was read and put in stands in the HTML of no page all the same.
    const is_put_in = wereRead(home_view)
    if (is_put_in || (yield* lacksMenus(site))) lacks.push('menu')
    if (lacks.length > 0 || home_view.facts.text.footer_words === 0) lacks.push('foot')
    const writers = writersOfFrame(site).filter(({ parts }) => parts.some(part => lacks.includes(part)))
    const [first] = writers
    if (!first) return ok
    const parts = lacks.filter(part => writers.some(writer => writer.parts.includes(part)))
    const said = parts.map(part => (part === 'menu' ? 'the menu' : 'the foot')).join(' and ')
    const files = [...new Set(writers.map(({ what }) => what))].slice(0, 3).join(', ')
    return found(first.url, first.line, `${said} of the pages: ${files}`)
  }),
}
