import { expect, test } from 'vitest'
import { bandOf, exampleRanks } from '#src/features/site/map/example-ranks.ts'

test('the example has a place, or none, for each of 49 points', () => {
  expect(exampleRanks).toHaveLength(49)
  expect(exampleRanks.every(rank => rank === null || (Number.isInteger(rank) && rank >= 1 && rank <= 20))).toBe(true)
})

test.each([
  [1, 'top'],
  [3, 'top'],
  [4, 'near'],
  [10, 'near'],
  [11, 'far'],
  [20, 'far'],
  [null, 'none'],
] as const)('place %s belongs to the band %s', (rank, band) => {
  expect(bandOf(rank)).toBe(band)
})
