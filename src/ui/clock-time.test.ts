import { expect, test } from 'vitest'
import { clockTime } from '#src/ui/clock-time.ts'

const now = new Date(2026, 10, 20, 9, 30)

test('a time of today is the time alone', () => {
  expect(clockTime(new Date(2026, 10, 20, 15, 42), now)).toMatch(/^3:42\sPM$/)
})

test('a time of another day names the day', () => {
  expect(clockTime(new Date(2026, 10, 21, 0, 5), now)).toMatch(/^Nov 21, 12:05\sAM$/)
})
