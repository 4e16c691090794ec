import { areNeighbours, type Box, stateBox } from '#src/domain/state-boxes.ts'
import { stateCode } from '#src/domain/us-states.ts'
import { addressesOf, ownLocalBusinesses } from '#src/engines/audit/checks/business/business-nodes.ts'
import { editDistance } from '#src/engines/audit/checks/business/compare-names.ts'
import { says, visibleWords } from '#src/engines/audit/checks/business/visible-text.ts'
import { isFarFrom, isWithin } from '#src/engines/audit/checks/business/zip-areas.ts'
import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { type Door, farFromDoor } from '#src/engines/audit/checks/towns/far-from-door.ts'
import { endingsOf, townsBeforeState } from '#src/engines/audit/checks/towns/named-towns.ts'
import { onlyTownIn } from '#src/engines/audit/checks/towns/towns.ts'
import { embeddedPlace } from '#src/engines/audit/facts/business/embedded-place.ts'
import { spare_of, viewOfMap } from '#src/engines/audit/facts/business/map-view.ts'
import type { MapFact } from '#src/engines/audit/facts/types/business-facts.ts'
import { mapsToYou } from './maps-to-you.ts'

/** Where the page says that the business is: printed, or else told in its data. */
type Printed = Door & { house: string; street: string; text: string }

function doorsOf(page: PageView): Printed[] {
  const door = (street: string, city: string, state: string, zip: string, text: string): Printed => {
    const house = /^\d+/.exec(street.trim())?.[0] ?? ''
    return { house, street: street.trim(), city, state, zip: zip.slice(0, 5), text }
  }
  const printed = page.facts.addresses.map(({ street, city, state, postal_code, text }) =>
    door(street, city, state, postal_code, text),
  )
  if (printed.length > 0) return printed
  return ownLocalBusinesses(page).flatMap(node =>
    addressesOf(node, page).flatMap(({ street, city, region, postal_code }) => {
      const state = stateCode(region)
      return state === null || street === ''
        ? []
        : [door(street, city, state, postal_code, `${street}, ${city}, ${region} ${postal_code}`)]
    }),
  )
}

/** The town that title and headline say the page is for, where nothing tells an address. */
function townsOfHeadline({ facts }: PageView): Printed[] {
  const said = [
    ...facts.titles.slice(0, 1).map(one => one.text),
    ...facts.headings.filter(one => one.level === 1).map(one => one.name),
  ]
  return said.flatMap(text =>
    [...townsBeforeState(text)].flatMap(({ words, state }) => {
      const town = endingsOf(words)
        .map(name => onlyTownIn(name, state))
        .find(Boolean)
      return town ? [{ house: '', street: '', city: town.name, state, zip: '', text: shortened(text, 80) }] : []
    }),
  )
}

/** Does a map ask for a place in a state that none of the towns is in or next to? */
function asksFarState(page: PageView, query: string, towns: readonly Printed[]): boolean {
  const [, city = '', region = ''] = place_at_end.exec(query) ?? []
  const state = stateCode(region)
  if (state === null || (city !== '' && says(page, city))) return false
  return towns.every(town => town.state !== state && !areNeighbours(town.state, state))
}

/** A house at the beginning, perhaps after the name of who lives there: `Calloway Plumbing, 12 Oak St`. */
const house_asked = /^([^,\d]{3,60},? )?\s*(\d{1,6})(?:-\d+)?\s+((?:[NSEW]{1,2}\.? )?[\p{L}\d][\p{L}\d'’.-]*)/iu
const place_at_end =
  /(?:^|[,\s])\s*(?:([A-Z][A-Za-z .'’-]{2,30}),\s*)?([A-Z]{2}|[A-Z][a-z]+(?: [A-Z][a-z]+)?)(?:,?\s+(\d{5})(?:-\d{4})?)?\W*(?:,\s*(?:USA?|United States)\W*)?$/

/** "12 Oak Street Macon GA": the same house in a town far from that of the page. */
function asksAnotherTown(query: string, state: string, doors: readonly Printed[]): boolean {
  const words = query.replace(/[\s,]+[A-Za-z]{2}\W*$/, '').split(/[\s,]+/)
  const said = query.toLowerCase()
  if (doors.some(door => door.state !== state || said.includes(door.city.toLowerCase()))) return false
  const names = [words.slice(-2).join(' '), words.at(-1) ?? '']
  return names.some(name => doors.every(door => door.zip !== '' && isFarFrom(name, state, door.zip)))
}

/** The house that a map asks for, and its street; the number of a shop named `Trattoria 49` is none. */
function houseAsked(page: PageView, query: string): readonly [house: string | undefined, street: string] {
  const [, name = '', house, street = ''] = house_asked.exec(query) ?? []
  const is_name = name !== '' && !name.includes(',') && visibleWords(page).includes(` ${name.toLowerCase()}${house} `)
  return is_name ? [undefined, ''] : [house, street]
}

/** Of streets that are called by a number or by their kind, and of names that are shortened, two words may mean one. */
const loose_street =
  /\d|^(?:n|s|e|w|ne|nw|se|sw|north|south|east|west|old|new|the|st|saint|mt|mount|ft|fort|us|u\.s|hwy|highway|route|rte|rt|state|county|co|cr|sr|fm|rr|interstate|martin|mlk|dr|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)\.?$/i
const named_street =
  /(?:^|,|\s)(\d{1,6}) (?:(?:[NSEW]{1,2}\.?|North|South|East|West) )?(\p{L}[\p{L}’'.-]{2,}) (?:\p{L}+ )?(?:street|st|avenue|ave|road|rd|drive|dr|lane|ln|court|ct|boulevard|blvd|pike|circle|place|pl|parkway|pkwy)\b/iu

/** Does a map ask for the same house of quite another street, which the page does not name? */
function isOnOtherStreet(page: PageView, query: string, { house, street }: Printed): boolean {
  const [, number, asked = ''] = named_street.exec(query) ?? []
  const [, own_number, own = ''] = named_street.exec(street) ?? []
  if (number !== house || own_number !== house || loose_street.test(asked) || loose_street.test(own)) return false
  const [one, other] = [asked.toLowerCase(), own.toLowerCase()]
  if (one === other || street.toLowerCase().includes(one) || query.toLowerCase().includes(other)) return false
  return editDistance(one, other, 2) > 2 && !visibleWords(page).includes(` ${one} `)
}

/** Does a map ask for a house, a ZIP, a state or a far town that none of the doors has? */
function asksElsewhere(page: PageView, query: string, doors: readonly Printed[]): boolean {
  const [house, street] = houseAsked(page, query)
  const [, city = '', region = '', zip] = place_at_end.exec(query) ?? []
  const state = stateCode(region)
  if (house !== undefined) {
    const there = doors.filter(door => door.house === house)
    if (there.length > 0 && city === '' && state !== null && zip === undefined && asksAnotherTown(query, state, there))
      return true
    if (there.length > 0 && there.every(door => isOnOtherStreet(page, query, door))) return true
    if (there.length > 0)
      return there.every(
        door => (state !== null && door.state !== state) || (zip !== undefined && door.zip !== '' && door.zip !== zip),
      )
    // Boxes and houses without a number may be anywhere, and what the page speaks of is meant to be shown.
    const is_told = visibleWords(page).includes(` ${house} ${street.toLowerCase().replace(/[^\p{L}\d ]/gu, '')}`)
    return !is_told && doors.every(door => door.house !== '') && (state !== null || zip !== undefined)
  }
  if (city !== '' && says(page, city)) return false
  if (state !== null && doors.every(door => door.state !== state)) return true
  return state !== null && city !== '' && doors.every(door => isFarFrom(city, state, door.zip))
}

/** Degrees around the state of a town that only a headline tells. */
const around_state = 2

/** Miles that a map's middle may be off, for how exact its point is. */
const spareMiles = (spare: number) => (spare - spare_of.pin) * 69 + 3

/** A map whose point is far from all of the doors: that of a template, as a rule, or one without its minus sign. */
function showsElsewhere(map: MapFact, doors: readonly Printed[], is_only_town: boolean): string | null {
  const view = viewOfMap(map)
  const boxes = doors.flatMap(({ state }) => stateBox(state) ?? [])
  if (!view || boxes.length < doors.length) return null
  const { latitude, longitude, spare } = view
  // Who goes to customers has a place in the midst of all that is served, which a headline does not tell.
  const isFar = (door: Printed, box: Box | undefined) =>
    is_only_town
      ? !(box && isWithin(box, view, spare + around_state))
      : !(box && isWithin(box, view, spare)) || farFromDoor(view, door, spareMiles(spare)) !== null
  if (!doors.every((door, i) => isFar(door, boxes[i]))) return null
  const mirrored = boxes.some(box => isWithin(box, { latitude, longitude: -longitude }, spare))
  return `${latitude.toFixed(2)}, ${longitude.toFixed(2)}${mirrored ? ': the longitude has lost its minus sign' : ''}`
}

/** More goals than these are those of several places. */
const most_maps = 4

/** A page of directions leads to one door from many places: each goal once. */
const goalsOf = (maps: readonly MapFact[]) => [...new Map(maps.map(map => [map.query || map.url, map])).values()]

export const mapElsewhere: PageCheck = {
  id: 'map-shows-other-address',
  section: 'local',
  scope: 'page',
  severity: 'high',
  title: 'The map leads to another address than the one beside it',
  why: 'Whoever taps for directions drives to the wrong place.',
  mend: 'Open your place on Google Maps, press Share, and put that link or map in.',
  source: 'https://developers.google.com/maps/documentation/urls/get-started',
  look: page => {
    const maps = goalsOf(mapsToYou(page))
    if (maps.length === 0 || maps.length > most_maps) return notApplicable
    const told = doorsOf(page)
    const doors = told.length > 0 ? told : townsOfHeadline(page)
    const asks = told.length > 0 ? asksElsewhere : asksFarState
    const [first] = doors
    if (!first) return notApplicable
    const found = maps.flatMap((map): Occurrence[] => {
      const shown = showsElsewhere(map, doors, told.length === 0)
      const place = embeddedPlace(map.url)
      const query = map.query || (/^\d/.test(place) ? place : '')
      const says_so =
        query !== '' && asks(page, query, doors)
          ? `the map asks for ${shortened(query, 90)}`
          : shown && `the map shows ${shown}`
      const meant =
        doors.find(({ city, house }) => city !== '' && place.includes(city) && place.includes(house)) ?? first
      const evidence = `${says_so}; on the page: ${shortened(meant.text, 90)}`
      return says_so ? [{ url: page.url, line: map.line, evidence }] : []
    })
    return foundAll(found.slice(0, 2))
  },
}
