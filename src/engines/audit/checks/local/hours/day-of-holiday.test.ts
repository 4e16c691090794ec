import { expect, test } from 'vitest'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const look = (said: string) =>
  localOutcome('date-on-wrong-weekday', [{ html: `<title>Calloway</title><p>${said}</p>` }]).state

test.each([
  'We will be closed Thanksgiving Day, November 27, 2026.',
  'Closed Christmas Day, December 23.',
  'Closed Christmas Day, December 26, 2026.',
  'Closed Labor Day (September 8).',
  'The sale ends February 30, 2027.',
  'Offer good until June 31.',
])('%s', said => {
  expect(look(said)).toBe('found')
})

test.each([
  'We will be closed Thanksgiving Day, November 26, 2026.',
  'Closed Christmas Day, December 25.',
  'Closed for Christmas, December 24 through January 2.',
  'Closed for Independence Day, July 5, 2027.',
  'Closed Christmas Day, December 24, 2027.',
  'Christmas party December 12',
  'Closed Christmas December 24-26',
  'Offer good until June 30.',
  'The sale ends February 29.',
])('%s', said => {
  expect(look(said)).not.toBe('found')
})
