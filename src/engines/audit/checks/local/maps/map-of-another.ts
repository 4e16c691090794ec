import { stateCode } from '#src/domain/us-states.ts'
import { properWords } from '#src/engines/audit/checks/business/proper-words.ts'
import { plainWords, visibleWords } from '#src/engines/audit/checks/business/visible-text.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isCity } from '#src/engines/audit/checks/towns/towns.ts'
import { embeddedPlace } from '#src/engines/audit/facts/business/embedded-place.ts'
import type { MapFact } from '#src/engines/audit/facts/types/business-facts.ts'
import { mapElsewhere } from './map-elsewhere.ts'
import { mapsToYou } from './maps-to-you.ts'

/** Where a business sits, and what is no business at all. */
const around =
  /\b(?:mall|plaza|center|centre|building|bldg|suites?|tower|square|park|pavilion|complex|marketplace|village|commons|campus|shopping|shoppes|crossing|professional|airport|county|road|rd|street|st|avenue|ave|blvd|boulevard|drive|dr|lane|ln|way|court|ct|highway|hwy|parkway|pkwy|route|city|state|united states|usa|area)\b/i

/** The name a map asks for; null where it asks for an address or a town. */
function nameOf({ from, url, query }: MapFact): string | null {
  const place = embeddedPlace(url) || (from === 'embed' || url.includes('/maps/place/') ? query : '')
  const [name = '', behind = '', ...more] = place.split(',')
  // A quarter of a town abroad: a business has a house number or a postal code behind it.
  if (more.length > 0 && !/\d/.test(place)) return null
  // "Mountain Grove, MO" is a town.
  if (isCity(name) || stateCode(behind.trim().split(' ')[0] ?? '') !== null) return null
  // So is "mountain grove. mo", or "Mountain Grove MO".
  const [, town = '', state = ''] = /^(.+?)[. ]+([a-z]{2})\.?$/i.exec(name.trim()) ?? []
  if (town !== '' && stateCode(state.toUpperCase()) !== null && isCity(town)) return null
  const words = name.trim().split(/\s+/)
  const is_name = words.length >= 2 && !/\d/.test(name) && !around.test(name) && stateCode(name.trim()) === null
  return is_name ? name.trim() : null
}

/** "Barrow Brothers Plumbing Athens GA": the town of the address tells nobody apart. */
function withoutTown({ facts }: PageView, name: string): string {
  const [state = ''] = / [A-Za-z]{2}$/.exec(name) ?? []
  const bare = stateCode(state.trim().toUpperCase()) === null ? name : name.slice(0, -state.length)
  const city = facts.addresses
    .map(one => one.city)
    .find(one => one !== '' && bare.toLowerCase().endsWith(` ${one.toLowerCase()}`))
  return city === undefined ? bare : bare.slice(0, -city.length)
}

/** "Chestnut Hall, 359 Croydon Rd": the name of the house, whose number and street the page prints as its own. */
function isOwnHouse(page: PageView, { url, query }: MapFact): boolean {
  const [, house, street] = /,\s*(\d{1,5}[a-z]?)\s+([a-z]{4,})/i.exec(embeddedPlace(url) || query) ?? []
  return house !== undefined && street !== undefined && visibleWords(page).includes(plainWords(`${house} ${street}`))
}

/** Places that stand on the maps of templates and of the manuals of map services. */
const of_templates =
  /^(?:envato\b|empire state building|googleplex|google(?: (?:inc|llc|hq|headquarters|building \d+))?(?:,|$)|1600 amphitheatre|1600 pennsylvania|eiffel tower|tour eiffel|space needle|statue of liberty|golden gate bridge|times square(?:,|$))/i

/** What a map asks for, where it is such a place and the page does not speak of it; `''` of others. */
function templatePlace(page: PageView, { from, url, query }: MapFact): string {
  const place = (embeddedPlace(url) || (from === 'embed' || url.includes('/maps/') ? query : '')).replaceAll('+', ' ')
  const found = of_templates.exec(place.trim())?.[0]
  return found === undefined || visibleWords(page).includes(plainWords(found)) ? '' : place
}

/** Does the page, its host or what was given bear one of the words by which a name differs from others? */
function bears(page: PageView, words: readonly string[]): boolean {
  const host = new URL(page.url).hostname.replace(/[^a-z]/g, '')
  const told = plainWords([page.given.name ?? '', ...page.facts.names.map(({ name }) => name)].join(' '))
  const visible = visibleWords(page)
  return words.some(word => host.includes(word) || told.includes(word) || visible.includes(` ${word}`))
}

export const mapOfAnother: PageCheck = {
  id: 'map-of-another-business',
  section: 'local',
  scope: 'page',
  severity: 'high',
  title: 'The map on the page is that of another business',
  why: 'It was left over from a template or from a copied site. Whoever taps for directions drives to somebody else.',
  mend: 'Open your own place on Google Maps, press Share, and put that map in.',
  source: 'https://developers.google.com/maps/documentation/urls/get-started',
  look: page => {
    const maps = mapsToYou(page)
    const names = new Map(maps.flatMap(map => [[nameOf(map), map] as const]))
    names.delete(null)
    // Where an address stands beside it, that is told as another finding.
    const apart = maps.filter(map => templatePlace(page, map) !== '')
    const of_kit = apart.length > 0 && mapElsewhere.look(page).state !== 'found' ? apart : []
    for (const map of of_kit) names.delete(nameOf(map))
    if (names.size + of_kit.length === 0) return notApplicable
    return foundAll([
      ...of_kit.map(map => ({
        url: page.url,
        line: map.line,
        evidence: `the map shows “${shortened(templatePlace(page, map), 80)}”`,
      })),
      ...[...names].flatMap(([name, map]) => {
        const { line } = map
        if (isOwnHouse(page, map)) return []
        const proper = properWords(withoutTown(page, name ?? ''))
        if (proper.length === 0 || bears(page, proper)) return []
        return [{ url: page.url, line, evidence: `the map shows “${shortened(name ?? '', 80)}”` }]
      }),
    ])
  },
}
