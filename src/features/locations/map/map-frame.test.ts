import { expect, test } from 'vitest'
import {
  frameAround,
  isAsCloseAsItGets,
  isWhole,
  placeInFrame,
  wholeMap,
  zoomed,
} from '#src/features/locations/map/map-frame.ts'
import { mapSize } from '#src/features/locations/map/map-projection.ts'
import { fc } from '#tests/support/runner/properties.ts'

const place = fc.record({
  x: fc.double({ min: 0, max: mapSize.width, noNaN: true }),
  y: fc.double({ min: 0, max: mapSize.height, noNaN: true }),
})

test('a frame around places shows every one of them', () => {
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 20 }), places => {
      const frame = frameAround(places)
      return places.map(one => placeInFrame(frame, one)).every(({ x, y }) => x >= 0 && x <= 1 && y >= 0 && y <= 1)
    }),
  )
})

test('without places the whole map is shown, and one place has some of its surroundings', () => {
  expect(frameAround([])).toEqual(wholeMap)
  expect(placeInFrame(frameAround([{ x: 10, y: 10 }]), { x: 10, y: 10 })).toEqual({ x: 0.5, y: 0.5 })
  expect(isAsCloseAsItGets(frameAround([{ x: 10, y: 10 }]))).toBe(false)
})

test('zooming ends at the whole map and at the closest look', () => {
  expect(isWhole(zoomed(wholeMap, 2))).toBe(true)
  expect(isAsCloseAsItGets(zoomed(wholeMap, 0.0001))).toBe(true)
  expect(zoomed(wholeMap, 0.5).span).toBe(wholeMap.span / 2)
})
