import { states } from './state-numbers.ts'

/**
 * The bytes of `towns.bin`: for each name, in order, its length and letters, and how many states have a town of that name;
 * for each of these the state's number, how many ZIPs it has there (two bytes, the lower first), and the ZIPs. A ZIP takes
 * seven bytes: its number (three), and where it is, north and west (two each, see `degrees`).
 */
export const zip_bytes = 7

/** Steps of a degree in which places are kept: a tenth of a mile to the north, less than two to the west. */
export const degrees = { north: 720, west: 340 } as const

export type MailedTo = { zip_code: string; name: string; state: string; lat: number; lng: number }

const lowFirst = (value: number, bytes: number): number[] =>
  Array.from({ length: bytes }, (_, i) => (value >>> (8 * i)) & 255)

/** West of Greenwich, on over the antimeridian: the last islands of Alaska are at 188, and what lies beyond is no state. */
const furthest_west = 190
const westOf = (lng: number) => (lng < 0 ? -lng : 360 - lng)

function bytesOfZip({ zip_code, lat, lng }: MailedTo): number[] {
  const north = Math.round(lat * degrees.north)
  const west = Math.round(westOf(lng) * degrees.west)
  return [...lowFirst(Number(zip_code), 3), ...lowFirst(north, 2), ...lowFirst(west, 2)]
}

/** Packs post codes into the file, those that lie in no state set aside. */
export function packTowns(places: readonly MailedTo[]): Uint8Array {
  const by_name = Map.groupBy(
    places.filter(({ state, lng }) => states.includes(state) && westOf(lng) < furthest_west),
    ({ name }) => name,
  )
  const bytes: number[] = []
  for (const name of [...by_name.keys()].sort()) {
    const by_state = Map.groupBy(by_name.get(name) ?? [], ({ state }) => state)
    bytes.push(name.length, ...Buffer.from(name, 'latin1'), by_state.size)
    for (const [state, zips] of by_state) {
      bytes.push(states.indexOf(state), ...lowFirst(zips.length, 2))
      for (const zip of zips) bytes.push(...bytesOfZip(zip))
    }
  }
  return Uint8Array.from(bytes)
}
