import type { MapFact } from '../types/business-facts.ts'
import { pointOfMap } from './geo.ts'

type View = { latitude: number; longitude: number; spare: number }

/** Degrees between a place and a map's point: of a pin, of a picture of some streets, of one of a region. */
export const spare_of = { pin: 0.3, streets: 0.4, region: 1 } as const
const streets_zoom = 13
/** Meters that a map of some streets is wide. */
const streets_width = 30_000
/** Meters of a degree of longitude in the middle of the country. */
const degree = 86_000

/** A point that was asked for is a pin, however much is shown around it. */
const names_point = /[?&](?:amp;)?(?:q|query|destination|daddr|marker)=(?:loc:)?-?\d{1,3}\./i

/** The point of a map and how far from it a place may be that it still shows; null where the point says nothing. */
export function viewOfMap(map: MapFact): View | null {
  const point = pointOfMap(map)
  if (!point) return null
  const { latitude, longitude } = point
  const at = (spare: number) => ({ latitude, longitude, spare })
  if (/!3d-?[\d.]+!4d/.test(map.url)) return at(spare_of.pin)
  const width = /!1d([\d.]+)!2d/.exec(map.url)?.[1]
  // A place far from the middle of a map of half a country is on it all the same.
  if (width !== undefined)
    return at(Number(width) <= streets_width ? spare_of.streets : Math.max(spare_of.region, Number(width) / 2 / degree))
  const zoom =
    /\/@[^/]*?,(\d{1,2}(?:\.\d+)?)z/.exec(map.url)?.[1] ??
    (map.from === 'link' && !names_point.test(map.url) ? /[?&](?:amp;)?z=(\d{1,2})\b/.exec(map.url)?.[1] : undefined)
  if (zoom !== undefined) return Number(zoom) >= streets_zoom ? at(spare_of.streets) : null
  // The old links tell how many degrees of north and west they show; a place at its edge is shown, too.
  const shown = /[?&](?:amp;)?spn=([\d.]+)(?:,|%2C)([\d.]+)/i.exec(map.url)
  if (shown && !names_point.test(map.url)) return at(Math.max(spare_of.pin, Number(shown[1]) / 2, Number(shown[2]) / 2))
  // Without the words of a pin a link shows whatever was looked at.
  if (map.from === 'link' && map.url.includes('/@')) return null
  return at(map.from === 'link' || names_point.test(map.url) ? spare_of.pin : spare_of.region)
}
