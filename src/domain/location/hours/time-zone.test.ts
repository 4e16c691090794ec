import { expect, test } from 'vitest'
import { Notes } from '#src/domain/location/record/notes.ts'
import { isTimeZone } from './local-moment.ts'
import { readTimeZone } from './time-zone.ts'

test.each([
  ['FL', '32401', 'America/Chicago'],
  ['FL', '32501', 'America/Chicago'],
  ['FL', '32301', 'America/New_York'],
  ['FL', '33324', 'America/New_York'],
  ['GA', '32401', 'America/New_York'],
  ['SC', '', 'America/New_York'],
])('an address in %s %s keeps the time of %s', (state, zip, zone) => {
  const notes = new Notes()
  expect(readTimeZone('', { state, zip }, notes)).toBe(zone)
  expect(notes.problems).toEqual([])
})

test('a zone that is told holds against the address; one that does not exist leaves the usual one', () => {
  const notes = new Notes()
  expect(readTimeZone('America/Chicago', { state: 'GA', zip: '' }, notes)).toBe('America/Chicago')
  expect(readTimeZone('Mars/Olympus', { state: 'FL', zip: '32401' }, notes)).toBe('America/Chicago')
  expect(notes.problems.map(({ code }) => code)).toEqual(['unknown_time_zone'])
})

test.each(['UTC', 'America/New_York', 'America/Indiana/Knox', 'Etc/GMT+5'])('%s is a time zone', zone => {
  expect(isTimeZone(zone)).toBe(true)
})

test.each(['', 'utc', '+05:00', 'America/New_York/x/y', ' America/New_York', 'America/New_York ', 'America/'])(
  '%j is none',
  zone => expect(isTimeZone(zone)).toBe(false),
)
