import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { deadAnswer } from '#src/engines/audit/checks/links/dead/dead-answer.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'

/** A word on a button may wait for a click. */
const least_chars = 80
const of_code = /^(?:|module|(?:text|application)\/(?:x-)?javascript)$/
/** Scripts whose work it is to fade in what a style hides. */
const fades_in =
  /\b(?:wow|aos|scroll-?reveal|sal|waypoints?|animate|reveal|in-?view|gsap|scroll-?magic|viewport-?checker|appear)\b[^/]*\.js/i

/** The script that was to show the text, and does not lie there. */
function missingFader({ links_checked, home_view }: SiteView): string | undefined {
  const loaded = new Set(
    home_view?.facts.scripts.flatMap(({ url }) => (url !== null && fades_in.test(url) ? [url] : [])),
  )
  if (loaded.size === 0) return undefined
  const dead = links_checked.filter(({ url, result }) => loaded.has(url) && result && deadAnswer(result.status))
  // Another one that is there may do the same.
  return dead.length === loaded.size ? dead[0]?.url : undefined
}

export const textNeverShown: SiteCheck = {
  id: 'text-never-shown',
  section: 'on-page',
  scope: 'site',
  severity: 'high',
  title: 'A part of your front page stays invisible: the script that was to show it is not there',
  why: 'The text stands in the code, and a style hides it until a script fades it in. Visitors see an empty space in its place.',
  mend: 'Take out what hides it (opacity: 0, visibility: hidden), or put the script back.',
  source: 'https://developer.mozilla.org/en-US/docs/Web/CSS/visibility',
  look: site => {
    const { home_view, hidden_text } = site
    const { by, by_attribute } = hidden_text
    const chars = by === '[data-aos]' ? hidden_text.chars : by_attribute
    if (!home_view || !isShown(home_view) || chars < least_chars) return notApplicable
    const has_code = home_view.facts.scripts.some(({ type }) => of_code.test(type))
    const missing = has_code ? missingFader(site) : undefined
    if (has_code && missing === undefined) return ok
    const why = missing === undefined ? 'and the page has no script' : `and ${new URL(missing).pathname} is not there`
    const hidden = by === '[data-aos]' ? 'waits for its script (data-aos)' : 'is hidden by a style attribute'
    return found(home_view.url, null, `${chars} letters of the text: ${hidden}, ${why}`)
  },
}
