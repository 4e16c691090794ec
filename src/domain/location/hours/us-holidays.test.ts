import { expect, test } from 'vitest'
import { fc } from '#tests/support/runner/properties.ts'
import { federalHolidays } from './us-holidays.ts'
import { weekdayOf } from './weekday-of.ts'

/** https://www.opm.gov/policy-data-oversight/pay-leave/federal-holidays/ */
const published: Record<number, string[]> = {
  2026: [
    '2026-01-01',
    '2026-01-19',
    '2026-02-16',
    '2026-05-25',
    '2026-06-19',
    '2026-07-03',
    '2026-09-07',
    '2026-10-12',
    '2026-11-11',
    '2026-11-26',
    '2026-12-25',
  ],
  2027: [
    '2027-01-01',
    '2027-01-18',
    '2027-02-15',
    '2027-05-31',
    '2027-06-18',
    '2027-07-05',
    '2027-09-06',
    '2027-10-11',
    '2027-11-11',
    '2027-11-25',
    '2027-12-24',
  ],
}

test.each([2026, 2027])('the days off of %i are those that were published', year => {
  expect(federalHolidays(year).map(({ observed_on }) => observed_on)).toEqual(published[year])
})

test('each holiday has its name and its own day', () => {
  expect(federalHolidays(2026).map(({ name, date }) => `${date} ${name}`)).toEqual([
    "2026-01-01 New Year's Day",
    '2026-01-19 Martin Luther King Jr. Day',
    "2026-02-16 Presidents' Day",
    '2026-05-25 Memorial Day',
    '2026-06-19 Juneteenth',
    '2026-07-04 Independence Day',
    '2026-09-07 Labor Day',
    '2026-10-12 Columbus Day',
    '2026-11-11 Veterans Day',
    '2026-11-26 Thanksgiving',
    '2026-12-25 Christmas Day',
  ])
})

test('what is kept on a weekday is a weekday itself', () => {
  const mondays = /^(?:Martin|Pres|Mem|Lab|Col)/
  for (let year = 2020; year < 2050; year++) {
    const days = federalHolidays(year).filter(({ name }) => mondays.test(name))
    expect(days.map(({ date }) => weekdayOf(date))).toEqual(Array.from({ length: 5 }, () => 'monday'))
  }
})

test('New Year on a Saturday is kept on the last day of the year before', () => {
  expect(federalHolidays(2028)[0]).toEqual({ name: "New Year's Day", date: '2028-01-01', observed_on: '2027-12-31' })
})

test('in any year there are eleven, in order, and no day off is on a weekend', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2000, max: 2099 }), year => {
      const holidays = federalHolidays(year)
      const dates = holidays.map(({ date }) => date)
      expect(dates).toHaveLength(11)
      expect(dates.toSorted()).toEqual(dates)
      for (const { observed_on } of holidays) expect(['saturday', 'sunday']).not.toContain(weekdayOf(observed_on))
    }),
  )
})

test('days of the week are those of the calendar', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }), date => {
      const name = date.toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' }).toLowerCase()
      expect(weekdayOf(date.toISOString().slice(0, 10))).toBe(name)
    }),
  )
})
