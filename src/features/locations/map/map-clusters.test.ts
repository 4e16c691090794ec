import { expect, test } from 'vitest'
import { canBeParted, clusterPlaces } from '#src/features/locations/map/map-clusters.ts'
import { fc } from '#tests/support/runner/properties.ts'

const place = fc.record({ x: fc.integer({ min: 0, max: 200 }), y: fc.integer({ min: 0, max: 200 }) })

test('every place is in exactly one cluster, and marks keep their distance', () => {
  fc.assert(
    fc.property(fc.array(place, { maxLength: 60 }), places => {
      const clusters = clusterPlaces(places, 30)
      expect(clusters.flatMap(cluster => cluster.places)).toHaveLength(places.length)
      for (const [at, a] of clusters.entries()) {
        for (const b of clusters.slice(at + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(30)
      }
    }),
  )
})

test('two addresses in one building cannot be parted, two towns can', () => {
  expect(
    canBeParted([
      { x: 1, y: 1 },
      { x: 1.2, y: 1 },
    ]),
  ).toBe(false)
  expect(
    canBeParted([
      { x: 1, y: 1 },
      { x: 9, y: 1 },
    ]),
  ).toBe(true)
  expect(canBeParted([])).toBe(false)
})
