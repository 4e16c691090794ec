import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { onWorkingPages } from '#src/engines/audit/checks/where-it-applies.ts'
import { signal } from '#src/engines/audit/facts/signal.ts'

/** What visitors were told to do when browsers were others. */
const advice =
  /\b(?:best (?:viewed|experienced) (?:in|with|on|at|using) (?:a |the )?(?:internet explorer|netscape|firefox|chrome|(?:(?:screen|monitor|display)s? (?:settings? |resolutions? |size )?(?:at |of |set to )?)?\d{3,4} ?[x×] ?\d{3,4}|resolution)|allow blocked content|(?:use|using|upgrade|download|install|requires?|need) (?:a |the |to |latest |newer |version |of |latest version of |newest version of ){0,4}(?:microsoft )?(?:internet explorer|netscape|(?:adobe |macromedia )?flash player|(?:microsoft )?silverlight|quicktime(?: player)?|realplayer|(?:adobe )?acrobat reader)|optimi[sz]ed for (?:internet explorer|netscape|\d{3,4} ?[x×] ?\d{3,4}))\b/i

export const outdatedAdvice: PageCheck = {
  id: 'advice-for-old-browsers',
  section: 'on-page',
  severity: 'low',
  scope: 'page',
  title: 'The page gives advice for browsers of long ago',
  why: 'Nobody can follow it any more. It tells every visitor that the page has not been looked at for years.',
  mend: 'Take the sentence out. Pages and documents open today in every browser without it.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  look: onWorkingPages(page => {
    const { facts, url, kind } = page
    // Policies tell how to switch off cookies in every browser there was.
    if (kind === 'legal' || kind === 'article') return notApplicable
    const blocks = facts.text.blocks.filter(({ signals }) => (signals & signal.browser) !== 0)
    if (blocks.length === 0) return notApplicable
    const block = blocks.find(({ text }) => advice.test(text))
    if (!block) return ok
    const near = Math.max(0, block.text.search(advice) - 30)
    // From the beginning of a word.
    const at = near === 0 ? 0 : block.text.indexOf(' ', near) + 1
    return found(url, block.line, `“${shortened(block.text.slice(at), 110)}”`)
  }),
}
