import { detached } from '../../detached.ts'
import type { PageText } from '../../finish/page-text.ts'
import { hash32 } from '../../site/hash32.ts'
import type { TermFact } from '../../types/business-facts.ts'
import { sentenceAround } from './sentence.ts'

/** With which a sentence is kept that holds one quantity: what it says is read where sentences are compared. */
export const claim_of = 'claim: '

/** Of dollars. */
export const of_dollars = '$'

const number = String.raw`\d[\d,]*(?:\.\d+)?`
/** A number or a span of two, and what is counted. */
const counted = new RegExp(
  String.raw`${number}\+?(?: ?(?:-|–|to|or) ?${number})?\+?[-‑– ]?(?:business |working |calendar |full |craft )?(day|hour|hr|week|month|year|yr|mile|minute|min|night|people|guest|person|passenger|seat|room|acre|pound|lb|beer|wine|flavor|location|lane|table|truck|van|bus|cabin|site|court|home)(?:['’]?s)?['’]?(?![\w])`,
  'iy',
)
/** What holds under a condition, or is said by or of somebody else, may have two values. */
const otherwise =
  /["“”?]|\b(?:I|my|me|he|she|his|her|[Ii]f|was|were|had|study|studies|average|another|example|possible|sizes?|ago|years?[- ]olds?|months? old|according|viewing|experience|since|in business)\b/
/** How long somebody has worked is told elsewhere. */
const of_guarantee = /\b(?:warrant\w*|guarantee\w*|coverage|financ\w+|repay\w*|loans?|contract)\b/i
/** How many were served so far is told as a figure. */
const work_done = /\b(?:served|cleaned|painted|built|sold)\b/i
const longest = 130
const least_words = 3
const most = 12
const most_looks = 100
const longest_label = 30

const same_unit: Record<string, string> = {
  hr: 'hour',
  min: 'minute',
  yr: 'year',
  lb: 'pound',
  person: 'people',
  guest: 'people',
  passenger: 'people',
}

/** "Balance:" over "Due 14 days before the event": the label belongs to the sentence. */
function labelOf(text: PageText, index: number, from: number): string {
  const at = text.blockAt(index)
  const [label, block] = [text.blocks[at - 1], text.blocks[at]]
  if (!label || block?.start !== from || !label.text.endsWith(':') || label.text.length > longest_label) return ''
  return `${label.text} `
}

function unitAt(said: string, at: number): string | null {
  const before = said.charCodeAt(at - 1) === 32 ? at - 2 : at - 1
  if (said[before] === '$') return of_dollars
  counted.lastIndex = at
  const unit = counted.exec(said)?.[1]?.toLowerCase()
  return unit === undefined ? null : (same_unit[unit] ?? unit)
}

const rules = /\s[•|·]\s/g

/** A line of short sayings has rules between them. */
function between(said: string, from: number, at: number, to: number): string {
  const ends = [...said.slice(from, to).matchAll(rules)].map(({ index }) => from + index)
  return said.slice((ends.findLast(end => end < at) ?? from - 2) + 2, ends.find(end => end > at) ?? to)
}

/** Sentences that hold a quantity, and tell of what it is. */
export function claimsTold(text: PageText): TermFact[] {
  const { said } = text
  const found = new Map<number, TermFact>()
  let looks = 0
  const read_to = { $: 0, other: 0 }
  for (const at of text.numbers) {
    if (found.size >= most || ++looks > most_looks) break
    const unit = unitAt(said, at)
    const sort = unit === of_dollars ? of_dollars : 'other'
    if (unit === null || at < read_to[sort]) continue
    const { from, to } = sentenceAround(said, at)
    read_to[sort] = to
    if (to - from > longest) continue
    const sentence = `${labelOf(text, at, from)}${between(said, from, at, to).replace(/\s+/g, ' ').trim()}`
    if (
      otherwise.test(sentence) ||
      (unit === 'year' && !of_guarantee.test(sentence)) ||
      (unit === 'home' && work_done.test(sentence)) ||
      (sentence.match(/[a-z]{3,}/gi)?.length ?? 0) < least_words
    )
      continue
    const value = hash32(`${sort} ${sentence.toLowerCase()}`)
    if (!found.has(value))
      found.set(value, { ...text.placeAt(at), what: claim_of + unit, value, text: detached(sentence) })
  }
  return [...found.values()]
}
