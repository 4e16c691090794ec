import { detached } from '../../detached.ts'
import { matchesAtNumbers } from '../../finish/numbers-in-text.ts'
import type { PageText } from '../../finish/page-text.ts'
import { hash32 } from '../../site/hash32.ts'
import type { TermFact } from '../../types/business-facts.ts'
import { sentenceAround } from './sentence.ts'

/** With which a number is kept by the words around it. */
export const same_words = 'said: '

/** A number or a span of two, and what is counted. */
const counted =
  /\d[\d,.]*(?: ?(?:-|–|to|or) ?\d[\d,.]*)?(?:[- ]((?:business |working |calendar |full )?(?:days?|hours?|weeks?|months?|miles?|minutes?|nights?|people|guests|persons|percent|pounds|lbs|acres|feet))\b| ?(%(?: [a-z]+){0,2}))/iy
/** The four or five words right before it, in one sentence. */
const words_before =
  /(?:^|[\s(])([a-z][\w'’-]*,? )?((?:[a-z][\w'’-]*,? ){4})(?:(?:about|approximately|around|just|only|up to|over|roughly) )*$/i
/** What holds under a condition, or is said by or of somebody else, may have two values. */
const otherwise =
  /["“”]|\b(?:I|my|me|he|she|his|her|[Ii]f|was|were|had|study|studies|average|another|additional|example|from our|from the)\b/
/** These two at least tell what is spoken of. */
const telling =
  /\b(?!with|from|your|that|this|will|have|been|than|over|more|them|they|when|every|each|take|takes)[a-z]{4,}/gi
/** In front of them nothing is told by these; any other word makes it another thing. */
const says_little = /^(?:our|the|all|most|an?|these|this|and|that|please|we) $/i
const most = 12
const most_looks = 150

const plain = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9%]+/g, ' ')
    .trim()

/** Numbers by the words around them: whoever says the same of something twice means one number. */
export function numbersInSameWords(text: PageText): TermFact[] {
  const { said } = text
  const found: TermFact[] = []
  let looks = 0
  for (const { 0: shown, 1: unit, 2: share, index } of matchesAtNumbers(counted, said, text.numbers)) {
    if (found.length >= most || ++looks > most_looks) break
    const { from, to } = sentenceAround(said, index)
    const before = said.slice(from, index)
    const [, first = '', words] = words_before.exec(before) ?? []
    if (words === undefined || otherwise.test(said.slice(from, to)) || (words.match(telling)?.length ?? 0) < 2) continue
    const of = plain(`${says_little.test(first) ? '' : first}${words} ${unit ?? share}`).replace(/s$/, '')
    const number = shown.slice(0, shown.length - (unit ?? share ?? '').length)
    found.push({
      ...text.placeAt(index),
      what: same_words + hash32(of),
      value: hash32(number.replace(/[^\d.]+/g, ' ').trim()),
      text: detached(`${words.trim()} ${shown}`.replace(/\s+/g, ' ')),
    })
  }
  return found
}
