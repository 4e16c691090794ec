import { expect, test } from 'vitest'
import { addDays, countDays, daysOf, isDay, periodBefore } from '#src/domain/day.ts'
import { fc } from '#tests/support/runner/properties.ts'

const utc = (day: string) => Date.parse(`${day}T00:00:00Z`)
const anyDay = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10))

test('days are added as the calendar has them, leap years and turns of the year included', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -4000, max: 4000 }), (day, count) => {
      const expected = new Date(utc(day) + count * 86_400_000).toISOString().slice(0, 10)
      expect(addDays(day, count)).toBe(expected)
    }),
  )
})

test('a day is a day when it exists', () => {
  for (const day of ['2000-02-29', '2026-01-01', '2099-12-31']) expect(isDay(day)).toBe(true)
  for (const text of ['', '2026-02-29', '2100-01-01', '1999-12-31', '2026-13-01', '2026-00-10', '2026-04-31']) {
    expect(isDay(text)).toBe(false)
  }
  for (const text of [
    '2026-1-01',
    '2026-01-01T00:00',
    ' 2026-01-01',
    '2026-01-01\n',
    '20260-01-01',
    '2026-01-011',
    '٢٠٢٦-01-01',
  ]) {
    expect(isDay(text)).toBe(false)
  }
  fc.assert(fc.property(anyDay, isDay))
})

test('the period before is as long and ends the day before', () => {
  expect(periodBefore({ from: '2026-03-01', to: '2026-03-28', time_zone: 'UTC' })).toEqual({
    from: '2026-02-01',
    to: '2026-02-28',
    time_zone: 'UTC',
  })
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 400 }), (from, days) => {
      const period = { from, to: addDays(from, days - 1) }
      const before = periodBefore(period)
      expect(countDays(before)).toBe(days)
      expect(addDays(before.to, 1)).toBe(from)
    }),
  )
})

test('a period lists every day once, in order', () => {
  expect(daysOf({ from: '2026-02-27', to: '2026-03-02' })).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ])
  expect(daysOf({ from: '2026-03-02', to: '2026-03-02' })).toEqual(['2026-03-02'])
})
