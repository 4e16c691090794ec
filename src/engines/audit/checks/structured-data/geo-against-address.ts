import { type Box, countryBoxes, isInside, stateBox } from '#src/domain/state-boxes.ts'
import { stateCode } from '#src/domain/us-states.ts'
import { addressesOf, ownLocalBusinesses } from '#src/engines/audit/checks/business/business-nodes.ts'
import { countryOf } from '#src/engines/audit/checks/business/countries.ts'
import { areaOfZip, isWithin } from '#src/engines/audit/checks/business/zip-areas.ts'
import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { local_business_guide } from '#src/engines/audit/checks/structured-data/google-guide.ts'
import type { GeoFact } from '#src/engines/audit/facts/types/business-facts.ts'

/** Where a point may lie: the name of the area and its boxes, and the one ZIP of the address, `''` where there is none. */
type Area = { name: string; boxes: readonly Box[]; zip: string }
/** Degrees that a place may lie outside the middles of the ZIPs that begin like its own. */
const around_zip = 0.5

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
function areaFor(geo: GeoFact, page: PageView): Area | null {
  const owner = page.facts.structured_data.nodes[geo.node ?? -1]
  const of_owner = owner ? addressesOf(owner, page) : []
  const told = of_owner.length > 0 ? of_owner : ownLocalBusinesses(page).flatMap(node => addressesOf(node, page))
  const countries = new Set(told.map(countryOf))
  const [country] = countries
  if (countries.size > 1) return null
  const abroad = typeof country === 'string' && country !== 'US' && country !== 'PR'
  if (abroad) return { name: country, boxes: countryBoxes(country), zip: '' }
  const states = new Set(told.map(({ region }) => stateCode(region)))
  const zips = new Set(told.map(({ postal_code }) => postal_code.slice(0, 5)))
  if (told.length === 0)
    for (const { state, postal_code } of page.facts.addresses) {
      states.add(state)
      zips.add(postal_code.slice(0, 5))
    }
  const [state] = states
  const [zip = ''] = zips.size === 1 ? zips : []
  const box = state ? stateBox(state) : undefined
  if (states.size === 1 && state && box) return { name: state, boxes: [box], zip }
  return country === 'US' && told.every(({ region }) => region === '')
    ? { name: 'the United States', boxes: countryBoxes('US'), zip }
    : null
}

/** Is the point in the state and far from the place that its ZIP is given to? A ZIP of another state is wrong itself. */
function isFarFromZip({ latitude, longitude }: GeoFact, { name, zip }: Area): boolean {
  const area = areaOfZip(zip)
  if (!area || (stateBox(name) && !area.states.includes(name))) return false
  return !isWithin(area.box, { latitude, longitude }, around_zip)
}

/** What went wrong with a point that is not where it should be. */
function reasonFor(geo: GeoFact, { name, boxes }: Area): string {
  const { latitude, longitude } = geo
  const inside = (lat: number, lon: number) => boxes.some(box => isInside(box, lat, lon))
  if (latitude === 0 && longitude === 0) return 'never filled in'
  if (inside(latitude, -longitude)) return `the longitude has lost its minus sign: ${-longitude} would be in ${name}`
  if (inside(-latitude, longitude)) return `the latitude has the wrong sign: ${-latitude} would be in ${name}`
  if (inside(longitude, latitude) || inside(longitude, -latitude)) return 'latitude and longitude are swapped'
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return 'no such point exists'
  return `the address is in ${name}, the point is not`
}

export const geoAgainstAddress: PageCheck = {
  id: 'schema-geo-outside-country',
  section: 'structured-data',
  scope: 'page',
  severity: 'critical',
  title: 'The map point in your structured data is not where your address is',
  why: 'Search engines and map apps may send customers to the wrong place, even to another continent, or distrust everything else you tell them.',
  mend: 'Look your business up on a map, copy latitude and longitude from there, and keep the minus sign: longitudes in the United States are negative.',
  source: local_business_guide,
  look: page => {
    const points = page.facts.geo.filter(geo => geo.from !== 'map' && !isOfAnArea(geo, page))
    const occurrences: Occurrence[] = []
    let compared = 0
    for (const geo of points) {
      const area = areaFor(geo, page)
      if (!area || area.boxes.length === 0) continue
      compared++
      const is_there = area.boxes.some(box => isInside(box, geo.latitude, geo.longitude))
      if (is_there && (isOfATown(geo, page) || !isFarFromZip(geo, area))) continue
      const reason = is_there ? `far from where ZIP ${area.zip} is` : reasonFor(geo, area)
      const evidence = `${geo.latitude}, ${geo.longitude}: ${reason}`
      occurrences.push({ url: page.url, line: geo.line, evidence })
    }
    return compared === 0 ? notApplicable : foundAll(occurrences)
  },
}
