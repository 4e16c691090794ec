import type { MapFact } from '../types/business-facts.ts'
import { decoded, embeddedPlace } from './embedded-place.ts'
import { viewOfMap } from './map-view.ts'

/** Where a map leads: the words it asks for, and the point it shows, where it has them. */
export type MapGoal = { words: string; latitude: number | null; longitude: number | null }

const point = /^\s*(?:loc:)?(-?\d{1,2}\.\d{3,15}),\s*(-?\d{1,3}\.\d{3,15})\s*$/
const way = /\/maps\/dir\/([^?#]*)/

/** The end of a way that is told in the path: `/maps/dir//12+Oak+St/@32.1,-81.1,15z/data=…`. */
function endOfWay(url: string): string | undefined {
  const parts = way.exec(url)?.[1]?.split('/')
  return parts?.slice(1).findLast(part => part !== '' && !part.startsWith('@') && !part.startsWith('data='))
}

/** Where the map or the link to one leads; undefined where its address says nothing. */
export function goalOfMap(map: MapFact): MapGoal | undefined {
  const { url, query } = map
  const asked = url.includes('/maps/dir/') ? decoded(endOfWay(url) ?? query) : query
  const [, lat, lng] = point.exec(asked) ?? []
  if (lat !== undefined && lng !== undefined) return { words: '', latitude: Number(lat), longitude: Number(lng) }
  const words = (embeddedPlace(url) || asked).slice(0, 100)
  const view = words === '' || map.from === 'embed' ? viewOfMap(map) : null
  if (words === '' && !view) return undefined
  return { words, latitude: view?.latitude ?? null, longitude: view?.longitude ?? null }
}
