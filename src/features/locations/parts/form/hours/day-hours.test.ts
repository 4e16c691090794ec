import { expect, test } from 'vitest'
import { clockOf, likeMonday, modeOf, rangesFor, usualWeek } from './day-hours.ts'

test('a day is what was chosen for it', () => {
  for (const mode of ['closed', 'all_day', 'ranges'] as const) expect(modeOf(rangesFor(mode))).toBe(mode)
})

test('a day until midnight is shown as such, and is not open around the clock', () => {
  expect(clockOf('24:00')).toBe('00:00')
  expect(modeOf([{ opens: '17:00', closes: '24:00' }])).toBe('ranges')
})

test('Monday goes to the other weekdays, and the weekend stays', () => {
  const monday = [{ opens: '07:00', closes: '12:00' }]
  const saturday = [{ opens: '10:00', closes: '11:00' }]
  const week = likeMonday({ ...usualWeek, monday, saturday })
  expect(week).toEqual({
    monday,
    tuesday: monday,
    wednesday: monday,
    thursday: monday,
    friday: monday,
    saturday,
    sunday: [],
  })
})
