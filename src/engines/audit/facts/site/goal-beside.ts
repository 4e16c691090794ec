import { goalOfMap, type MapGoal } from '../business/map-goal.ts'
import type { PageFacts } from '../page-facts.ts'
import type { AddressFact, MapFact } from '../types/business-facts.ts'
import type { Place, Region } from '../types/place.ts'
import { besideAddresses } from './beside-addresses.ts'

/** Characters of source between an address and its map. */
const reach = 3_000

type Shown = Place & { region: Region; said: string; link: string | null }

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
  const link_at = new Map(links.map(link => [link.offset, link]))
  const frame_at = new Map(iframes.map(frame => [frame.offset, frame]))
  return maps.flatMap((map: MapFact): Shown[] => {
    const goal = map.from === 'script' ? undefined : goalOfMap(map)
    const link = link_at.get(map.offset)
    const region = link?.region ?? frame_at.get(map.offset)?.region
    if (!goal || !region) return []
    return [{ line: map.line, offset: map.offset, region, said: saying(goal), link: link?.name ?? null }]
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
  // A link that is the address itself needs no place beside it.
  const isOf = ({ link }: Shown, { street }: AddressFact) => link?.includes(street) === true
  const worded = shown.filter(one => addresses.some(address => isOf(one, address)))
  const others = shown.filter(one => !worded.includes(one))
  const links = besideAddresses(
    addresses,
    others.filter(one => one.link !== null),
    reach,
  )
  const frames = besideAddresses(
    addresses,
    others.filter(one => one.link === null),
    reach,
  )
  return address => {
    const { region, key } = address
    const own = worded.filter(one => one.region === region && isOf(one, address))
    const is_alone = addresses.every(one => one.region !== region || one.key === key)
    const near = is_alone
      ? others.filter(one => one.region === region)
      : [...(links.get(address) ?? []), ...(frames.get(address) ?? [])]
    return few([...own, ...near])
  }
}
