import { createRequire } from 'node:module'
import { merge, mesh } from 'topojson-client'

/** The package names these types only in its signatures. */
type Topology = Parameters<typeof mesh>[0]
type GeometryObject = NonNullable<Parameters<typeof mesh>[1]>
type County = Extract<Parameters<typeof merge>[1], unknown[]>[number] & { id: string }
type MultiPolygon = ReturnType<typeof merge>
type MultiLineString = ReturnType<typeof mesh>
type CountyTopology = Topology & { objects: { counties: { geometries: County[] } } }

/** Census codes of the four states served and the land that shows at their edges: AL, KY, MS, TN, VA, WV. */
const nearbyStates = ['12', '13', '37', '45', '01', '21', '28', '47', '51', '54']

const require = createRequire(import.meta.url)

/** County shapes at 1:10 million from the US Census Bureau, as packaged by us-atlas. For the build only: 800 kB. */
const topology = require('us-atlas/counties-10m.json') as CountyTopology

const stateOf = (county: County) => county.id.slice(0, 2)
const counties = topology.objects.counties.geometries.filter(county => nearbyStates.includes(stateOf(county)))

function within(fips: readonly string[]): County[] {
  return counties.filter(county => fips.some(code => county.id.startsWith(code)))
}

function lines(of: County[], where: (a: County, b: County) => boolean): MultiLineString {
  const collection: GeometryObject = { type: 'GeometryCollection', geometries: of }
  return mesh(topology, collection, (a, b) => where(a as County, b as County))
}

/** One shape of all counties whose code starts with one of `fips`: two digits for a state, five for a county. */
export function landOf(fips: readonly string[] = nearbyStates): MultiPolygon {
  return merge(topology, within(fips))
}

/** Borders between counties of the same state. */
export function countyLines(fips: readonly string[] = nearbyStates): MultiLineString {
  return lines(within(fips), (a, b) => a !== b && stateOf(a) === stateOf(b))
}

export function stateLines(fips: readonly string[] = nearbyStates): MultiLineString {
  return lines(within(fips), (a, b) => stateOf(a) !== stateOf(b))
}

/** Where land meets the sea, and the far borders of the states beyond. */
export function coastLines(): MultiLineString {
  return lines(counties, (a, b) => a === b)
}
