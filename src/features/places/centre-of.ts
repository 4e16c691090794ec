import type { Point } from '#src/domain/geo.ts'
import { findCentre } from '#src/features/places/find-centre.ts'

/**
 * Where an address lies, near enough to put a pin that somebody then moves: the centre of its ZIP code, else of its city; `null`
 * where neither is known in that state.
 */
export function centreOf({ zip, city, state }: { zip: string; city: string; state: string }): Point | null {
  return findCentre({ kind: 'zip', name: zip.slice(0, 5), state }) ?? findCentre({ kind: 'city', name: city, state })
}
