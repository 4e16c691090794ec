import { geoIdentity, geoPath } from 'd3-geo'
import { expect, test } from 'vitest'
import { inkPen, simplify } from '#src/features/site/map/ink-path.ts'
import { fc } from '#tests/support/runner/properties.ts'

function ink(coordinates: number[][], closed = false): string {
  const pen = inkPen(0.8)
  geoPath(
    geoIdentity(),
    pen,
  )(closed ? { type: 'Polygon', coordinates: [coordinates] } : { type: 'LineString', coordinates })
  return pen.text()
}

test('a line is written as whole relative steps', () => {
  expect(
    ink([
      [0.4, 0],
      [10, 20.2],
      [3, 40],
    ]),
  ).toBe('M0 0l10 20-7 20')
})

test('points on the way are left out', () => {
  expect(
    ink([
      [0, 0],
      [5, 0.1],
      [10, 0],
    ]),
  ).toBe('M0 0l10 0')
})

test('a ring is closed', () => {
  expect(
    ink(
      [
        [0, 0],
        [10, 0],
        [10, 10],
        [0, 0],
      ],
      true,
    ),
  ).toMatch(/^M0 0l10 0 0 10.*z$/)
})

test('a speck of land leaves no trace', () => {
  expect(
    ink(
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 0],
      ],
      true,
    ),
  ).toBe('')
})

test('simplifying keeps both ends and never invents a point', () => {
  const pair = fc.tuple(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 0, max: 600 }))
  fc.assert(
    fc.property(fc.array(pair, { minLength: 2, maxLength: 40 }), fc.integer({ min: 0, max: 9 }), (line, tolerance) => {
      const kept = simplify(line, tolerance)
      expect(kept[0]).toBe(line[0])
      expect(kept.at(-1)).toBe(line.at(-1))
      expect(kept.every(point => line.includes(point as [number, number]))).toBe(true)
    }),
  )
})
