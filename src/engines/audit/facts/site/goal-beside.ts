import { goalOfMap, type MapGoal } from '../business/map-goal.ts'
import type { PageFacts } from '../page-facts.ts'
import type { AddressFact, MapFact } from '../types/business-facts.ts'
import type { Place, Region } from '../types/place.ts'
import { besideAddresses } from './beside-addresses.ts'

/** Characters of source between an address and its map. */
const reach = 3_000

type Shown = Place & { region: Region; said: string }

/** As it is kept: `32.08090 -81.09120|12 Oak St, Savannah`. */
function saying({ words, latitude, longitude }: MapGoal): string {
  const point = latitude === null || longitude === null ? '' : `${latitude.toFixed(5)} ${longitude.toFixed(5)}`
  return `${point}|${words.replace(/\s+/g, ' ').trim()}`
}

/** The goals as they were kept. */
export function goalsKept(kept: string): MapGoal[] {
  if (kept === '') return []
  return kept.split('\n').map(goal => {
    const [point = '', ...words] = goal.split('|')
    const [latitude, longitude] = point === '' ? [null, null] : point.split(' ').map(Number)
    return { words: words.join('|'), latitude: latitude ?? null, longitude: longitude ?? null }
  })
}

function shownOn({ maps, links, iframes }: PageFacts): Shown[] {
  const regions = new Map([...links, ...iframes].map(({ offset, region }) => [offset, region]))
  return maps.flatMap((map: MapFact): Shown[] => {
    const goal = map.from === 'script' ? undefined : goalOfMap(map)
    const region = regions.get(map.offset)
    return goal && region ? [{ line: map.line, offset: map.offset, region, said: saying(goal) }] : []
  })
}

/** A map and a link for directions; more are of anything. */
const most = 3

function few(shown: readonly Shown[]): string {
  const goals = new Set(shown.map(({ said }) => said))
  return goals.size > most ? '' : [...goals].join('\n')
}

/**
 * Tells where the maps and links for directions beside an address lead, or those of the part of the page that has no other
 * address; `''` where there are none, or many.
 */
export function goalBeside(page: PageFacts): (address: AddressFact) => string {
  const { addresses, maps } = page
  if (addresses.length === 0 || maps.length === 0) return () => ''
  const shown = shownOn(page)
  const beside = besideAddresses(addresses, shown, reach)
  return address => {
    const { region, key } = address
    const is_alone = addresses.every(one => one.region !== region || one.key === key)
    return few(is_alone ? shown.filter(one => one.region === region) : (beside.get(address) ?? []))
  }
}
