import type { Question } from '#src/engines/audit/facts/business/terms/answers/question.ts'
import { allQuestions } from '#src/engines/audit/facts/business/terms/answers/yes-or-no.ts'
import type { PageText } from '#src/engines/audit/facts/finish/page-text.ts'
import type { TermFact } from '#src/engines/audit/facts/types/business-facts.ts'

type Term = Pick<TermFact, 'what' | 'value' | 'text'>

const by_word = new Map<string, Question[]>()
for (const question of allQuestions)
  if (question.label) for (const word of question.words) by_word.set(word, [...(by_word.get(word) ?? []), question])

const longest = 40
/** What heads a list of what there is not. */
const of_what_is_not = /\b(?:not|no|never|don['’]t|without|except|exclud\w*|unavailable|closed|suspended)\b/i

/** What heads a part stands for it, and the part may say no. */
const of_a_part = /^(?:h[1-6]|dt|th|td|summary|button|a|label|option|legend)$/

const isShort = (text: string | undefined) => text === undefined || text.length <= longest

/** "Dine-in", "Takeout", "Delivery": an entry of a list says that there is such a thing. */
export function listedOffer({ blocks }: PageText, at: number, word: string): Term[] {
  const questions = by_word.get(word)
  const entry = blocks[at]
  if (
    !questions ||
    !entry ||
    of_a_part.test(entry.element) ||
    entry.in_nav ||
    entry.region === 'footer' ||
    !isShort(entry.text)
  )
    return []
  if (of_what_is_not.test(blocks[at + 1]?.text ?? '')) return []
  const named = questions.find(({ label, unless }) => label?.test(entry.text) && !unless?.test(entry.text))
  if (!named) return []
  const before = blocks.slice(Math.max(0, at - 8), at).findLast(({ element }) => element !== 'li')
  if (before && of_what_is_not.test(before.text)) return []
  return [{ what: `asked: ${named.what}`, value: 1, text: entry.text }]
}
