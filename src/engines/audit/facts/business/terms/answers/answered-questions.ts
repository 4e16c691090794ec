import type { TermFact } from '#src/engines/audit/facts/types/business-facts.ts'
import type { Question } from './question.ts'
import { allQuestions } from './yes-or-no.ts'

const by_word = new Map<string, Question[]>()
for (const question of allQuestions)
  if (question.asks || question.asks_back)
    for (const word of question.words) by_word.set(word, [...(by_word.get(word) ?? []), question])

const yes = /^\W*(?:yes|yep|absolutely|of course|certainly|sure|definitely)\b/i
const no =
  /^\W*(?:no|nope|unfortunately,? (?:no|not|we (?:do not|don['’]t|cannot|can['’]t))|sorry,? (?:no|we (?:do not|don['’]t))|not (?:at this time|currently|right now|at the moment)|unfortunately not|not yet|we (?:do not|don['’]t)|there (?:is no|isn['’]t))\b/i
/** The answer goes on to say when, for whom, or what else. */
const in_part =
  /\b(?:but|only|except|however|unless|if|depending|some|most|select|certain|within|although|though|for (?:groups|parties))\b/i
/** Whoever is seen by appointment only is seen so always. */
const in_full = /\bby appointment only\b/i
const longest_answer = 110

type Term = Pick<TermFact, 'what' | 'value' | 'text'>

/** A question of the page itself, and the first sentence behind it. */
export function answerTo(question: string, word: string, behind: string): Term[] {
  const asked = by_word.get(word)
  if (!asked) return []
  const answer = /^\s*[^.!?\n]{1,120}[.!]?/.exec(behind)?.[0].trim() ?? ''
  const value = yes.test(answer) ? 1 : no.test(answer) ? 0 : null
  if (value === null || answer.length > longest_answer || in_part.test(answer.replace(in_full, ''))) return []
  const text = `${question.trim()} ${answer}`.replace(/\s+/g, ' ').slice(0, 100)
  return asked.flatMap(({ what, asks, asks_back, unless }): Term[] => {
    if (unless?.test(question)) return []
    if (asks?.test(question)) return [{ what: `asked: ${what}`, value, text }]
    return asks_back?.test(question) ? [{ what: `asked: ${what}`, value: 1 - value, text }] : []
  })
}
