import { detached } from '#src/engines/audit/facts/detached.ts'
import type { PageText } from '#src/engines/audit/facts/finish/page-text.ts'
import type { Reading } from '#src/engines/audit/facts/reading/reading.ts'
import { signal } from '#src/engines/audit/facts/signal.ts'
import type { TermFact } from '#src/engines/audit/facts/types/business-facts.ts'
import type { Place } from '#src/engines/audit/facts/types/place.ts'
import { nameOf, withoutDuration } from './name-of-priced.ts'
import { of_many } from './starting-prices.ts'

const sum = String.raw`\$ ?(\d{1,3}(?:,\d{3})+|\d{1,5})(?:\.(\d\d))?(?![\d%+]|[.,]\d)`
const name = String.raw`([a-z][\w'’&/-]*(?: [\w'’&/-]+){0,4}?)`
/** "Our drain cleaning is $129", "drain cleaning for just $89". */
const told = new RegExp(
  String.raw`(?:^|[.!?] |\b(?:our|the|an?) )${name}(?::| (?:is|are|costs?|runs?(?: you)?|for|only|just|comes to|will (?:cost|run)(?: you)?|(?:is|are) priced at))(?: just| only| currently| now| a flat)? ${sum}(?= ?(?:[.!,;]|$|and\b|with\b|plus\b))`,
  'i',
)
/** "$99 drain cleaning", by itself or as the beginning of a title. */
const before_name = new RegExp(
  String.raw`^(?:only |just )?${sum} ([a-z][\w'’&/ -]{3,40}?)(?: (?:in|for) [A-Z][\w ]+)?(?:$| ?[|!–—])`,
  'i',
)
/** "$99 for an intro session and $495 for the whole course": each names what it buys, however many there are. */
const for_name = new RegExp(
  String.raw`${sum} for (?:an?|the|your|our) ([a-z][\w'’&/-]*(?: [\w'’&/-]+){0,3}?)(?= ?(?:[.,;!]|$|and\b|plus\b))`,
  'gi',
)
/** "Six kits, plus grab bags from $4": the least of a thing that ends a list. */
const ends_list = new RegExp(
  String.raw`(?:,|\bplus|\band) ([a-z][\w'’-]*(?: [\w'’-]+){1,3}) (?:from|starting at)(?: just| only)? ${sum}(?= ?(?:[.!;]|$))`,
  'i',
)
/** A part of something, or as many as there are. */
const of_a_part =
  /\b(?:first|second|third|next|last|rest|whole|entire|total|pair|couple|individual|single|double|group|family|years?|months?|weeks?|days?|nights?|adult|person|room|bundle)\b/i
const near = 30
/** "Standard cleaning starts at just $99". */
const starts = new RegExp(
  String.raw`(?:^|[.!?] |\b(?:our|the|an?) )${name},? (?:starts?|starting|begins?|from)(?: at| from| around)?(?: just| only)? ${sum}(?= ?(?:[.!,;]|$|and\b|with\b))`,
  'i',
)
/** Of some of them, of a part, at some time. */
const unsure =
  /\b(?:if|up to|off|save|savings?|value|worth|deposit|over|under|per|each|hour|hourly|additional|extra|add|was|reg(?:ular)?|members?|kids?|children|seniors?|weekends?|evenings?|fee|between|or|some|most|average|insurance|fine|donat\w+|raised|paid|gift|waived|tax|mile|sq|customers?|people|families|national|typical\w*|usual\w*|can|may|might|could|would|example|repair bill|cost of|price of)\b/i
const no_name = /\b(?:all of|everything|it|this|that|they|we|you|which|who)\b/i
/** "Drain cleaning in Macon" */
const of_a_town = / (?:in|near|for) [A-Z][\w ]+$/
const longest = 160
const most = 12

const centsOf = (whole = '', cents = '0') => Number(whole.replaceAll(',', '')) * 100 + Number(cents)

/** "… is $299 and takes about an hour" */
const how_long = /,? (?:and|which) (?:usually |only |just )*(?:takes?|lasts?) [^$]*$/i
/** "…, waived with repair", "…, and we knock it off your bill": what becomes of the sum that is charged. */
const made_good =
  /, (?:(?:and|which|but) )?(?:(?:is|we|it|you|which|that) )*(?:waived?|credit(?:ed)?|appl(?:y|ied|ies)|refunded|goes|deduct(?:ed)?|(?:take|knock) (?:it|that) off|fully)\b[^$]*$/i

/** "New patients pay just $99 for an exam and a cleaning." */
const of_new_patients =
  /^\W*new (patient|client)s (?:pay|are seen for)(?: just| only)? \$(\d{1,3})(?= (?:for (?:an?|the|your|their)\b[^$]*)?[.!]?\s*$|[.!]?$)/i

function read(written_sentence: string): { what: string; value: number; text: string } | null {
  const sentence = written_sentence.replace(how_long, '').replace(made_good, '')
  if (sentence.length > longest || unsure.test(withoutDuration(sentence).rest) || sentence.split('$').length !== 2)
    return null
  const [welcome, whom, dollars] = of_new_patients.exec(sentence) ?? []
  if (welcome !== undefined)
    return { what: `price: new ${whom?.toLowerCase()} special`, value: centsOf(dollars), text: welcome.trim() }
  const start = starts.exec(sentence)
  const match = start ?? told.exec(sentence)
  const first = match ? null : before_name.exec(sentence)
  const found = match ?? first
  if (!found) return null
  const [shown, one, two, three] = found
  const written = ((first ? three : one) ?? '').replace(of_a_town, '').replace(/^(?:our|the|an?) /i, '')
  const named = no_name.test(written) || of_many.test(written) ? null : nameOf(written)
  const value = first ? centsOf(one, two) : centsOf(two, three)
  if (named === null || value === 0) return null
  return { what: `price: ${named}${start ? ', from' : ''}`, value, text: shown.replace(/^[.!?] /, '').trim() }
}

function readLast(sentence: string): { what: string; value: number; text: string }[] {
  const match = sentence.length > longest * 2 ? null : ends_list.exec(sentence)
  if (!match) return []
  const [shown, written = '', whole, cents] = match
  const name = written.replace(/^(?:plus|and|an?|our|the) /i, '')
  const named = name.includes(' ') && !no_name.test(name) && !of_many.test(name) ? nameOf(name) : null
  const value = centsOf(whole, cents)
  return named === null || value === 0
    ? []
    : [{ what: `price: ${named}, from`, value, text: shown.replace(/^\W+/, '') }]
}

/** What each of the prices of a sentence buys. */
function readEach(sentence: string): { what: string; value: number; text: string }[] {
  if (/ (?:from|at) /.test(sentence)) {
    const last = readLast(sentence)
    if (last.length > 0) return last
  }
  if (sentence.length > longest * 2 || !sentence.includes(' for ')) return []
  return [...sentence.matchAll(for_name)].flatMap(({ 0: shown, 1: whole, 2: cents, 3: written = '', index }) => {
    const around = sentence.slice(Math.max(0, index - near), index + shown.length)
    if (unsure.test(withoutDuration(around).rest) || of_a_part.test(written) || of_many.test(written)) return []
    const named = no_name.test(written) ? null : nameOf(written)
    const value = centsOf(whole, cents)
    return named === null || value === 0 ? [] : [{ what: `price: ${named}`, value, text: shown }]
  })
}

/** “… in Macon, GA”, at the end of a sentence. */
const at_place = / (?:in|near) (?:[A-Z][a-z]+ ?){1,3}(?:, [A-Z]{2}\b)?(?=[.!,;]|$)/

/** "Stump grinding" and "starts at $300", each in an element of its own, come without a space between them. */
const glued = /([a-z)])((?:starts|starting|from) (?:(?:at|around|from|just|only) )?\$)/g
export const unglued = (text: string): string => text.replace(glued, '$1 $2').replace(flat, ' ')

/** "A flat fee of $950" is $950. */
const flat = / an? (?:flat|fixed) (?:fee|rate|price) of (?=\$)/g

/** The sentences with a price, without the town that they end with. */
export const sentencesOf = (text: string): string[] =>
  text.includes('$')
    ? unglued(text)
        .split(/(?<=[.!?])\s+/)
        .filter(sentence => sentence.includes('$'))
        .map(sentence => sentence.replace(at_place, ''))
    : []

/** Prices that a sentence, a heading, the title or the description gives of one thing. */
export function pricesInSentences({ found }: Reading, text: PageText): TermFact[] {
  const terms: TermFact[] = []
  const note = (written: string, { line, offset }: Place) => {
    for (const sentence of sentencesOf(written)) {
      if (terms.length >= most) return
      const price = read(sentence)
      for (const one of price ? [price] : readEach(sentence))
        terms.push({ line, offset, ...one, what: detached(one.what), text: detached(one.text) })
    }
  }
  for (const title of found.titles.slice(0, 1)) note(title.text, title)
  for (const meta of found.metas) if (meta.name === 'description') note(meta.content, meta)
  if (text.may(signal.dollar)) for (const block of text.blocks) if (block.text.includes('$')) note(block.text, block)
  return terms
}
