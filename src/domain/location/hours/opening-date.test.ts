import { expect, test } from 'vitest'
import { refusals, taken } from '#tests/support/locations/check-sample.ts'

test.each(['', '2008-03', '2008-03-15', '1892-07', '2024-02-29', '2026-11-21', '2027-11-21', '2027-11'])(
  '%j is a time at which a shop may open',
  opening_date => {
    expect(taken({ opening_date }).opening_date).toBe(opening_date)
  },
)

test.each(['2023-02-29', '2026-13', '2026', '3/2008', 'March 2008', '2026-00', '1492-10', '2026-04-31'])(
  '%s is no date',
  opening_date => {
    expect(refusals({ opening_date })).toEqual(['opening_date not_a_date'])
  },
)

test.each(['2027-11-22', '2027-12', '2099-01'])('%s is more than a year ahead', opening_date => {
  expect(refusals({ opening_date })).toEqual(['opening_date too_far_ahead'])
})

test('a business was founded in a year that has begun', () => {
  for (const year_founded of [1600, 2008, 2026, null]) expect(taken({ year_founded }).year_founded).toBe(year_founded)
  for (const year_founded of [2027, 1599, 2008.5, '2008', Number.NaN, Infinity]) {
    expect(refusals({ year_founded })).toEqual(['year_founded not_a_past_year'])
  }
})
