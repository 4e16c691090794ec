import { detached } from '#src/engines/audit/facts/detached.ts'
import type { TermFact } from '#src/engines/audit/facts/types/business-facts.ts'

const ordinal = String.raw`(\d{1,3})(?:st|nd|rd|th)`
/** "Celebrating our 25th anniversary": so many years are full. */
const full = new RegExp(
  String.raw`\b(?:celebrat(?:es?|ing)|mark(?:s|ing)?) (?:its|our) ${ordinal} (?:anniversary|birthday)\b|^\W*our ${ordinal} anniversary\b`,
  'i',
)
/** "In our 30th year": one more has begun. */
const begun = new RegExp(
  String.raw`\b(?:(?:now|are|currently|celebrating) (?:in|into|entering)?|in|entering|beginning|starting) ?(?:its|our) ${ordinal} year(?= ?(?:[.!,;]|$)| in business| of (?:business|service|operation|serving))|^\W*(?:our|celebrating our) ${ordinal} year in business\b`,
  'i',
)
/** Of a couple, a customer, a product, or another day. */
const of_others = /\b(?:wedding|couples?|their|sale|was|were|in (?:19|20)\d\d|last year|when|festival|annual|season)\b/i

type Told = Pick<TermFact, 'what' | 'value' | 'text'>

/** How old the business is by the anniversary it celebrates. */
export function anniversaryIn(sentence: string): Told[] {
  if (of_others.test(sentence)) return []
  const done = full.exec(sentence)
  const match = done ?? begun.exec(sentence)
  const count = Number(match?.slice(1).find(group => group !== undefined))
  if (!match || count < 2) return []
  return [{ what: 'age: years', value: done ? count : count - 1, text: detached(match[0].trim()) }]
}
