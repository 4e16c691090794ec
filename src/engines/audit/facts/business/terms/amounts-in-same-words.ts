import { detached } from '../../detached.ts'
import type { PageText } from '../../finish/page-text.ts'
import { signal } from '../../signal.ts'
import { hash32 } from '../../site/hash32.ts'
import type { TermFact } from '../../types/business-facts.ts'
import { same_words } from './same-words.ts'

const amount = /\$\s?\d[\d,]*(?:\.\d\d)?/g
const most_amounts = 4
const longest = 200
const fewest_words = 5
/** At least two of them tell what is spoken of. */
const telling =
  /\b(?!with|from|your|that|this|will|have|been|than|over|more|them|they|when|every|each|take|takes|only|just)[a-z]{4,}/gi
/** What holds under a condition, was before, or is of one thing among several may have two values. */
const otherwise = /["“”]|\b(?:I|my|was|were|had|if|example|average|save|off|reg(?:ular)?|or best)\b/i
/** What a page says so of itself is said of its own event, class or package. */
const of_the_page =
  /^\W*(?:the |our |all )?(?:costs?|prices?|priced|fees?|tickets?|admission|tuition|registration|entry|rates?|class(?:es)?|sessions?|lessons?|packages?|workshops?|tours?|it|this|these|start(?:s|ing)?|from)\b/i
const most = 6

const plain = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9%$]+/g, ' ')
    .trim()

function amountsOf(sentence: string): string[] | null {
  const amounts = sentence.match(amount)
  if (!amounts || amounts.length < 2 || amounts.length > most_amounts) return null
  if (otherwise.test(sentence) || of_the_page.test(sentence)) return null
  return amounts.map(one => one.replace(/[^\d.]/g, ''))
}

/**
 * "Extra guests are $3 per day or $40 per month": each amount by the words of its sentence and the other amounts in it.
 * Whoever says the same of another thing seldom keeps one price of two.
 */
export function amountsInSameWords(text: PageText): TermFact[] {
  const found: TermFact[] = []
  for (const { text: block, line, offset, in_nav } of text.blocksThatMay(signal.dollar)) {
    if (in_nav) continue
    for (const sentence of block.split(/\n|(?<=[a-z\d][.!?]) /)) {
      if (found.length >= most) return found
      if (sentence.length > longest) continue
      const amounts = amountsOf(sentence)
      const words = plain(sentence.replace(amount, ' $ '))
      if (!amounts || words.split(' ').length < fewest_words || (words.match(telling)?.length ?? 0) < 2) continue
      const shown = detached(sentence.replace(/\s+/g, ' ').trim())
      for (const [at, value] of amounts.entries()) {
        const others = amounts.with(at, '$').join()
        found.push({ line, offset, what: same_words + hash32(`${words} ${others}`), value: hash32(value), text: shown })
      }
    }
  }
  return found
}
