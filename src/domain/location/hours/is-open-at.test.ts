import { expect, test } from 'vitest'
import type { RegularHours, SpecialDay } from '#src/domain/location/record/location-record.ts'
import { anyWeek, someRange } from '#tests/support/locations/hours-arbitraries.ts'
import { closedWeek } from '#tests/support/locations/sample-location.ts'
import { fc } from '#tests/support/runner/properties.ts'
import { isOpenAt } from './is-open-at.ts'
import { localMoment } from './local-moment.ts'
import { spanOf } from './wall-time.ts'

const minute = 60_000
const day = 1440 * minute
const late = [{ opens: '20:00', closes: '02:30' }]

function timetable(regular_hours: RegularHours | null, special_hours: SpecialDay[] = []) {
  return { regular_hours, special_hours, time_zone: 'America/New_York', open_status: 'open' as const }
}

const isOpen = (hours: Parameters<typeof isOpenAt>[0], instant: string) => isOpenAt(hours, Date.parse(instant))

test('a shop is open from the minute it opens to the minute before it closes', () => {
  const hours = timetable({ ...closedWeek, monday: [{ opens: '09:00', closes: '17:00' }] })
  expect(isOpen(hours, '2026-11-23T13:59:59Z')).toBe(false)
  expect(isOpen(hours, '2026-11-23T14:00:00Z')).toBe(true)
  expect(isOpen(hours, '2026-11-23T21:59:59Z')).toBe(true)
  expect(isOpen(hours, '2026-11-23T22:00:00Z')).toBe(false)
})

test('hours nobody has told are not guessed', () => {
  expect(isOpen(timetable(null), '2026-11-23T15:00:00Z')).toBeNull()
})

test('a closed location is never open', () => {
  const always = timetable({ ...closedWeek, monday: [{ opens: '00:00', closes: '24:00' }] })
  for (const open_status of ['closed_temporarily', 'closed_permanently'] as const) {
    expect(isOpen({ ...always, open_status }, '2026-11-23T15:00:00Z')).toBe(false)
  }
})

test('in the night that lasts an hour longer, the repeated hour counts twice', () => {
  const hours = timetable({ ...closedWeek, saturday: late })
  expect(isOpen(hours, '2026-11-01T05:45:00Z')).toBe(true)
  expect(isOpen(hours, '2026-11-01T06:45:00Z')).toBe(true)
  expect(isOpen(hours, '2026-11-01T07:29:00Z')).toBe(true)
  expect(isOpen(hours, '2026-11-01T07:30:00Z')).toBe(false)
})

test('in the night that lacks an hour, what would close in it closes as it begins', () => {
  const hours = timetable({ ...closedWeek, saturday: late })
  expect(isOpen(hours, '2026-03-08T06:59:00Z')).toBe(true)
  expect(isOpen(hours, '2026-03-08T07:00:00Z')).toBe(false)
})

test('a holiday replaces the hours of its day, and leaves the night before it alone', () => {
  const hours = timetable({ ...closedWeek, wednesday: late, thursday: late }, [
    { date: '2026-12-24', ranges: [{ opens: '08:00', closes: '10:00' }], note: '' },
  ])
  expect(isOpen(hours, '2026-12-24T06:00:00Z')).toBe(true)
  expect(isOpen(hours, '2026-12-24T14:00:00Z')).toBe(true)
  expect(isOpen(hours, '2026-12-25T02:00:00Z')).toBe(false)
  expect(isOpen(hours, '2026-12-18T02:00:00Z')).toBe(true)
})

test('a day closed by a holiday is closed', () => {
  const open = [{ opens: '00:00', closes: '24:00' }]
  const hours = timetable({ ...closedWeek, friday: open }, [{ date: '2026-12-25', ranges: [], note: 'Christmas' }])
  expect(isOpen(hours, '2026-12-25T17:00:00Z')).toBe(false)
  expect(isOpen(hours, '2027-01-01T17:00:00Z')).toBe(true)
})

test.each([
  ['America/New_York', '2026-11-21T04:59:00Z', '2026-11-20', 1439],
  ['America/New_York', '2026-11-21T05:00:00Z', '2026-11-21', 0],
  ['America/Chicago', '2026-07-01T05:00:00Z', '2026-07-01', 0],
  ['Asia/Kathmandu', '2026-07-01T00:00:00Z', '2026-07-01', 345],
])('the clock in %s at %s', (zone, instant, on, minutes) => {
  expect(localMoment(Date.parse(instant), zone)).toEqual({ day: on, minutes })
})

/** The clock of New York in 2026 without the help of the rules under test: 15 U.S.C. 260a. */
function wallClock(instant: number): string {
  const summer = instant >= Date.parse('2026-03-08T07:00Z') && instant < Date.parse('2026-11-01T06:00Z')
  return new Date(instant - (summer ? 4 : 5) * 60 * minute).toISOString().slice(0, 16)
}

const names = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

/** Every minute on the wall at which the shop is open, from the day before to the day after. */
function openMinutes(week: RegularHours, special: SpecialDay, middle: string): Set<string> {
  const open = new Set<string>()
  for (const shift of [-1, 0, 1]) {
    const midnight = Date.parse(`${middle}T00:00Z`) + shift * day
    const date = new Date(midnight).toISOString().slice(0, 10)
    const ranges = date === special.date ? special.ranges : week[names[new Date(midnight).getUTCDay()] ?? 'sunday']
    for (const { start, end } of ranges.map(spanOf)) {
      for (let at = start; at < end; at++) open.add(new Date(midnight + at * minute).toISOString().slice(0, 16))
    }
  }
  return open
}

test.each(['2026-03-08', '2026-11-01', '2026-07-04'])('agrees with a clock read minute by minute around %s', middle => {
  const special = fc.record({
    date: fc.constantFrom(middle, '2026-03-07', '2026-11-02'),
    ranges: fc.array(someRange, { maxLength: 2 }),
    note: fc.constant(''),
  })
  const first = Date.parse(`${middle}T05:00Z`)
  fc.assert(
    fc.property(anyWeek, special, (week, holiday) => {
      const open = openMinutes(week, holiday, middle)
      const hours = timetable(week, [holiday])
      const wrong = Array.from({ length: 1380 }, (_, at) => first + at * minute).filter(
        instant => isOpenAt(hours, instant) !== open.has(wallClock(instant)),
      )
      expect(wrong.map(wallClock)).toEqual([])
    }),
    { numRuns: 12 },
  )
})

test('what is open around the clock is open at any time, what is closed all week at none, in any zone', () => {
  const always = [{ opens: '00:00', closes: '24:00' }]
  const all_week = Object.fromEntries(Object.keys(closedWeek).map(name => [name, always])) as RegularHours
  const zone = fc.constantFrom('America/New_York', 'America/Chicago', 'Pacific/Apia', 'Asia/Kolkata', 'UTC')
  const instant = fc.integer({ min: Date.parse('2000-01-01'), max: Date.parse('2099-12-31') })
  fc.assert(
    fc.property(zone, instant, (time_zone, at) => {
      expect(isOpenAt({ ...timetable(all_week), time_zone }, at)).toBe(true)
      expect(isOpenAt({ ...timetable(closedWeek), time_zone }, at)).toBe(false)
    }),
  )
})

test('a shop in another zone keeps the hours of its own wall', () => {
  const hours = {
    ...timetable({ ...closedWeek, monday: [{ opens: '09:00', closes: '10:00' }] }),
    time_zone: 'America/Chicago',
  }
  expect(isOpen(hours, '2026-11-23T14:30:00Z')).toBe(false)
  expect(isOpen(hours, '2026-11-23T15:30:00Z')).toBe(true)
})
