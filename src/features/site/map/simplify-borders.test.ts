import { expect, test } from 'vitest'
import { simplifyBorders } from '#src/features/site/map/simplify-borders.ts'

const simplified = (...coordinates: number[][][]) =>
  simplifyBorders({ type: 'MultiLineString', coordinates }, 0.5).coordinates

const along = [
  [0, 0],
  [1, 0.1],
  [2, 0],
]

test('a bend smaller than the tolerance is straightened', () => {
  expect(simplified(along)).toEqual([[along[0], along[2]]])
})

test('a bend larger than the tolerance stays', () => {
  const bent = [
    [0, 0],
    [1, 2],
    [2, 0],
  ]
  expect(simplified(bent)).toEqual([bent])
})

test('the point on which another border ends stays, so that no border ends in the air', () => {
  const branch = [
    [1, 0.1],
    [1, 5],
  ]
  expect(simplified(along, branch)).toEqual([along, branch])
})
