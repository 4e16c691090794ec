/** Degrees in WGS 84. */
export type Point = { latitude: number; longitude: number }

/** Of latitude. */
export const miles_of_degree = 69

export function milesBetween(one: Point, other: Point): number {
  const north = one.latitude - other.latitude
  const east = (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180)
  return Math.hypot(north, east) * miles_of_degree
}
