import { detached } from '#src/engines/audit/facts/detached.ts'
import type { PageText } from '#src/engines/audit/facts/finish/page-text.ts'
import type { Reading } from '#src/engines/audit/facts/reading/reading.ts'
import type { TermFact } from '#src/engines/audit/facts/types/business-facts.ts'
import type { Place } from '#src/engines/audit/facts/types/place.ts'
import type { TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'

/** Programs, classes and rooms by their names, with the ages they are for; those that a form offers are kept apart. */
export const age_terms = { told: 'ages: ', offered: 'ages offered: ' } as const

const open_end = 9_999
/** Months of the least and the most age; nobody grows out of “14 and up”. */
export const readAges = (value: number) => ({ from: Math.floor(value / 10_000), to: value % 10_000 })

const unit = String.raw`(?: ?-?(months?|mos?|mths?|weeks?|wks?|years?|yrs?)\b\.?)?`
const old = '(?: old| of age)?'
const until = ' ?(?:-|–|—|to|through|thru|until) ?'
/** "Ages 4–6", "6 weeks to 12 months", "4-6 years old", "14+", "18 and up". */
const ages = [
  String.raw`(?:for )?(?:kids |children |students )?(?:ages?|aged|age range):? {0,2}(\d{1,2})${unit}${old}${until}(?:age )?(\d{1,2})${unit}${old}(?![\d%])`,
  String.raw`(\d{1,2})${unit}${until}(\d{1,2}) ?-?(months?|mos?|weeks?|wks?|years?|yrs?)\b\.?${old}`,
  String.raw`(?:for )?(?:ages?|aged|age range):? {0,2}(\d{1,2})${unit}${old} ?(?:\+|(?:and|&|or) (?:up|older|over|above))`,
].join('|')
const any_case = `(?i:${ages})`

const name_word = String.raw`[A-Z][\w'’]*(?:[-/][A-Za-z][\w'’]*)?`
const name = `${name_word}(?: (?:${name_word}|&|and|of|the|n['’]?|[IV]{1,3}|\\d)){0,4}`
const between = String.raw`(?: ?[\n(|:,·•]\s?| ?[–—-] ?| is | are | )(?:for |ideal for |perfect for |designed for )?`
const named = new RegExp(String.raw`^(${name})${between}\(?${any_case}\)?`)
/** In the midst of a sentence: "Our Tiny Tigers program (ages 4–6) …". */
const in_sentence = new RegExp(
  String.raw`\b((?:${name_word} ){1,3}${name_word}) (?:program |class |classes |is |are |camp )?(?:is |designed |open )?(?:for )?(?:children |kids |students )?\(?${any_case}\)?`,
  'g',
)
const alone = new RegExp(String.raw`^(?:age range|ages?)?:? {0,2}(?:${ages})\W*$`, 'i')
const may_tell = /\bages?\b|\d ?(?:yrs?|years?|months?|mos?)\b/i
const longest = 90
const longest_sentence = 400
const most_looks = 160
const most = 20

/** Of these a house has several, or they are whoever comes. */
const of_anybody =
  /^(?:(?:all|our|the|for|and|range|recommended|kids?|children|child|youth|adults?|teens?|teenagers?|juniors?|seniors?|students?|boys?|girls?|men|women|beginners?|intermediate|advanced|ages?|admissions?|general|tickets?|free|part(?:y|ies)|birthday|private|groups?|full|half|days?|open|summer|spring|fall|winter|weekly|week|session|level|years?|olds?|parents?|famil(?:y|ies)|guests?|members?|participants?|minimum|maximum|recommended|requirements?|children's|kid's|co-?ed|mixed|new|older|younger|little|big|babies|baby|must|be|any|everyone|who|grades?|discounts?|price|cost|time|when|location|schedule|note|camps?|class|classes|lessons?|programs?|fees?|rates?|dates?|hours|menu|meals?|rides?|[ivx]+|\d+)(?: |$))+$/
/** A house with rooms for small children names them so, and nothing else. */
const of_a_nursery =
  /^(?:infant|toddler|preschool|preschooler|pre-k|prekindergarten|kindergarten|school-?age|school age)$/

/** "Tiny Tigers Classes in Jasper" and "the Tiny Tigers program" are one. */
function keyOf(written: string): string | null {
  const plain = written
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/ in [a-z .'-]{3,30}$/, '')
    .replace(/^(?:our|the|join|meet|welcome to|for|in|what is|why|about) /, '')
    .replace(/(?: (?:programs?|class(?:es)?|sessions?|rooms?|is|are|age|ages|for))+$/, '')
    .replace(/(?<=[a-z]{3})s$/, '')
    .trim()
  if (of_a_nursery.test(plain)) return plain
  return plain.length < 5 || plain.length > 42 || of_anybody.test(plain) ? null : plain
}

function inMonths(count: string, written: string | undefined): number {
  const number = Number(count)
  if (/^w/i.test(written ?? '')) return Math.round(number / 4.35)
  return /^m/i.test(written ?? '') ? number : number * 12
}

/** Behind the name, the groups of `ages`, of which those of one way took part. */
function spanOfAges(groups: readonly (string | undefined)[]): number | null {
  const [a, a_unit, b, b_unit, c, c_unit, d, d_unit, e, e_unit] = groups
  if (e !== undefined) return inMonths(e, e_unit) * 10_000 + open_end
  const [from, to] = [a ?? c, b ?? d]
  if (from === undefined || to === undefined) return null
  const to_unit = b_unit ?? d_unit
  const [least, greatest] = [inMonths(from, a_unit ?? c_unit ?? to_unit), inMonths(to, to_unit)]
  return greatest > least && greatest < 100 * 12 ? least * 10_000 + greatest : null
}

type Told = { name: string; value: number; text: string }

function toldIn(text: string, pattern: RegExp): Told | null {
  const [shown, written, ...groups] = pattern.exec(text) ?? []
  const key = written === undefined ? null : keyOf(written)
  const value = key === null ? null : spanOfAges(groups)
  return shown && key && value !== null ? { name: key, value, text: shown.replace(/\s+/g, ' ').trim() } : null
}

const isHeading = (block: TextBlock | undefined): block is TextBlock => /^h[1-6]$/.test(block?.element ?? '')

/** The name that a line of ages alone belongs to: the heading above it, or else the one below. */
function besideAges(blocks: readonly TextBlock[], at: number): TextBlock | undefined {
  const [above, below] = [blocks[at - 1], blocks[at + 1]]
  const is_of_page = above?.element === 'h1' && isHeading(below)
  return isHeading(above) && !is_of_page ? above : isHeading(below) ? below : undefined
}

function* inBlock(blocks: readonly TextBlock[], at: number): Generator<Told> {
  const text = blocks[at]?.text ?? ''
  if (text.length <= longest) {
    const told = toldIn(text, named)
    if (told) yield told
    const [shown, ...groups] = told ? [] : (alone.exec(text) ?? [])
    const heading = shown === undefined ? undefined : besideAges(blocks, at)
    const key = heading ? keyOf(heading.text) : null
    const value = key === null ? null : spanOfAges(groups)
    if (heading && key && value !== null) yield { name: key, value, text: `${heading.text}: ${text}` }
    return
  }
  for (const [shown, written = '', ...groups] of text.slice(0, longest_sentence).matchAll(in_sentence)) {
    const key = keyOf(written)
    const value = spanOfAges(groups)
    if (key !== null && value !== null) yield { name: key, value, text: shown.trim() }
  }
}

/** What names of programs are followed, headed or labelled by, and what forms offer. */
export function agesOfThings(text: PageText, { found: { fields, options } }: Reading): TermFact[] {
  const found = new Map<string, TermFact>()
  const note = (sort: string, { name: key, value, text: shown }: Told, { line, offset }: Place) => {
    const what = detached(sort + key)
    if (found.size < most)
      found.set(`${what} ${value}`, { line, offset, what, value, text: detached(shown.slice(0, 90)) })
  }
  if (may_tell.test(text.said)) {
    let looks = 0
    for (const [at, block] of text.blocks.entries()) {
      if (block.in_nav || !/\d/.test(block.text) || !may_tell.test(block.text)) continue
      if (++looks > most_looks) break
      for (const told of inBlock(text.blocks, at)) note(age_terms.told, told, block)
    }
  }
  for (const { field, texts } of options) {
    const at = fields[field]
    if (!at || at.hidden) continue
    for (const written of texts) {
      const told = may_tell.test(written) ? toldIn(written, named) : null
      if (told) note(age_terms.offered, told, at)
    }
  }
  return [...found.values()]
}
