import { expect, test } from 'vitest'
import { countSums, wrongSums } from './sums-in-text.ts'

test('sums that come out are let through, products before additions', () => {
  expect(wrongSums('6 ÷ 3 × $240 = $480, 2 + 3 × 4 = 14, 1,200 − 200 = 1,000, 10 ÷ 3 = 3.3')).toEqual([])
})

test('a sum that does not come out is quoted', () => {
  expect(wrongSums('First 11 + 5 = 16, then 4 + 2 + 1 = 8.')).toEqual(['4 + 2 + 1 = 8'])
})

test('sums are counted, prose around them is not', () => {
  expect(countSums('24 listings in 2026, of them 11 + 5 = 16 right.')).toBe(1)
})
