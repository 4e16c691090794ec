import { expect, test } from 'vitest'
import { floodLimit, secondsToWait } from '#src/features/contacts/flood-limit.ts'
import { fc } from '#tests/support/runner/properties.ts'

const now = new Date('2026-11-20T12:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)

test('fewer messages than the limit wait for nothing', () => {
  expect(secondsToWait([], now)).toBe(0)
  expect(secondsToWait([1, 2, 3, 4].map(ago), now)).toBe(0)
})

test('at the limit the wait lasts until the fifth latest is an hour old', () => {
  expect(secondsToWait([10, 20, 30, 40, 600].map(ago), now)).toBe(3000)
  expect(secondsToWait([10, 20, 30, 40, 600, 3000].map(ago), now)).toBe(3000)
})

test('messages an hour old or older do not count', () => {
  expect(secondsToWait([10, 20, 30, 40, 3600].map(ago), now)).toBe(0)
})

test('after the wait, and not a second before, a message is allowed', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 4000 }), { maxLength: 12 }), ages => {
      const wait = secondsToWait(ages.map(ago), now)
      expect(wait).toBeLessThanOrEqual(floodLimit.window_seconds)
      const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
      expect(secondsToWait(ages.map(ago), later(wait))).toBe(0)
      if (wait > 1) expect(secondsToWait(ages.map(ago), later(wait - 1))).toBeGreaterThan(0)
    }),
  )
})
