import { allPlaces } from '#src/features/places/all-places.ts'
import { placeKey } from '#src/features/places/place-key.ts'

export type Centre = { latitude: number; longitude: number }

const key = (name: string, state: string): string => `${placeKey(name)} ${state}`

const centres = new Map(
  allPlaces
    .filter(({ kind }) => kind !== 'county')
    .map(({ name, state, latitude, longitude }) => [key(name, state), { latitude, longitude }]),
)

/**
 * Where an address lies, near enough to put a pin that somebody then moves: the centre of its ZIP code, else of its city; `null`
 * where neither is known in that state.
 */
export function centreOf({ zip, city, state }: { zip: string; city: string; state: string }): Centre | null {
  return centres.get(key(zip.slice(0, 5), state)) ?? centres.get(key(city, state)) ?? null
}
