import { expect, test } from 'vitest'
import { comingHolidays } from './holidays.ts'

test('the next eleven holidays begin today and go over the turn of the year', () => {
  const coming = comingHolidays('2026-11-26')
  expect(coming.slice(0, 3).map(({ name, date }) => `${date} ${name}`)).toEqual([
    '2026-11-26 Thanksgiving',
    '2026-12-25 Christmas Day',
    "2027-01-01 New Year's Day",
  ])
  expect(coming).toHaveLength(11)
})
