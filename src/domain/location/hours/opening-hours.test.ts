import { expect, test } from 'vitest'
import { type OpenRange, type RegularHours, weekdays } from '#src/domain/location/record/location-record.ts'
import { refusals, taken } from '#tests/support/locations/check-sample.ts'
import { anyWeek, someRange } from '#tests/support/locations/hours-arbitraries.ts'
import { closedWeek } from '#tests/support/locations/sample-location.ts'
import { fc } from '#tests/support/runner/properties.ts'
import { spanOf } from './wall-time.ts'

const bare = { special_hours: [], more_hours: [] }
const week = (hours: Partial<Record<string, unknown>>) => ({ ...bare, regular_hours: { ...closedWeek, ...hours } })
const range = (text: string): OpenRange => {
  const [opens = '', closes = ''] = text.split('-')
  return { opens, closes }
}

test('hours nobody has told are no hours, and a closed week is a week', () => {
  expect(taken({ ...bare, regular_hours: null }).regular_hours).toBeNull()
  expect(taken({ ...bare, regular_hours: {} }).regular_hours).toEqual(closedWeek)
})

test('ranges of a day come back in order, midnight at their end as 24:00', () => {
  const friday = ['17:00-00:00', '11:30-14:00'].map(range)
  expect(taken(week({ friday })).regular_hours?.friday).toEqual(['11:30-14:00', '17:00-24:00'].map(range))
  expect(taken(week({ friday: [range('00:00-00:00')] })).regular_hours?.friday).toEqual([range('00:00-24:00')])
})

test.each([
  ['a day around the clock', { monday: ['00:00-24:00'] }],
  ['every day around the clock', Object.fromEntries(weekdays.map(day => [day, ['00:00-24:00']]))],
  ['a night that ends as the next day begins', { monday: ['18:00-02:00'], tuesday: ['02:00-10:00'] }],
  ['a Sunday night that ends as Monday begins', { sunday: ['20:00-03:00'], monday: ['03:00-09:00'] }],
  ['ten ranges', { monday: Array.from({ length: 10 }, (_, at) => `${10 + at}:00-${10 + at}:30`) }],
])('%s is taken', (_, hours) => {
  const told = Object.fromEntries(Object.entries(hours).map(([day, ranges]) => [day, ranges.map(range)]))
  expect(taken(week(told)).regular_hours).toEqual({ ...closedWeek, ...told })
})

test.each([
  ['on one day', { monday: ['09:00-12:00', '11:00-14:00'] }, 'monday.1.opens'],
  ['twice the same', { monday: ['09:00-12:00', '09:00-12:00'] }, 'monday.1.opens'],
  ['across midnight', { monday: ['18:00-02:00'], tuesday: ['01:00-05:00'] }, 'tuesday.0.opens'],
  ['from Sunday to Monday', { sunday: ['20:00-03:00'], monday: ['02:00-09:00'] }, 'monday.0.opens'],
  ['with a day around the clock', { monday: ['22:00-01:00'], tuesday: ['00:00-24:00'] }, 'tuesday.0.opens'],
  ['in the order in which they were written', { monday: ['11:00-14:00', '09:00-12:00'] }, 'monday.0.opens'],
])('hours that overlap %s are refused beside the later one', (_, hours, field) => {
  const told = Object.fromEntries(Object.entries(hours).map(([day, ranges]) => [day, ranges.map(range)]))
  expect(refusals(week(told))).toEqual([`regular_hours.${field} hours_overlap`])
})

test.each(['9:00', '25:00', '24:01', '09:60', '09:00:00', '9 am', '', null, 9, '０９:００'])('%j is no time', opens => {
  expect(refusals(week({ monday: [{ opens, closes: '12:00' }] }))).toEqual(['regular_hours.monday.0.opens not_a_time'])
})

test('times that make no sense are told where they stand', () => {
  expect(refusals(week({ monday: [range('24:00-05:00')] }))).toEqual(['regular_hours.monday.0.opens opens_at_end'])
  expect(refusals(week({ monday: [range('09:00-09:00')] }))).toEqual(['regular_hours.monday.0.closes same_time'])
  expect(refusals(week({ monday: 'closed' }))).toEqual(['regular_hours.monday not_a_list'])
  expect(refusals(week({ monday: ['9-5'] }))).toContain('regular_hours.monday.0 not_an_object')
  expect(refusals(week({ mon: [] }))).toEqual(['regular_hours unknown_day'])
  expect(refusals({ ...bare, regular_hours: 'Mo-Fr 09:00-17:00' })).toEqual(['regular_hours not_an_object'])
})

test('a week that was taken is taken again, and stays as it is', () => {
  fc.assert(
    fc.property(anyWeek, hours => {
      if (refusals(week(hours)).length > 0) return
      const once = taken(week(hours)).regular_hours
      expect(taken(week({ ...once })).regular_hours).toEqual(once)
    }),
  )
})

/** Minute by minute: does any minute of the week belong to two ranges? */
function overlapsSlowly(hours: RegularHours): boolean {
  const minutes = new Uint8Array(7 * 1440)
  for (const [at, day] of weekdays.entries()) {
    for (const { start, end } of hours[day].map(spanOf)) {
      for (let minute = start; minute < end; minute++) {
        const of_week = (at * 1440 + minute) % minutes.length
        if (minutes[of_week] === 1) return true
        minutes[of_week] = 1
      }
    }
  }
  return false
}

test('hours are refused exactly where a minute of the week belongs to two of them', () => {
  fc.assert(
    fc.property(anyWeek, hours => {
      const refused = refusals(week(hours)).some(refusal => refusal.endsWith('hours_overlap'))
      expect(refused).toBe(overlapsSlowly(hours))
    }),
    { numRuns: 300 },
  )
})

test('whether two ranges overlap does not depend on which is named first', () => {
  const day = fc.constantFrom(...weekdays)
  fc.assert(
    fc.property(day, someRange, someRange, (name, one, other) => {
      const either = refusals(week({ [name]: [one, other] })).length
      expect(refusals(week({ [name]: [other, one] }))).toHaveLength(either)
    }),
  )
})
