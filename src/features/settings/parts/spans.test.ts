import { expect, test } from 'vitest'
import { sizeWords, spanWords } from '#src/features/settings/parts/spans.ts'

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1.0 kB'],
  [8_388_608, '8.4 MB'],
  [250_000_000, '250 MB'],
  [3.2e15, '3200 TB'],
])('%d bytes are %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words)
})

test.each([
  [59_999, 'less than a minute'],
  [60_000, '1 minute'],
  [2 * 3_600_000 + 60_000, '2 hours, 1 minute'],
  [24 * 3_600_000, '1 day'],
  [3 * 24 * 3_600_000 + 4 * 3_600_000 + 60_000, '3 days, 4 hours'],
])('%d ms are %s', (ms, words) => {
  expect(spanWords(ms)).toBe(words)
})
