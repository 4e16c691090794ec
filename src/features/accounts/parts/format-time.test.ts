import { expect, test } from 'vitest'
import { formatDay, formatTime } from '#src/features/accounts/parts/format-time.ts'

const plain = (text: string) => text.replaceAll(' ', ' ')

test.each([
  ['America/New_York', 'en-US', 'Nov 20, 2026, 9:03 PM EST'],
  ['America/Los_Angeles', 'en-US', 'Nov 20, 2026, 6:03 PM PST'],
  ['Pacific/Honolulu', 'en-US', 'Nov 20, 2026, 4:03 PM HST'],
])('a moment is told in the zone %s', (time_zone, locale, words) => {
  expect(plain(formatTime('2026-11-21T02:03:00.000Z', { time_zone, locale }))).toBe(words)
})

test('the manner of writing it follows the locale', () => {
  const profile = { time_zone: 'America/New_York', locale: 'en-GB' }
  expect(plain(formatTime('2026-07-01T16:00:00.000Z', profile))).toMatch(/^1 Jul 2026/)
})

test('without a profile it is told in the time of the agency, its zone named', () => {
  expect(plain(formatTime('2026-07-01T16:00:00.000Z', undefined))).toBe('Jul 1, 2026, 12:00 PM EDT')
})

test.each([
  { time_zone: 'Mars/Olympus', locale: 'en-US' },
  { time_zone: 'America/New_York', locale: 'en-12' },
])('what this browser does not know, as %j, breaks no screen', profile => {
  expect(plain(formatTime('2026-07-01T16:00:00.000Z', profile))).toBe('Jul 1, 2026, 12:00 PM EDT')
})

test('the day is the one it is where the reader is', () => {
  const day = (time_zone: string) => formatDay('2026-11-21T02:03:00.000Z', { time_zone, locale: 'en-US' })
  expect([day('America/New_York'), day('Europe/Berlin')]).toEqual(['Nov 20, 2026', 'Nov 21, 2026'])
})
