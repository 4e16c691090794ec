import { doorOfKey, isOtherStreet } from '#src/engines/audit/checks/business/compare-addresses.ts'
import { editDistance } from '#src/engines/audit/checks/business/compare-names.ts'
import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { mapsToYou } from '#src/engines/audit/checks/local/maps/maps-to-you.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { addressKey } from '#src/engines/audit/facts/business/address-key.ts'
import { another_house, leads_there } from '#src/engines/audit/facts/site/told-houses.ts'

/** Shorter names of streets are words, too. */
const shortest_name = 4

/** Is one house number the other with digits in another order, or one too many or too few? Other digits are those of neighbors. */
function isSlip(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < 3) return false
  if (one.length !== other.length) {
    const [longer, shorter] = one.length > other.length ? [one, other] : [other, one]
    return [...longer].some((_, i) => longer.slice(0, i) + longer.slice(i + 1) === shorter)
  }
  return one !== other && [...one].toSorted().join('') === [...other].toSorted().join('')
}

const keyOf = (street: string) => addressKey({ street, unit: '', city: '', state: '', postal_code: '' })
const ending =
  "(?: (?:street|st|avenue|ave|road|rd|drive|dr|lane|ln|court|ct|circle|cir|place|pl|boulevard|blvd)\\b(?! ?['’]))?"

const unit = /^,? ?(?:(?:suite|ste|unit|apt)\.? ?#? ?|# ?)(\d{1,5}[a-z]?|[a-z])(?![\w-])/i
/** "Suite 200", "#200", "Ste. 200": what stands at the end. */
const bareUnit = (written: string) => /[a-z]?\d+[a-z]?$|[a-z]$/i.exec(written.trim())?.[0].toLowerCase() ?? ''

/** "1420 Rush Avenue" for Russ Avenue. */
const isSlipOfStreet = (street: string, name: string): boolean =>
  street !== name && !name.includes(street) && street[0] === name[0] && editDistance(street, name, 1) === 1

const sits_on =
  /\b(?:(?:our|the) (?:office|shop|store|salon|studio|restaurant|clinic|practice|caf[eé]|bakery|gym|showroom|building) (?:is|sits|stands)|(?:we|we['’]re|we are) (?:located )?)(?: located| right| just| conveniently located)? on (?:[NSEW]\.? |(?:north|south|east|west) )?$/i

const isWrong = (number: string, house: string, before: string) =>
  number !== house && (isSlip(number, house) || leads_there.test(before)) && !another_house.test(before)

export const houseSlips: PageCheck = {
  id: 'house-number-differs',
  section: 'local',
  scope: 'page',
  severity: 'high',
  title: 'The text or the map gives another house number or street than your address',
  why: 'A digit is wrong or missing, two changed places, or the street is misspelled. Customers look for a house that is not there.',
  mend: 'Compare both with your door and your street sign, and correct the wrong one.',
  source: 'https://support.google.com/business/answer/3038177',
  look: page => {
    const { url, facts } = page
    const { addresses, images, text } = facts
    const doors = new Set(addresses.map(({ key }) => doorOfKey(key)))
    const [only = ''] = doors
    const [house = '', ...rest] = only.split(' ')
    const name = rest.join(' ')
    if (
      doors.size !== 1 ||
      !/^\d{3,}$/.test(house) ||
      !/^(?:[a-z]+|\d+(?:st|nd|rd|th))(?: [a-z]+)*$/.test(name) ||
      name.length < shortest_name
    )
      return notApplicable
    const word = addresses[0]?.street
      .split(' ')
      .find(one => name.includes(one.toLowerCase()) && one.length >= shortest_name)
    const keys = addresses.map(({ key }) => key)
    if (word === undefined) return notApplicable
    const numbered = new RegExp(
      `(?<![\\d#-])(\\d{2,6}) (?:[nsew]\\.? |(?:north|south|east|west) )?${name}\\b${ending}`,
      'gi',
    )
    const of_house = new RegExp(
      `(?<![\\d#-])${house} (?:[NSEW]\\.? )?(\\p{Lu}\\p{L}{3,}) (?:street|st|avenue|ave|road|rd|drive|dr|lane|ln|court|ct|circle|place|boulevard|blvd)\\b`,
      'giu',
    )
    const named = new RegExp(`(?<![\\w-])${name}${ending}`, 'gi')
    const units = new Set(addresses.map(one => bareUnit(one.unit)))
    const door_unit = units.size === 1 ? ([...units][0] ?? '') : ''
    const alts = images.flatMap(({ alt, line }) => (alt?.includes(word) ? [{ text: alt, line }] : []))
    const found = [...text.blocks, ...alts].flatMap(({ text: said, line }): Occurrence[] => {
      if (!said.includes(word) && !said.includes(`${house} `)) return []
      const address = shortened(addresses[0]?.text ?? '', 90)
      const in_houses = [...said.matchAll(numbered)].flatMap(({ 0: shown, 1: number = '', index }) => {
        const behind = unit.exec(said.slice(index + shown.length, index + shown.length + 16))
        const is_other_unit =
          number === house && behind?.[1] !== undefined && door_unit !== '' && behind[1].toLowerCase() !== door_unit
        return is_other_unit ||
          isWrong(number, house, said.slice(Math.max(0, index - 60), index)) ||
          (number === house && keys.every(key => isOtherStreet(keyOf(shown), key)))
          ? [{ url, line, evidence: `“${shown}${is_other_unit ? behind[0] : ''}”; address: ${address}` }]
          : []
      })
      const slip = [...said.matchAll(of_house)].find(([, street = '']) => isSlipOfStreet(street.toLowerCase(), name))
      if (slip) return [{ url, line, evidence: `“${slip[0]}”; address: ${address}` }]
      if (in_houses.length > 0 || !said.includes(' on ')) return in_houses
      return [...said.matchAll(named)].flatMap(({ 0: shown, index }) =>
        sits_on.test(said.slice(Math.max(0, index - 60), index)) &&
        keys.every(key => isOtherStreet(keyOf(`${house} ${shown}`), key))
          ? [{ url, line, evidence: `“${said.slice(Math.max(0, index - 30), index)}${shown}”; address: ${address}` }]
          : [],
      )
    })
    const address = shortened(addresses[0]?.text ?? '', 90)
    const on_maps = mapsToYou(page).flatMap(({ query, line }): Occurrence[] => {
      const [shown, street = ''] = [...query.matchAll(of_house)][0] ?? []
      return shown !== undefined && isSlipOfStreet(street.toLowerCase(), name)
        ? [{ url, line, evidence: `the map asks for “${shown}”; address: ${address}` }]
        : []
    })
    return foundAll([...found, ...on_maps].slice(0, 3))
  },
}
