import type { Point } from '#src/domain/geo.ts'

/** A place on the drawn map, in its units from the upper left corner. */
export type MapPlace = { x: number; y: number }

/** The part of the world that is drawn: four states with what lies around them, in degrees. */
export const drawnArea = { west: -88.2, north: 37.1, east: -75, south: 24.2 } as const

/** Units for a radian of longitude: a unit is about 0.4 miles there. */
export const unitsPerRadian = 8000

const radians = (degrees: number) => (degrees * Math.PI) / 180
const mercator = (lat: number) => Math.log(Math.tan(Math.PI / 4 + radians(lat) / 2))

/** Spherical Mercator, as maps on the web are drawn. */
export function toMap({ lat, lng }: Point): MapPlace {
  return {
    x: radians(lng - drawnArea.west) * unitsPerRadian,
    y: (mercator(drawnArea.north) - mercator(lat)) * unitsPerRadian,
  }
}

/** The place on the globe that a place on the map stands for. */
export function fromMap({ x, y }: MapPlace): Point {
  const along = mercator(drawnArea.north) - y / unitsPerRadian
  return {
    lat: ((2 * Math.atan(Math.exp(along)) - Math.PI / 2) * 180) / Math.PI,
    lng: drawnArea.west + ((x / unitsPerRadian) * 180) / Math.PI,
  }
}

const corner = toMap({ lat: drawnArea.south, lng: drawnArea.east })

/** How large the drawing is, in its units. */
export const mapSize = { width: Math.ceil(corner.x), height: Math.ceil(corner.y) }

export function isDrawn({ x, y }: MapPlace): boolean {
  return x >= 0 && y >= 0 && x <= mapSize.width && y <= mapSize.height
}
