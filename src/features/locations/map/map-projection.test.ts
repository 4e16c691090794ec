import { geoMercator } from 'd3-geo'
import { expect, test } from 'vitest'
import {
  drawnArea,
  fromMap,
  isDrawn,
  mapSize,
  toMap,
  unitsPerRadian,
} from '#src/features/locations/map/map-projection.ts'

const places = [
  { lat: 30.3322, lng: -81.6557 },
  { lat: 24.5551, lng: -81.78 },
  { lat: 36.5, lng: -75.9 },
]

test('the map is projected as the atlas draws it', () => {
  const projection = geoMercator().center([drawnArea.west, drawnArea.north]).scale(unitsPerRadian).translate([0, 0])
  for (const { lat, lng } of places) {
    const [x = 0, y = 0] = projection([lng, lat]) ?? []
    expect(toMap({ lat, lng }).x).toBeCloseTo(x, 6)
    expect(toMap({ lat, lng }).y).toBeCloseTo(y, 6)
  }
})

test('a place on the map is the place on the globe it came from', () => {
  for (const place of places) {
    const back = fromMap(toMap(place))
    expect(back.lat).toBeCloseTo(place.lat, 9)
    expect(back.lng).toBeCloseTo(place.lng, 9)
  }
})

test('the four states are drawn, Texas and the ocean far out are not', () => {
  for (const place of places) expect(isDrawn(toMap(place))).toBe(true)
  expect(isDrawn(toMap({ lat: 32.8, lng: -96.8 }))).toBe(false)
  expect(isDrawn({ x: 1, y: mapSize.height + 1 })).toBe(false)
})
