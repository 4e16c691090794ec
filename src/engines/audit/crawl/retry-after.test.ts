import { expect, test } from 'vitest'
import { readRetryAfter } from '#src/engines/audit/crawl/retry-after.ts'

const now = Date.parse('2026-05-01T12:00:00Z')

test.each([
  [undefined, undefined],
  ['0', 0],
  ['120', 120_000],
  [' 5 ', 5_000],
  ['Fri, 01 May 2026 12:00:30 GMT', 30_000],
  ['Fri, 01 May 2026 11:00:00 GMT', 0],
  ['-5', undefined],
  ['soon', undefined],
  ['99999999999', undefined],
])('Retry-After %j asks for %j ms', (value, ms) => {
  const read = readRetryAfter(value, now)
  if (value === '-5') expect(read === undefined || read === 0).toBe(true)
  else expect(read).toBe(ms)
})
