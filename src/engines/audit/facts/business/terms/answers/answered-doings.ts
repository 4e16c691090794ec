import { detached } from '#src/engines/audit/facts/detached.ts'
import type { PageText } from '#src/engines/audit/facts/finish/page-text.ts'
import type { TermFact } from '#src/engines/audit/facts/types/business-facts.ts'
import { askedFor, done_here } from './doings.ts'

const yes = /^\W*(?:a\W{1,3})?(?:yes|yep|absolutely|of course|certainly|definitely|we (?:do|sure do|can)\b(?! not))\b/i
const no =
  /^\W*(?:a\W{1,3})?(?:(?:sorry|unfortunately),? (?:no|not|we (?:do not|don['’]t|can['’]t|cannot))|no(?! (?:problem|worries|matter))|nope|not (?:yet|at this time|currently|right now|at the moment)|we (?:do not|don['’]t)|there (?:is no|are no|isn['’]t|aren['’]t))\b/i
const in_part =
  /\b(?:only|except|however|unless|if|when|depending|some|most|select|certain|although|though|seasonal\w*|summer|winter|holidays?|weekends?|by (?:special )?(?:order|request)|on request)\b/i
const longest = { question: 90, answer: 160, kept: 150 }
const most = 12

/** What the page answers with yes or no when it is asked whether it has or does a thing. */
export function answeredDoings({ blocks }: PageText): TermFact[] {
  const found: TermFact[] = []
  for (const [at, { text: asked, in_nav }] of blocks.entries()) {
    if (found.length >= most) break
    if (in_nav || !asked.endsWith('?') || asked.length > longest.question) continue
    const answer = blocks[at + 1]
    const [said = ''] = answer?.text.split(/(?<=[.!?])\s/, 1) ?? []
    const value = no.test(said) ? 0 : yes.test(said) ? 1 : null
    const thing = value === null || !answer ? null : askedFor(asked)
    if (!answer || value === null || thing === null || said.length > longest.answer || in_part.test(said)) continue
    const { line, offset } = answer
    const text = detached(`${asked} ${said}`.slice(0, longest.kept))
    found.push({ what: detached(done_here + thing), value, text, line, offset })
  }
  return found
}
