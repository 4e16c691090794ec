import { expect, test } from 'vitest'
import { directionTo, milesBetween, nearest, type Point } from '#src/domain/geo.ts'
import { fc } from '#tests/support/runner/properties.ts'

const jacksonville = { lat: 30.3322, lng: -81.6557 }
const miami = { lat: 25.7743, lng: -80.1937 }
const seattle = { lat: 47.6062, lng: -122.3321 }
const halfway = Math.PI * 3958.8

const anyPoint: fc.Arbitrary<Point> = fc.record({
  lat: fc.double({ min: -89, max: 89, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})
const southeastPoint: fc.Arbitrary<Point> = fc.record({
  lat: fc.double({ min: 24, max: 37, noNaN: true }),
  lng: fc.double({ min: -88, max: -75, noNaN: true }),
})

test('one degree of latitude is a three hundred and sixtieth of the circle', () => {
  expect(milesBetween({ lat: 30, lng: -81 }, { lat: 31, lng: -81 })).toBeCloseTo((2 * halfway) / 360, 6)
})

test('Jacksonville and Miami are 327 miles apart', () => {
  expect(Math.round(milesBetween(jacksonville, miami))).toBe(327)
})

test('Jacksonville and Seattle are 2,452 miles apart, along the great circle', () => {
  expect(Math.round(milesBetween(jacksonville, seattle))).toBe(2452)
})

test('opposite ends of the globe are half its circle apart', () => {
  expect(milesBetween({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(halfway, 6)
})

test('distance is the same both ways, zero to itself and never more than half the globe', () => {
  fc.assert(
    fc.property(anyPoint, anyPoint, (a, b) => {
      const miles = milesBetween(a, b)
      expect(miles).toBeCloseTo(milesBetween(b, a), 6)
      expect(miles).toBeGreaterThanOrEqual(0)
      expect(miles).toBeLessThanOrEqual(halfway + 1e-6)
      expect(milesBetween(a, a)).toBe(0)
    }),
  )
})

test('a detour is never shorter, at opposite ends of the globe either', () => {
  const [start, detour, end] = [
    { lat: 0, lng: 0 },
    { lat: -0.0000010456548945759365, lng: 0 },
    { lat: 0, lng: 179.99999879258178 },
  ]
  expect(milesBetween(start, end)).toBeLessThanOrEqual(milesBetween(start, detour) + milesBetween(detour, end) + 1e-6)
})

test('a detour is never shorter', () => {
  fc.assert(
    fc.property(anyPoint, anyPoint, anyPoint, (a, b, c) => {
      expect(milesBetween(a, c)).toBeLessThanOrEqual(milesBetween(a, b) + milesBetween(b, c) + 1e-6)
    }),
  )
})

test.each([
  [1, 0, 'north'],
  [1, 1.15, 'northeast'],
  [0, 1, 'east'],
  [-1, 1.15, 'southeast'],
  [-1, 0, 'south'],
  [-1, -1.15, 'southwest'],
  [0, -1, 'west'],
  [1, -1.15, 'northwest'],
] as const)('%s degrees up and %s across is %s', (up, across, word) => {
  expect(directionTo({ lat: 30, lng: -81 }, { lat: 30 + up, lng: -81 + across })).toBe(word)
})

test('a great circle does not set out as a line on the map does', () => {
  const kolkata = { lat: 22.5726, lng: 88.3639 }
  expect(directionTo(jacksonville, kolkata)).toBe('north')
  expect(directionTo(seattle, jacksonville)).toBe('east')
  expect(directionTo(jacksonville, seattle)).toBe('northwest')
})

test('the way back points the other way, give or take one eighth', () => {
  const order = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest']
  fc.assert(
    fc.property(southeastPoint, southeastPoint, (a, b) => {
      fc.pre(milesBetween(a, b) > 0.01)
      const apart = (order.indexOf(directionTo(a, b)) - order.indexOf(directionTo(b, a)) + 8) % 8
      expect([3, 4, 5]).toContain(apart)
    }),
  )
})

test('each of the nearest comes with its distance and its direction', () => {
  expect(nearest(jacksonville, [seattle, jacksonville, miami], 2)).toEqual([
    { place: miami, miles: milesBetween(jacksonville, miami), direction: 'south' },
    { place: seattle, miles: milesBetween(jacksonville, seattle), direction: 'northwest' },
  ])
})

test('nearest returns the closest, in order, without the origin', () => {
  fc.assert(
    fc.property(fc.array(southeastPoint, { minLength: 1, maxLength: 30 }), fc.nat(8), (places, count) => {
      const [origin] = places
      if (!origin) return
      const found = nearest(origin, places, count)
      const miles = found.map(neighbor => neighbor.miles)
      expect(found).toHaveLength(Math.min(count, places.length - 1))
      expect(found.map(neighbor => neighbor.place)).not.toContain(origin)
      expect(miles).toEqual(miles.toSorted((a, b) => a - b))
      const chosen = new Set(found.map(neighbor => neighbor.place))
      const left = places.filter(place => place !== origin && !chosen.has(place))
      for (const place of left) expect(milesBetween(origin, place)).toBeGreaterThanOrEqual(miles.at(-1) ?? 0)
    }),
  )
})
