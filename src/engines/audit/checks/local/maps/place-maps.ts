import { placeOf, placesOfPages } from '#src/engines/audit/checks/business/page-of-place.ts'
import { addressesInSteps, type PlacedAddress, placesAmong } from '#src/engines/audit/checks/business/places-of-site.ts'
import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { endsStep, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { farFromDoor } from '#src/engines/audit/checks/towns/far-from-door.ts'
import type { MapGoal } from '#src/engines/audit/facts/business/map-goal.ts'
import { goalsKept } from '#src/engines/audit/facts/site/goal-beside.ts'
import { type PlacedPoint, PlacesOnMap } from './goals-of-places.ts'

const most = 5
const map_spare = 10

/** Points at which pages put the places: in data, on maps beside them, and drawn on a page that is of one place. */
function* pointsOfPlaces(site: SiteView, addresses: readonly PlacedAddress[]): Generator<undefined, PlacedPoint[]> {
  const of_pages = yield* placesOfPages(site)
  const points: PlacedPoint[] = []
  const by_key = new Map(addresses.map(address => [address.key, address]))
  for (const [index, page] of site.pages.entries()) {
    if (endsStep(index)) yield
    for (const { from, key, latitude, longitude } of page.row.points) {
      const at = key !== '' ? by_key.get(key) : from === 'meta' ? undefined : of_pages.get(page)
      if (at) points.push({ latitude, longitude, at: key === '' ? at : { ...at, page } })
    }
  }
  for (const at of addresses) {
    for (const { latitude, longitude } of goalsKept(at.goals)) {
      if (latitude !== null && longitude !== null) points.push({ latitude, longitude, at })
    }
  }
  return points
}

/** Is the point so far from the address that it is told as that? */
function isToldAsFar({ key }: PlacedAddress, latitude: number, longitude: number): boolean {
  const [, , city = '', state = '', zip = ''] = key.split('|')
  return farFromDoor({ latitude, longitude }, { city, state, zip }, map_spare) !== null
}

/** Another place of the business to which the map beside this one leads, and how it says so. */
function ledTo(at: PlacedAddress, { words, latitude, longitude }: MapGoal, map: PlacesOnMap) {
  const named = words === '' ? undefined : map.placeNamed(words, at)
  if (named) return { other: named, shown: `“${words}”`, is_far: /\d/.test(words) }
  if (latitude === null || longitude === null) return undefined
  const other = map.placeAt({ latitude, longitude }, at)
  return other && { other, shown: `${latitude}, ${longitude}`, is_far: isToldAsFar(at, latitude, longitude) }
}

export const placeMaps: SiteCheck = {
  id: 'location-map-of-another',
  section: 'local',
  scope: 'site',
  severity: 'high',
  title: 'The map or the directions beside one of your places lead to another',
  why: 'It was copied along with the card of the other place. Whoever taps it drives to the wrong town.',
  mend: 'Open each place on Google Maps, press Share, and put its own link or map beside its address.',
  source: 'https://developers.google.com/maps/documentation/urls/get-started#directions-action',
  ...inSteps(function* (site) {
    const addresses = yield* addressesInSteps(site)
    const shown = addresses.filter(
      ({ goals, page }) => goals !== '' && page.kind !== 'article' && page.kind !== 'legal',
    )
    const places = placesAmong(addresses)
    if (shown.length === 0 || places.length < 2) return notApplicable
    const map = new PlacesOnMap(places, yield* pointsOfPlaces(site, addresses))
    const told = new Map<string, Occurrence>()
    for (const [index, at] of shown.entries()) {
      if (endsStep(index)) yield
      for (const goal of goalsKept(at.goals)) {
        const led = ledTo(at, goal, map)
        if (!led) continue
        const { other, shown: goes_to, is_far } = led
        const pair = [placeOf(at), placeOf(other)].sort().join(' ')
        const is_printed = at.page.row.addresses.some(one => placeOf(one) === placeOf(other))
        // The map of a page that does not name the other place is told of on that page.
        if (told.has(pair) || (!is_printed && is_far)) continue
        const evidence = `beside “${at.text}”: leads to ${goes_to}, where “${other.text}” is`
        told.set(pair, { url: at.page.url, line: at.line, evidence })
      }
    }
    return foundAll([...told.values()].slice(0, most))
  }),
}
