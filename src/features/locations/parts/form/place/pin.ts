import type { Point } from '#src/domain/geo.ts'

/** Feet in a degree of latitude; of longitude it is as much less as the place is from the equator. */
const feet_per_degree = 364_567

/** How far an arrow key moves the pin, in feet; with Shift ten times as far. */
const step_ft = 100

/** About four inches: more digits than that say nothing. */
const rounded = (degrees: number): number => Number(degrees.toFixed(6))

const ways: Record<string, { east: number; north: number }> = {
  ArrowUp: { east: 0, north: 1 },
  ArrowDown: { east: 0, north: -1 },
  ArrowLeft: { east: -1, north: 0 },
  ArrowRight: { east: 1, north: 0 },
}

/** Where an arrow key takes the pin; undefined for any other key. */
export function movedByKey({ lat, lng }: Point, { key, shiftKey }: { key: string; shiftKey: boolean }) {
  const way = ways[key]
  if (!way) return undefined
  const degrees = (step_ft * (shiftKey ? 10 : 1)) / feet_per_degree
  const wider = degrees / Math.cos((lat * Math.PI) / 180)
  return roundedPin({ lat: lat + way.north * degrees, lng: lng + way.east * wider })
}

/** A place with as many digits as are worth keeping. */
export function roundedPin({ lat, lng }: Point): Point {
  return { lat: rounded(lat), lng: rounded(lng) }
}

/** The pin in the two fields of the form; undefined while they hold no place on the globe. */
export function pinIn({ latitude, longitude }: { latitude: string; longitude: string }): Point | undefined {
  if (latitude.trim() === '' || longitude.trim() === '') return undefined
  const [lat, lng] = [Number(latitude), Number(longitude)]
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined
}
