import { stemOf } from '#src/engines/audit/facts/business/terms/times/words-of-thing.ts'
import { detached } from '#src/engines/audit/facts/detached.ts'
import type { PageText } from '#src/engines/audit/facts/finish/page-text.ts'
import { hash32 } from '#src/engines/audit/facts/site/hash32.ts'
import type { TermFact } from '#src/engines/audit/facts/types/business-facts.ts'

/** By the words of the question: whether it is answered with yes, and with which numbers. */
export const question_answered = 'question, yes or no: '
export const question_numbered = 'question, numbers: '

const yes = /^\W*(?:a\W{1,3})?(?:yes|yep|absolutely|of course|certainly|definitely)\b/i
const no = /^\W*(?:a\W{1,3})?(?:no|nope|unfortunately)\b(?! (?:problem|worries|matter))/i
/** It is of what stands above. */
const of_above = /\b(?:it|this|these|that|those|they|one)\b/i
const little = new Set(
  'a an the do does is are can could will would i my me you your we our us to for of in on at and or'.split(' '),
)
const phone = /\(?\b\d{3}\)?[-. ]{1,2}\d{3}[-. ]\d{4}/g
const number = /\$?\d[\d,]*(?:\.\d+)?%?/g
const longest = { question: 140, answer: 700, kept: 150 }
const fewest_words = 3
const most_numbers = 3
const most = 20

/** The numbers of a text, without those of telephones. */
export const numbersSaid = (text: string): string[] =>
  (text.replace(phone, '').match(number) ?? []).map(shown => shown.replace(/[,$]/g, '').replace(/\.0+$/, ''))

function wordsAsked(asked: string): string[] {
  const words = asked.toLowerCase().match(/[a-z][a-z'’]*/g) ?? []
  return [...new Set(words.filter(word => !little.has(word)).map(stemOf))].sort()
}

/** A long answer gives its price first, and then what that depends on. */
function priceFirst(said: string): string {
  const [first = ''] = said.split(/[.!?](?=\s)/, 1)
  return first.length <= longest.kept && first.includes('$') ? first : ''
}

/** What a page answers to its own questions, wherever else the same is asked. */
export function sameQuestions({ blocks }: PageText): TermFact[] {
  const found: TermFact[] = []
  for (const [at, { text: asked, in_nav }] of blocks.entries()) {
    if (found.length >= most) break
    if (!asked.endsWith('?') || asked.length > longest.question || in_nav || of_above.test(asked)) continue
    const answer = blocks[at + 1]
    if (!answer || answer.text.length > longest.answer || answer.text.endsWith('?')) continue
    const words = wordsAsked(asked)
    if (words.length < fewest_words) continue
    const of = hash32(words.join(' ')).toString(36)
    const { line, offset } = answer
    const said = answer.text.replace(/\s+/g, ' ')
    const text = detached(`${asked} ${said}`.slice(0, asked.length + longest.kept))
    const polarity = yes.test(said) ? 1 : no.test(said) ? 0 : null
    if (polarity !== null) found.push({ what: question_answered + of, value: polarity, text, line, offset })
    const numbers = numbersSaid(said.length <= longest.kept ? said : priceFirst(said))
    if (numbers.length > 0 && numbers.length <= most_numbers)
      found.push({ what: question_numbered + of, value: hash32(numbers.join(' ')), text, line, offset })
  }
  return found
}
