import { addressKey } from '../business/address-key.ts'
import { spare_of, viewOfMap } from '../business/map-view.ts'
import { nodesOf, textOf } from '../node-values.ts'
import type { PageFacts } from '../page-facts.ts'
import type { MapFact } from '../types/business-facts.ts'
import type { IndexedPoint } from './site-index-row.ts'

const most = 4
/** Fewer decimals are a region, and no place in it. */
const least_decimals = 2

/** Meters that a map around one pin is wide. */
const closest = 6_000
const width = /!1d([\d.]+)!2d/

/** Around one pin as Google gives it out: the place of its number, or a spot in degrees. */
function isOfPin({ url }: MapFact): boolean {
  const meters = Number(width.exec(url)?.[1])
  return meters > 0 && meters <= closest && /!1s0x|!2z/.test(url)
}

/** The points at which a page puts the business: in its data with the address beside them, in its metas, and on close maps. */
export function indexedPoints({ geo, maps, structured_data }: PageFacts): IndexedPoint[] {
  const { nodes } = structured_data
  const told = geo.flatMap(({ from, node, line, latitude, longitude, decimals }): IndexedPoint[] => {
    if (from === 'map' || decimals < least_decimals || Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return []
    if (from !== 'structured-data') return [{ latitude, longitude, key: '', from, line }]
    const [at] = nodesOf(nodes[node ?? -1], 'address')
    const address = nodes[at ?? -1]
    if (!address) return []
    const [street, city, state, postal_code] = [
      textOf(address, 'streetAddress'),
      textOf(address, 'addressLocality'),
      textOf(address, 'addressRegion'),
      textOf(address, 'postalCode'),
    ]
    if (street === '' || city === '') return []
    const key = addressKey({ street, unit: '', city, state, postal_code }).slice(0, 150)
    return [{ latitude, longitude, key, from, line }]
  })
  const shown = maps.flatMap((map): IndexedPoint[] => {
    const view = map.from === 'embed' ? viewOfMap(map) : null
    if (!view || view.spare > spare_of.streets) return []
    const { latitude, longitude } = view
    return [{ latitude, longitude, key: '', from: isOfPin(map) ? 'pin' : 'map', line: map.line }]
  })
  return [...told, ...shown].slice(0, most)
}
