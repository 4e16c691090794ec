import type { PageText } from '../finish/page-text.ts'
import { textOf } from '../node-values.ts'
import type { Reading } from '../reading/reading.ts'
import type { GeoFact, MapFact } from '../types/business-facts.ts'
import type { Place } from '../types/place.ts'
import { pointsInText } from './printed-points.ts'

const number = String.raw`(-?\d{1,3}(?:\.\d{1,15})?)`
const in_link = new RegExp(`^geo:${number},${number}`, 'i')
const pair = new RegExp(String.raw`^\s*${number}\s*[;,]\s*${number}\s*$`)
/** Points in the addresses of maps: latitude first, but for Google's `!2d<longitude>!3d<latitude>`. */
const in_maps: readonly (readonly [RegExp, boolean])[] = [
  [new RegExp(`!3d${number}!4d${number}`), false],
  [new RegExp(`!2d${number}!3d${number}`), true],
  [new RegExp(`/@${number},${number}`), false],
  // Google's old "sll" is where the search began, often the middle of the country.
  [new RegExp(`[?&](?:q|query|destination|daddr|marker)=(?:loc:)?${number}(?:,|%2C)\\s*${number}`, 'i'), false],
  [new RegExp(`[?&](?:ll|center)=${number}(?:,|%2C)\\s*${number}`, 'i'), false],
  [new RegExp(`[?&]mlat=${number}&(?:amp;)?mlon=${number}`), false],
]

function decimalsOf(written: string): number {
  const point = written.indexOf('.')
  return point < 0 ? 0 : written.length - point - 1
}

function geoFact(
  latitude: string,
  longitude: string,
  place: Place,
  from: GeoFact['from'],
  node: number | null,
): GeoFact[] {
  const [lat, lon] = [Number(latitude), Number(longitude)]
  if (latitude === '' || longitude === '' || !Number.isFinite(lat) || !Number.isFinite(lon)) return []
  const decimals = Math.min(decimalsOf(latitude), decimalsOf(longitude))
  return [{ line: place.line, offset: place.offset, latitude: lat, longitude: lon, decimals, from, node }]
}

/** Points on the globe that the page gives: in metas, structured data and maps. */
export function findGeo(reading: Reading, text: PageText, maps: readonly MapFact[]): GeoFact[] {
  return [
    ...geoInMetas(reading),
    ...geoInData(reading),
    ...maps.flatMap(geoInMap),
    ...pointsInText(text),
    ...geoInLinks(reading),
    ...geoOfDrawnMaps(reading),
  ].slice(0, 100)
}

/** `geo:32.0809,-81.0912` */
function geoInLinks({ found }: Reading): GeoFact[] {
  return found.links.flatMap(link => {
    const match = link.href?.startsWith('geo:') ? in_link.exec(link.href) : null
    return match ? geoFact(match[1] ?? '', match[2] ?? '', link, 'link', null) : []
  })
}

/** More of them are those of several places. */
const most_drawn = 2

/** Maps that a script draws, by the numbers in its code or in the attributes of the element that it fills. */
function geoOfDrawnMaps({ found, ids: here }: Reading): GeoFact[] {
  const drawn = found.drawn_points.filter(({ ids }) => ids === null || ids.some(id => here.has(id)))
  const facts = drawn.flatMap(point =>
    geoFact(point.latitude, point.longitude, point, point.ids === null ? 'attribute' : 'script', null),
  )
  const places = new Set(facts.map(({ latitude, longitude }) => `${latitude.toFixed(2)} ${longitude.toFixed(2)}`))
  return places.size > most_drawn ? [] : facts
}

function geoInMetas({ found }: Reading): GeoFact[] {
  const named = (name: string) => found.metas.find(meta => (meta.property || meta.name) === name)
  const facts = ['geo.position', 'icbm'].flatMap(name => {
    const meta = named(name)
    const match = meta && pair.exec(meta.content)
    return meta && match ? geoFact(match[1] ?? '', match[2] ?? '', meta, 'meta', null) : []
  })
  const latitude = named('place:location:latitude') ?? named('og:latitude')
  const longitude = named('place:location:longitude') ?? named('og:longitude')
  if (latitude && longitude) facts.push(...geoFact(latitude.content, longitude.content, latitude, 'meta', null))
  return facts
}

/** Entities with latitude and longitude; the owner is the one that has the GeoCoordinates. */
function geoInData({ entities }: Reading): GeoFact[] {
  return entities.nodes.flatMap((node, index) => {
    const latitude = textOf(node, 'latitude')
    const longitude = textOf(node, 'longitude')
    return geoFact(
      latitude,
      longitude,
      node,
      'structured-data',
      node.types.includes('GeoCoordinates') ? node.parent : index,
    )
  })
}

/** The point in the address of a map; undefined where it has none. */
export const pointOfMap = (map: MapFact): GeoFact | undefined => geoInMap(map)[0]

function geoInMap(map: MapFact): GeoFact[] {
  for (const [pattern, reversed] of in_maps) {
    const match = pattern.exec(map.url)
    if (!match) continue
    const [first, second] = [match[1] ?? '', match[2] ?? '']
    return geoFact(reversed ? second : first, reversed ? first : second, map, 'map', null)
  }
  return []
}
