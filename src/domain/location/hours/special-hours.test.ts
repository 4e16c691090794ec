import { expect, test } from 'vitest'
import type { SpecialDay } from '#src/domain/location/record/location-record.ts'
import { refusals, taken } from '#tests/support/locations/check-sample.ts'
import { someRange } from '#tests/support/locations/hours-arbitraries.ts'
import { closedWeek } from '#tests/support/locations/sample-location.ts'
import { fc } from '#tests/support/runner/properties.ts'
import { spanOf } from './wall-time.ts'

const day = (date: unknown, ...ranges: string[]) => ({
  date,
  ranges: ranges.map(text => ({ opens: text.slice(0, 5), closes: text.slice(6) })),
  note: '',
})
const special = (...days: unknown[]) => ({ special_hours: days })

test('days come back earliest first, a day without ranges closed', () => {
  const taken_days = taken(special(day('2026-12-31', '18:00-03:00'), day('2026-12-25'))).special_hours
  expect(taken_days).toEqual([day('2026-12-25'), day('2026-12-31', '18:00-03:00')])
})

test.each(['2026-02-29', '2026-13-01', '12/25/2026', '2026-12-32', '', null, 20261225, '2026-12-25T00:00'])(
  '%j is no day',
  date => {
    expect(refusals(special(day(date)))).toEqual(['special_hours.0.date not_a_date'])
  },
)

test('a leap day is a day', () => {
  expect(taken(special(day('2028-02-29'))).special_hours).toHaveLength(1)
})

test('two years ahead is enough', () => {
  expect(refusals(special(day('2028-11-21')))).toEqual([])
  expect(refusals(special(day('2028-11-22')))).toEqual(['special_hours.0.date too_far_ahead'])
})

test('a day that has passed stays: a saved record must not refuse its next change', () => {
  expect(taken(special(day('2024-12-25'))).special_hours).toHaveLength(1)
})

test('each day once', () => {
  expect(refusals(special(day('2026-12-25'), day('2026-12-25')))).toEqual(['special_hours.1 twice'])
})

test('hours that overlap are refused, into the next special day too', () => {
  expect(refusals(special(day('2026-12-24', '09:00-12:00', '11:00-13:00')))).toEqual([
    'special_hours.0.ranges.1.opens hours_overlap',
  ])
  expect(refusals(special(day('2027-01-01', '01:00-05:00'), day('2026-12-31', '20:00-03:00')))).toEqual([
    'special_hours.0.ranges.0.opens hours_overlap',
  ])
  expect(taken(special(day('2026-12-31', '20:00-03:00'), day('2027-01-01', '03:00-05:00'))).special_hours).toHaveLength(
    2,
  )
})

test('they are exceptions from regular hours, and need them', () => {
  const none = { regular_hours: null, more_hours: [] }
  expect(refusals({ ...none, ...special(day('2026-12-25')) })).toEqual(['special_hours needs_regular_hours'])
  expect(taken({ ...none, special_hours: [] }).special_hours).toEqual([])
})

test('wrong shapes are told where they stand', () => {
  expect(refusals(special('Christmas'))).toContain('special_hours.0 not_an_object')
  expect(refusals({ special_hours: {} })).toEqual(['special_hours not_a_list'])
  expect(refusals(special({ ...day('2026-12-25'), note: 'x'.repeat(81) }))).toEqual(['special_hours.0.note too_long'])
  expect(refusals({ special_hours: Array.from({ length: 201 }, () => day('2026-12-25')) })).toEqual([
    'special_hours too_many',
  ])
})

test('more hours are told once a kind, and need regular hours', () => {
  const brunch = { kind: 'brunch', hours: { ...closedWeek, sunday: [{ opens: '10:00', closes: '13:00' }] } }
  expect(taken({ more_hours: [brunch] }).more_hours).toEqual([brunch])
  expect(refusals({ more_hours: [brunch, brunch] })).toEqual(['more_hours.1 twice'])
  expect(refusals({ more_hours: [{ ...brunch, kind: 'tea' }] })).toEqual(['more_hours.0.kind unknown_choice'])
  expect(refusals({ more_hours: [brunch], regular_hours: null, special_hours: [] })).toEqual([
    'more_hours needs_regular_hours',
  ])
  expect(refusals({ more_hours: [{ kind: 'brunch', hours: { sunday: [{ opens: '10', closes: '13:00' }] } }] })).toEqual(
    ['more_hours.0.hours.sunday.0.opens not_a_time'],
  )
})

const dates = ['2026-12-24', '2026-12-25', '2026-12-27', '2026-12-26'] as const
const someDays = fc
  .tuple(...dates.map(() => fc.array(someRange, { maxLength: 2 })))
  .map(lists => lists.map((ranges, at) => ({ date: dates[at] ?? dates[0], ranges, note: '' })))

/** Minute by minute over the days: does any belong to two ranges? */
function overlapsSlowly(days: readonly SpecialDay[]): boolean {
  const taken_minutes = new Set<number>()
  for (const { date, ranges } of days) {
    for (const { start, end } of ranges.map(spanOf)) {
      for (let minute = start; minute < end; minute++) {
        const at = Date.parse(`${date}T00:00Z`) / 60_000 + minute
        if (taken_minutes.has(at)) return true
        taken_minutes.add(at)
      }
    }
  }
  return false
}

test('special hours are refused exactly where a minute belongs to two of them, in whatever order the days are told', () => {
  fc.assert(
    fc.property(someDays, days => {
      const refused = refusals({ special_hours: days }).some(refusal => refusal.endsWith('hours_overlap'))
      expect(refused).toBe(overlapsSlowly(days))
    }),
  )
})

test('special days that were taken are taken again, and stay as they are', () => {
  fc.assert(
    fc.property(someDays, days => {
      fc.pre(!overlapsSlowly(days))
      const once = taken({ special_hours: days }).special_hours
      expect(taken({ special_hours: once }).special_hours).toEqual(once)
      expect(once.map(({ date }) => date)).toEqual([...dates].toSorted())
    }),
  )
})
