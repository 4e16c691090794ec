import { type Box, countryBoxes, isInside, stateBox } from '#src/domain/state-boxes.ts'
import { stateCode } from '#src/domain/us-states.ts'
import { addressesOf, ownLocalBusinesses } from '#src/engines/audit/checks/business/business-nodes.ts'
import { countryOf } from '#src/engines/audit/checks/business/countries.ts'
import { statesByZip } from '#src/engines/audit/checks/business/zip-areas.ts'
import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { local_business_guide } from '#src/engines/audit/checks/structured-data/business/google-guide.ts'
import { type Door, farFromDoor } from '#src/engines/audit/checks/towns/far-from-door.ts'
import type { GeoFact } from '#src/engines/audit/facts/types/business-facts.ts'

/** Where a point may lie: the name of the area and its boxes, and the one address in it, where there is one. */
type Area = { name: string; boxes: readonly Box[]; door: Door | null }

/** Kinds of areas that a business may serve far from where it sits: their point is theirs alone. */
const areas = new Set(['AdministrativeArea', 'City', 'Country', 'GeoCircle', 'GeoShape', 'Place', 'State'])

/** Whether the point belongs to an area that has no address of its own, such as a city in `areaServed`. */
function isOfAnArea(geo: GeoFact, page: PageView): boolean {
  const owner = page.facts.structured_data.nodes[geo.node ?? -1]
  if (!owner || addressesOf(owner, page).length > 0) return false
  return owner.types.length > 0 && owner.types.every(type => areas.has(type))
}

/** A page for a town that is served may bear the point of that town. */
const isOfATown = ({ from }: GeoFact, { kind }: PageView): boolean =>
  from === 'meta' && kind !== 'home' && kind !== 'contact' && kind !== 'about'

/** The state of the point's owner, else its country; of what is printed on the page where the owner has no address. */
export function areaFor(geo: GeoFact, page: PageView): Area | null {
  const owner = page.facts.structured_data.nodes[geo.node ?? -1]
  const of_owner = owner ? addressesOf(owner, page) : []
  const told = of_owner.length > 0 ? of_owner : ownLocalBusinesses(page).flatMap(node => addressesOf(node, page))
  const countries = new Set(told.map(countryOf))
  const [country] = countries
  if (countries.size > 1) return null
  const abroad = typeof country === 'string' && country !== 'US' && country !== 'PR'
  if (abroad) return { name: country, boxes: countryBoxes(country), door: null }
  const doors: readonly Door[] =
    told.length > 0
      ? told.map(({ city, region, postal_code }) => ({
          city,
          state: stateCode(region) ?? '',
          zip: postal_code.slice(0, 5),
        }))
      : page.facts.addresses.map(({ city, state, postal_code }) => ({ city, state, zip: postal_code.slice(0, 5) }))
  const states = new Set(doors.map(({ state }) => state))
  const [first] = doors
  const one = first && doors.every(({ city, zip }) => zip === first.zip && (zip !== '' || city === first.city))
  const door = one ? first : null
  const [state] = states
  const box = state ? stateBox(state) : undefined
  const by_zip = doors.flatMap(({ zip }) => statesByZip(zip, state ?? '')).flatMap(one => stateBox(one) ?? [])
  if (states.size === 1 && state && box) return { name: state, boxes: [box, ...by_zip], door }
  return country === 'US' && told.every(({ region }) => region === '')
    ? { name: 'the United States', boxes: countryBoxes('US'), door }
    : null
}

/** What went wrong with a point that is not where it should be. */
export function reasonFor(geo: GeoFact, { name, boxes }: Area): string {
  const { latitude, longitude } = geo
  const inside = (lat: number, lon: number) => boxes.some(box => isInside(box, lat, lon))
  if (latitude === 0 && longitude === 0) return 'never filled in'
  if (inside(latitude, -longitude)) return `the longitude has lost its minus sign: ${-longitude} would be in ${name}`
  if (inside(-latitude, longitude)) return `the latitude has the wrong sign: ${-latitude} would be in ${name}`
  if (inside(longitude, latitude) || inside(longitude, -latitude)) return 'latitude and longitude are swapped'
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return 'no such point exists'
  return `the address is in ${name}, the point is not`
}

/** What visitors see on a page is another finding. */
const for_engines = new Set<GeoFact['from']>(['meta', 'structured-data'])

type Off = Occurrence & { is_near: boolean }

/** Whoever follows a point so far off ends on a wrong road, or just off the coast, and not on another continent. */
const near_miles = 25
const near_degrees = 0.3

function isNear(geo: GeoFact, { boxes }: Area, far: string | null): boolean {
  if (far !== null) return Number(/^\d+(?= miles)/.exec(far)?.[0] ?? near_miles + 1) <= near_miles
  return boxes.some(({ south, north, west, east }) =>
    isInside(
      {
        south: south - near_degrees,
        north: north + near_degrees,
        west: west - near_degrees,
        east: east + near_degrees,
      },
      geo.latitude,
      geo.longitude,
    ),
  )
}

/** The points in a page's data that are not where its address is; undefined where none can be compared. */
function pointsOff(page: PageView): Off[] | undefined {
  const points = page.facts.geo.filter(geo => for_engines.has(geo.from) && !isOfAnArea(geo, page))
  const off: Off[] = []
  let compared = 0
  for (const geo of points) {
    const area = areaFor(geo, page)
    if (!area || area.boxes.length === 0) continue
    compared++
    const is_there = area.boxes.some(box => isInside(box, geo.latitude, geo.longitude))
    const far = is_there && area.door && !isOfATown(geo, page) ? farFromDoor(geo, area.door) : null
    const reason = is_there ? far : reasonFor(geo, area)
    if (reason === null) continue
    const evidence = `${geo.latitude}, ${geo.longitude}: ${reason}`
    off.push({ url: page.url, line: geo.line, evidence, is_near: isNear(geo, area, far) })
  }
  return compared === 0 ? undefined : off
}

const tell = (off: readonly Off[] | undefined, near: boolean) =>
  off === undefined
    ? notApplicable
    : foundAll(
        off.filter(({ is_near }) => is_near === near).map(({ url, line, evidence }) => ({ url, line, evidence })),
      )

export const geoAgainstAddress: PageCheck = {
  id: 'schema-geo-outside-country',
  section: 'structured-data',
  scope: 'page',
  severity: 'critical',
  title: 'The map point in your structured data is not where your address is',
  why: 'Search engines and map apps may send customers to the wrong place, even to another continent, or distrust everything else you tell them.',
  mend: 'Look your business up on a map, copy latitude and longitude from there, and keep the minus sign: longitudes in the United States are negative.',
  source: local_business_guide,
  look: page => tell(pointsOff(page), false),
}

export const geoOffByMiles: PageCheck = {
  id: 'schema-geo-off-by-miles',
  section: 'structured-data',
  scope: 'page',
  severity: 'medium',
  title: 'The map point in your structured data lies some miles from your address',
  why: 'Map apps that trust it send customers past your door, and search engines show you among businesses of another neighborhood.',
  mend: 'Look your business up on a map, and copy latitude and longitude from there.',
  source: local_business_guide,
  look: page => tell(pointsOff(page), true),
}
