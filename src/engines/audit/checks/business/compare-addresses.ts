import { editDistance } from '#src/engines/audit/checks/business/compare-names.ts'
import { detached } from '#src/engines/audit/facts/detached.ts'

/** The parts of an address's key as facts give them: house and street, also without what people leave out, unit, city, state, ZIP. */
type Parts = { house: string; street: string; bare: string; unit: string; city: string; state: string; zip: string }

const directions = new Set(['n', 's', 'e', 'w', 'ne', 'nw', 'se', 'sw'])
const kinds = /^(?:st|ave|blvd|rd|dr|ln|ct|cir|pl|hwy|pkwy|ter|trl|sq|way|plz|loop|aly|rte|tpke)$/

/** The addresses of a site are compared with each other, on every page. */
const known = new Map<string, Parts>()
const most_known = 2_000

function partsOf(key: string): Parts {
  const before = known.get(key)
  if (before) return before
  const own = detached(key)
  const parts = readParts(own)
  if (known.size >= most_known) known.clear()
  known.set(own, parts)
  return parts
}

function readParts(key: string): Parts {
  const [line = '', unit = '', city = '', state = '', zip = ''] = key.split('|')
  const [house = '', ...words] = line.split(' ')
  const numbered = /^\d/.test(house)
  const street = numbered ? words.join(' ') : line
  return { house: numbered ? house : '', street, bare: bareStreet(street), unit, city, state, zip }
}

/** A street without direction and kind, which people leave out: `main` for `n main st`. */
function bareStreet(street: string): string {
  const words = street.split(' ').filter(word => !directions.has(word) && !kinds.test(word))
  return words.length === 0 ? street : words.join(' ')
}

/** `n` of `n main st`, `''` where there is none. */
function directionOf(street: string): string {
  return street
    .split(' ')
    .filter(word => directions.has(word))
    .join(' ')
}

/** Roads by their number are highways, routes and roads of the same number; parkways are called boulevards. */
const loose_kinds = /^(?:hwy|rte|tpke|pkwy|trl|way|plz|sq|loop)$/

/** `st` of `n main st`; `''` where there is none, or where people call it otherwise. */
function kindOf(street: string): string {
  const words = street.split(' ').filter(word => !directions.has(word))
  const last = words[words.length - 1] ?? ''
  return words.length > 1 && kinds.test(last) && !loose_kinds.test(last) && !by_number.test(street) ? last : ''
}

/** "Highway 20", and not "13th St". */
const by_number = /\b\d+(?!\d|st\b|nd\b|rd\b|th\b)/

/** Two ways of writing a house on a street of one name, in opposite directions or of two kinds: "E Main St", "W Main St". */
export function isOtherStreet(one: string, other: string): boolean {
  const [a, b] = [partsOf(one), partsOf(other)]
  if (a.bare !== b.bare || a.house !== b.house) return false
  return !agree(directionOf(a.street), directionOf(b.street)) || !agree(kindOf(a.street), kindOf(b.street))
}

/** Street of an address, by its key, as it is compared: addresses of different ones are `other` to each other. */
export function streetOfKey(key: string): string {
  return partsOf(key).bare
}

/** House and street of an address, by its key, as they are compared: only addresses with the same ones can be one place. */
export function doorOfKey(key: string): string {
  const { house, bare } = partsOf(key)
  return `${house} ${bare}`
}

/** What two houses of one street and town share: the unit as well, so that they must be one door; the street alone; or `null`. */
export function sharedByHouses(one: string, other: string): 'unit' | 'street' | null {
  const [a, b] = [partsOf(one), partsOf(other)]
  const near = (a.zip !== '' && a.zip === b.zip) || (a.city !== '' && a.city === b.city && agree(a.zip, b.zip))
  if (a.bare !== b.bare || !near || a.house === b.house || !/^\d+ \d+$/.test(`${a.house} ${b.house}`)) return null
  return a.unit !== '' && a.unit === b.unit ? 'unit' : 'street'
}

/** Equal, or one of them not told. */
const agree = (one: string, other: string) => one === '' || other === '' || one === other

/**
 * Two addresses by their keys. `same`: one place, however it is written. `conflict`: plainly meant to be one place, but
 * `part` differs. `other`: two places.
 */
export function compareAddresses(
  one: string,
  other: string,
):
  | { is: 'same' | 'other' }
  | { is: 'conflict'; part: 'house number' | 'direction' | 'ZIP' | 'unit' | 'state' | 'street' | 'town' } {
  const [a, b] = [partsOf(one), partsOf(other)]
  if (a.bare !== b.bare) {
    const one_door = a.house !== '' && a.house === b.house && a.zip !== '' && a.zip === b.zip
    return one_door && isMistyped(a.bare, b.bare) ? { is: 'conflict', part: 'street' } : { is: 'other' }
  }
  const near = (a.zip !== '' && a.zip === b.zip) || (a.city !== '' && a.city === b.city)
  if (a.house !== b.house)
    return near && isSlip(a.house, b.house) ? { is: 'conflict', part: 'house number' } : { is: 'other' }
  // The same house north and south of the middle of one town is a slip; left out, a direction says nothing.
  if (near && !agree(directionOf(a.street), directionOf(b.street))) return { is: 'conflict', part: 'direction' }
  if (near && !agree(kindOf(a.street), kindOf(b.street))) return { is: 'conflict', part: 'street' }
  if (!agree(a.state, b.state)) return a.city === b.city ? { is: 'conflict', part: 'state' } : { is: 'other' }
  if (!agree(a.zip, b.zip)) return a.city === b.city ? { is: 'conflict', part: 'ZIP' } : { is: 'other' }
  if (!agree(a.unit, b.unit)) return { is: 'conflict', part: 'unit' }
  if (a.zip === b.zip && !sameLetters(a.city, b.city) && isMistyped(a.city, b.city))
    return { is: 'conflict', part: 'town' }
  return near || a.zip === '' || b.zip === '' ? { is: 'same' } : { is: 'other' }
}

/** "La Grange" and "LaGrange", or a name that the tags of the page tore in two. */
const sameLetters = (one: string, other: string) => one.replaceAll(' ', '') === other.replaceAll(' ', '')

/** Is one word the other but for a slip? Numbers and short names are close to many others. */
function isMistyped(one: string, other: string): boolean {
  if (one === other || /\d/.test(one + other) || Math.min(one.length, other.length) < 4) return false
  return editDistance(one, other, 1) === 1
}

/** Is one number the other with two digits swapped, or one digit wrong, missing or too many? */
function isSlip(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < 2 || !/^\d+$/.test(one + other)) return false
  if (one.length !== other.length) return withoutOne(one, other) || withoutOne(other, one)
  const wrong = [...one].flatMap((digit, i) => (digit === other[i] ? [] : [i]))
  if (wrong.length === 1) return one.length >= 3
  const [i = 0, j = 0] = wrong
  return wrong.length === 2 && one[i] === other[j] && one[j] === other[i]
}

function withoutOne(longer: string, shorter: string): boolean {
  if (longer.length !== shorter.length + 1 || shorter.length < 2) return false
  return [...longer].some((_, i) => longer.slice(0, i) + longer.slice(i + 1) === shorter)
}
