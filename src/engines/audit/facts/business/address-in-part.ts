import { stateCode } from '#src/domain/us-states.ts'
import type { PageFacts } from '../page-facts.ts'
import type { TextBlock } from '../types/text-facts.ts'
import { of_no_shop } from './of-no-shop.ts'
import { street_ending } from './street-words.ts'

/** What stands of an address that the post office would send back, and what it lacks. */
export type AddressInPart = { line: number; text: string; lacks: string }

/** How far before its state an address may begin. */
const reach = 90
const most_looks = 40
const state_without_zip =
  /,[ \n]?([A-Z]{2}|[A-Z][a-z]{3,12}(?: [A-Z][a-z]{3,9})?)\b(?!\.?,?[ \n]{1,2}\d{5}\b)(?=[\n.|•·;]|,? {0,2}[-–—]? {0,2}(?:\(?\d{3}[)\s.-]|$))/g
/** One look that spares most texts the others: a house in front of a name, as a piece of its own or with a town. */
const may_be = /(?<![\w$#/.,()–-])\d{1,5}(?:[A-Z]|st|nd|rd|th)? [A-Z\d]/
const house_to_town =
  /(?<![\w$#/.,()–-])\d{1,5}[A-Z]? (?:[A-Z\d][\w.'’#&-]{0,20}(?:, |,\n|[ ,\n])){1,8}[A-Z][\w.'’-]{1,20}$/
const typed_street =
  /(?<![\w$#/.,()–-])\d{1,5}[A-Z]? (?:(?:[A-Z][\w.'’-]{0,20}|\d{1,3}(?:st|nd|rd|th)) ){1,4}(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Drive|Dr|Lane|Ln|Highway|Hwy|Parkway|Pkwy|Court|Ct|Circle|Turnpike|Place)\b\.?(?=[\n,|•·;]|$)/
/** "8th N. Front Street": a street with a direction has a house before it, and no house is counted so. */
const ordinal_house =
  /(?:^|[\n|•·;:,] ?)(\d{1,4}(?:st|nd|rd|th)) (?:[NSEW]\.?|North|South|East|West) (?:[A-Z][a-z'’]{2,20} ){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Drive|Dr|Lane|Ln|Highway|Hwy|Parkway|Pkwy)\b\.?(?=[\n,|•·;]|$)/
/** "160 Granite Tpke, Macon GA": the whole of it but for a comma and the ZIP. */
const without_comma =
  /\b(?=\d)\d{1,5}[A-Z]? (?:(?:[A-Z][\w.'’-]{0,20}|\d{1,3}(?:st|nd|rd|th)) ){1,4}(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Drive|Dr|Lane|Ln|Highway|Hwy|Parkway|Pkwy|Court|Ct|Circle|Turnpike|Tpke|Place|Pl|Pike|Way)\b\.?, ?[A-Z][a-z]{2,20}(?: [A-Z][a-z]{2,20})? ([A-Z]{2})\b(?!,? ?\d{5}\b)/
const town_and_state = /^[,\n ]{1,2}[A-Z][\w.'’ -]{1,30}, ?([A-Z]{2}|[A-Z][a-z]{3,12}(?: [A-Z][a-z]{3,9})?)\b/
/** In front of a number that counts years. */
const of_years = /(?:©|\(c\)|copyright|since|est\.?|established|in|of|top|best|over|all|our|the|these)\s{0,2}$/i
/** What else is counted in front of capitals: "25 Years Serving", "24 Hour Road Service". */
const counted =
  /\b(?:years?|hours?|hrs?|days?|weeks?|months?|minutes?|miles?|stars?|(?:loca|sta)tions|offices?|stores?|reviews?|best|top|reasons?|ways|steps?|tips?|things|families|customers|homes|clients|projects?|[ap]\.?m|off|serv(?:ing|es?|ice|ices)|proudly|based|located|licensed|available|copyright|rights|phone|call|jan\w*|feb\w*|march|april|may|june|july|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*)\b/i
/** Streets that begin with what they are. */
const begins_typed = /^\d+\w? (?:el|la|las|los|via|camino|calle|avenida|paseo|rue|rancho|corte|avenue|old|the)\b/i
const phone = /\(?\b\d{3}\)?[-. \u2010-\u2015]{1,2}\d{3}[-. \u2010-\u2015]\d{4}\b/

/** The first address of a page that lacks its ZIP, or more; asked where no whole one stands. */
export function addressInPart({ text: { blocks } }: PageFacts): AddressInPart | null {
  let looked_at = 0
  for (const [i, block] of blocks.entries()) {
    if (block.text.length > 400 || block.in_nav || !may_be.test(block.text)) continue
    if (++looked_at > most_looks) break
    const next = blocks[i + 1]
    const joined = next && next.text.length < 60 ? `${block.text}\n${next.text}` : block.text
    const found = inText(joined, block)
    if (found) return found
  }
  return null
}

/** A house whose number was written like that of a street. */
function ordinalIn(text: string, { line }: TextBlock): AddressInPart | null {
  const [shown, ordinal] = ordinal_house.exec(text) ?? []
  const town = shown === undefined ? null : town_and_state.exec(text.slice(text.indexOf(shown) + shown.length))
  if (shown === undefined || !town || stateCode(town[1] ?? '') === null) return null
  const whole = `${shown.replace(/^\W+/, '')}${town[0]}`.replace(/\s+/g, ' ')
  return { line, text: whole, lacks: `no house number: “${ordinal}” is that of a street` }
}

/** A dash where a comma belongs: "120 Marlow St-Macon, GA". */
const dash_for_comma =
  /(?<=\b(?:St|Street|Ave|Avenue|Rd|Road|Blvd|Dr|Drive|Ln|Lane|Hwy|Highway|Pkwy|Way|Ct)\.?) ?[-–—] ?(?=[A-Z][a-z])/

function inText(written: string, block: TextBlock): AddressInPart | null {
  const text = written.replace(dash_for_comma, ', ')
  const ordinal = ordinalIn(text, block)
  if (ordinal) return ordinal
  const calls = phone.test(text)
  for (const match of text.matchAll(state_without_zip)) {
    if (!stateCode(match[1] ?? '')) continue
    const before = text.slice(Math.max(0, match.index - reach), match.index)
    const house = house_to_town.exec(before)
    if (!house || of_no_shop.test(house[0]) || isCount(house[0], before.slice(0, house.index))) continue
    const is_typed = street_ending.test(house[0])
    // What is counted is seldom counted in hundreds.
    if (!is_typed && !(calls && /^\d{3}/.test(house[0]))) continue
    const no_type = !is_typed && !begins_typed.test(house[0])
    const lacks = no_type ? 'no ZIP code, and no word such as Street or Avenue' : 'no ZIP code'
    return { line: block.line, text: `${house[0]}${match[0]}`.replace(/\s+/g, ' '), lacks }
  }
  const plain = without_comma.exec(text)
  if (
    plain &&
    stateCode(plain[1] ?? '') !== null &&
    !of_no_shop.test(plain[0]) &&
    !isCount(plain[0], text.slice(0, plain.index))
  )
    return { line: block.line, text: plain[0].replace(/\s+/g, ' '), lacks: 'no ZIP code' }
  const own = calls || block.region === 'footer' || block.region === 'header' || block.element === 'address'
  const street = own ? typed_street.exec(text) : null
  if (!street || of_no_shop.test(`${street[0]} `) || isCount(street[0], text.slice(0, street.index))) return null
  const end = street.index + street[0].length
  const behind = text.slice(end, end + 60)
  if (/\b\d{5}\b|\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/.test(behind)) return null
  const town = town_and_state.exec(behind)
  const in_state = town?.[1] !== undefined && stateCode(town[1]) !== null
  const shown = `${street[0]}${in_state ? town[0] : ''}`.replace(/\s+/g, ' ')
  return { line: block.line, text: shown, lacks: in_state ? 'no ZIP code' : 'no state and no ZIP code' }
}

function isCount(house: string, before: string): boolean {
  const year = /^(?:19|20)\d\d /.test(house) && !street_ending.test(house)
  return year || of_years.test(before) || counted.test(house)
}
