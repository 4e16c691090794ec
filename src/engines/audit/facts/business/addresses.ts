import { stateCode, stateNames } from '#src/domain/us-states.ts'
import { matchesAtNumbers } from '../finish/numbers-in-text.ts'
import type { PageText } from '../finish/page-text.ts'
import { limits } from '../limits.ts'
import { signal } from '../signal.ts'
import type { AddressFact } from '../types/business-facts.ts'
import { type AddressParts, addressKey, partUnit } from './address-key.ts'
import { isOfThePublic, of_no_shop } from './of-no-shop.ts'
import { street_ending } from './street-words.ts'

/** How far before its state an address may begin. */
const reach = 150
const zip = /(?<![\d$.,-])(\d{5})(?:-\d{4})?(?!\d|[.,]\d)/y
const state_before_zip = /(?:^|[\s,.(])([A-Z]{2}|[A-Z][a-z]+(?: (?:of )?[A-Z][a-z]+){0,2}|[A-Z]\.[A-Z])\.?,?\s{1,3}$/
const state_alone = new RegExp(
  String.raw`,\s{0,2}([A-Z]{2}|${stateNames.join('|')})(?=[\s,.;)|]|$)(?!\.?,?\s{1,3}(?:\d{5}|[A-Z]{2}\b|D\.C\.|New York))`,
  'g',
)
const unit_only =
  /^(?:(?:suite|ste|unit|apt|apartment|room|rm|bldg|building|space)\b\.?\s*#?\s*[\w-]+(?:\s+[\w-]+)?(?:\s*[-–/]\s*#?[\w-]{1,8})?|#\s*[\w-]+|(?:\d+(?:st|nd|rd|th)|first|second|third|ground) floor|floor \d+)$/i
/** "12 Oak Street, Suite B Savannah": no comma before the town. */
const unit_and_city =
  /^((?:suite|ste|unit|apt|room|rm|bldg|building|space)\b\.?\s*#?\s*(?:[A-Z]|[A-Z]?-?\d{1,5}[A-Z]?(?:-\d+)?)|#\s*\d{1,5}[A-Z]?)\s+(?=\p{Lu}\p{Ll})(.+)$/iu
/** "12 Ocean Road, U.S. Route 1, Belfast": a road told by its number once more. */
const other_name_of_road =
  /^\(?(?:(?:U\.?S\.?|State|County|[A-Z]{2}) )?(?:Route|Rte?\.?|Highway|Hwy\.?|Road) \d{1,4}[A-Z]?\)?$/i
const house =
  /(?:^|[\s:(])((?!\d{3}-\d{4}\s)(?:\d{1,6}[A-Za-z]?(?:-\d{1,5})?(?: \d\/\d)?|One|Two|Three|P\.?\s?O\.?\s*Box)\s+#?[A-Z0-9][\w.'’/#-]*(?:[ \t]+[\w.'’&/#-]+){0,6})$/

/** "© 2026 The Cabins at Country Road": the year of a business that is called after its street. */
const copyright_before = /(?:©|\(c\)|copyright)(?:\s*©)?[\s,]*(?:(?:19|20)\d\d\s*[-–—]\s*)?$/i
const a_year = /^(?:19|20)\d\d\b/

/** Postal addresses of the United States in the visible text, in order. Without a ZIP a street's ending is needed. */
export function findAddresses(text: PageText): AddressFact[] {
  const { said: whole } = text
  let looked_at = 0
  const found: { from: number; to: number; parts: AddressParts }[] = []
  for (const match of text.may(signal.zip) ? matchesAtNumbers(zip, whole, text.numbers) : []) {
    if (found.length >= limits.evidence || ++looked_at > limits.matches) break
    const before = whole.slice(Math.max(0, match.index - 26), match.index)
    const state = state_before_zip.exec(before)
    const code = state?.[1] ? stateOf(state[1]) : null
    if (!state || !code) continue
    const at = match.index - before.length + state.index + state[0].indexOf(code.written)
    const parts = partsBefore(whole, at, code.state, match[1] ?? '')
    if (parts) found.push({ ...parts, to: match.index + match[0].length })
  }
  for (const match of text.may(signal.state) ? whole.matchAll(state_alone) : []) {
    const state = stateCode(match[1] ?? '')
    if (found.length >= limits.evidence || ++looked_at > limits.matches) break
    if (!state) continue
    const parts = partsBefore(whole, match.index + 1, state, '')
    if (parts && (street_ending.test(parts.parts.street) || is_grid.test(parts.parts.street)))
      found.push({ ...parts, to: match.index + match[0].length })
  }
  return found
    .filter(
      ({ from, parts }) =>
        !of_no_shop.test(parts.street) &&
        !isOfThePublic(whole.slice(Math.max(0, from - 90), from)) &&
        !(a_year.test(parts.street) && copyright_before.test(whole.slice(Math.max(0, from - 24), from))),
    )
    .sort((one, other) => one.from - other.from)
    .map(({ from, to, parts }) => ({
      ...text.placeAt(from),
      text: whole.slice(from, to).replace(/\s+/g, ' '),
      ...parts,
      key: addressKey(parts),
      region: text.regionAt(from),
    }))
}

/** A state's name may come after words that are not part of it: `Savannah Georgia`. */
function stateOf(written: string): { state: string; written: string } | null {
  const words = written.split(' ')
  for (let from = 0; from < words.length; from++) {
    const rest = words.slice(from).join(' ')
    // Before a ZIP, "Wa" is Washington, too.
    const state = stateCode(rest) ?? (/^[A-Z][a-z]$/.test(rest) ? stateCode(rest.toUpperCase()) : null)
    if (state) return { state, written: rest }
  }
  return null
}

/** "12 Oak St ----- Suite 4 ----- Savannah" */
const lines_of_dashes = / -{2,9} /g
const commas = (dashes: string) => ','.repeat(dashes.length)
/** "717 N, Broadway": the direction belongs to the street. */
const comma_after_direction = /(\b\d{1,6} (?:[NSEW]|NE|NW|SE|SW)\b\.?),(?= [A-Z])/g

/** "Hwy 281 N" is a road, and no house of a street called "N". */
const road_before = /\b(?:hwy|highway|route|rte|state road|county road|farm road|interstate)\.?\s*$/i
/** "Stone Oak22506 Highway 281 N": a label stands before the house without a blank. */
const house_after_label = /\p{Ll}(\d{2,6} \p{Lu}[^,]{2,60})$/u

/** The house with its street at the end of a text. */
function houseIn(text: string): string | undefined {
  const street = house.exec(text)?.[1]
  if (street === undefined || !road_before.test(text.slice(0, text.length - street.length))) return street
  return house_after_label.exec(text)?.[1]
}

/** City, unit and street, read backwards from the state at `at`. */
function partsBefore(
  whole: string,
  at: number,
  state: string,
  postal_code: string,
): { from: number; parts: AddressParts } | null {
  const start = Math.max(0, at - reach)
  const pieces = [
    ...whole
      .slice(start, at)
      .replace(lines_of_dashes, commas)
      .replace(comma_after_direction, '$1 ')
      .matchAll(/[^,\n|•·;]+/g),
  ]
    .map(match => ({
      text: match[0].trim(),
      from: start + match.index + (match[0].length - match[0].trimStart().length),
    }))
    .filter(piece => piece.text !== '')
  const last = pieces.pop()
  if (!last) return null
  const joined = partCity(last.text)
  if (joined) {
    const street = partUnit(joined.street)
    return { from: last.from + joined.from, parts: { ...street, city: joined.city, state, postal_code } }
  }
  const [, unit_before, town] = unit_and_city.exec(last.text) ?? []
  const city = town ?? last.text
  if (!/^\p{Lu}[\p{L}.'’ -]{1,40}$/u.test(city)) return null
  const units: string[] = unit_before === undefined ? [] : [unit_before]
  for (let piece = pieces.pop(); piece && units.length < 3; piece = pieces.pop()) {
    if (unit_only.test(piece.text)) {
      units.unshift(piece.text)
      continue
    }
    if (other_name_of_road.test(piece.text)) continue
    const street = houseIn(piece.text.replace(/\s+[–—-]\s+/g, ' '))
    if (!street) return null
    const parted = partUnit(street)
    const unit = units.length > 0 ? units.join(' ') : parted.unit
    const from = piece.from + Math.max(0, piece.text.indexOf(street))
    return {
      from,
      parts: { street: units.length > 0 ? street : parted.street, unit, city, state, postal_code },
    }
  }
  return null
}

const street_and_city =
  /(?:^|[\s:(])(\d{1,6}[A-Za-z]?(?:-\d{1,5})?\s+(?:[\w.'’/-]+\s+){0,5}?(?:street|st|avenue|ave|boulevard|blvd|road|rd|drive|dr|lane|ln|court|ct|circle|cir|place|pl|highway|hwy|parkway|pkwy|terrace|ter|trail|trl|square|sq|way|plaza|loop|broadway|pike|crossing|run)\.?(?:\s+(?:[NSEW]|NE|NW|SE|SW)\.?(?=\s))?(?:\s+(?:suite|ste|unit|apt|bldg|#)\.?\s*#?[\w-]+)?)\s+([A-Z][\w.'’-]*(?:\s+[A-Z][\w.'’-]*){0,2})$/i

/** "308 S 1250 W Lindon": streets of Utah are told by their distance from the middle of the town. */
const grid = String.raw`\d{1,5} (?:[NSEW]|North|South|East|West)\.? \d{1,5} (?:[NSEW]|North|South|East|West)\b\.?`
const grid_and_city = new RegExp(
  String.raw`(?:^|[\s:(])(${grid}(?: (?:suite|ste|unit|apt|bldg|#)\.? ?#?[\w-]{1,6})?) (\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,2})$`,
  'iu',
)
const is_grid = new RegExp(`^${grid}(?! \\d)`, 'i')

const box_and_city = /(?:^|[\s:(])(P\.?\s?O\.?\s*Box\s+#?\s?\d{1,7})\s+([A-Z][\w.'’-]*(?:\s+[A-Z][\w.'’-]*){0,2})$/i

/** Street and city without anything between them: `12 Oak St Savannah`. */
function partCity(text: string): { street: string; city: string; from: number } | null {
  const found = street_and_city.exec(text) ?? box_and_city.exec(text) ?? grid_and_city.exec(text)
  if (!found?.[1] || !found[2] || !/^[A-Z]/.test(found[2])) return null
  return { street: found[1], city: found[2], from: found.index + found[0].indexOf(found[1]) }
}
