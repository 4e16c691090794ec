/** A place on the globe in degrees, WGS 84. */
export type Point = { lat: number; lng: number }

/** Mean radius of the Earth (IUGG), in statute miles. */
const earthRadiusMiles = 3958.8

const compass = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'] as const
export type Compass = (typeof compass)[number]

export type Neighbor<Place> = { place: Place; miles: number; direction: Compass }

const radians = (degrees: number) => (degrees * Math.PI) / 180

/**
 * Great-circle distance in statute miles. By the arctangent of sine and cosine of the angle, which stays exact where the
 * haversine formula does not: at opposite ends of the globe, where it is wrong by inches.
 */
export function milesBetween(from: Point, to: Point): number {
  const turn = radians(to.lng - from.lng)
  const [sinFrom, cosFrom] = [Math.sin(radians(from.lat)), Math.cos(radians(from.lat))]
  const [sinTo, cosTo] = [Math.sin(radians(to.lat)), Math.cos(radians(to.lat))]
  const sine = Math.hypot(cosTo * Math.sin(turn), cosFrom * sinTo - sinFrom * cosTo * Math.cos(turn))
  const cosine = sinFrom * sinTo + cosFrom * cosTo * Math.cos(turn)
  return earthRadiusMiles * Math.atan2(sine, cosine)
}

/** The way to set out along the great circle from one place to the other, as one of eight words. */
export function directionTo(from: Point, to: Point): Compass {
  const turn = radians(to.lng - from.lng)
  const east = Math.sin(turn) * Math.cos(radians(to.lat))
  const north =
    Math.cos(radians(from.lat)) * Math.sin(radians(to.lat)) -
    Math.sin(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.cos(turn)
  const eighth = Math.round(Math.atan2(east, north) / (Math.PI / 4))
  return compass[(eighth + 8) % 8] ?? 'north'
}

/** The `count` places closest to the origin, nearest first, never the origin itself; equals keep their order. */
export function nearest<Place extends Point>(
  origin: Point,
  places: readonly Place[],
  count: number,
): Neighbor<Place>[] {
  return places
    .filter(place => place !== origin)
    .map(place => ({ place, miles: milesBetween(origin, place), direction: directionTo(origin, place) }))
    .sort((a, b) => a.miles - b.miles)
    .slice(0, count)
}
