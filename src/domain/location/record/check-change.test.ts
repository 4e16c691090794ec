import { expect, test } from 'vitest'
import { sampleLocation } from '#tests/support/locations/sample-location.ts'
import { checkChange } from './check-change.ts'
import type { LocationRecord } from './location-record.ts'

const closed: LocationRecord = { ...sampleLocation, open_status: 'closed_permanently' }

test('to close for good, the name is typed', () => {
  expect(checkChange(sampleLocation, closed, '').problems).toMatchObject([
    { field: 'confirm', code: 'confirm_closing' },
  ])
  expect(checkChange(sampleLocation, closed, 'yes').problems).toHaveLength(1)
  expect(checkChange(sampleLocation, closed, " okafor's  PLUMBING ").problems).toEqual([])
})

test('the name that counts is the one it has now, not the one it gets', () => {
  const renamed = { ...closed, name: 'x' }
  expect(checkChange(sampleLocation, renamed, 'x').problems).toHaveLength(1)
  expect(checkChange(sampleLocation, renamed, sampleLocation.name).problems).toEqual([])
})

test('what is closed for good already, or closes for a while, needs no typing', () => {
  expect(checkChange(closed, { ...closed, phone: '' }, '').problems).toEqual([])
  expect(checkChange(sampleLocation, { ...sampleLocation, open_status: 'closed_temporarily' }, '').problems).toEqual([])
  expect(checkChange(closed, sampleLocation, '').problems).toEqual([])
})

const renamed = { name: 'Bay Drains' }
const moved = { address_line_1: '1 Bay St' }
const retrained = { primary_category: 'drainage_service' }

test('a new name, address and main category at once ask for a reason', () => {
  const all = checkChange(sampleLocation, { ...sampleLocation, ...renamed, ...moved, ...retrained }, '')
  expect(all.warnings.map(({ code }) => code)).toEqual(['risky_combination'])
  expect(all.problems).toEqual([])
})

test.each([
  [{ ...renamed, ...moved }],
  [{ ...renamed, ...retrained }],
  [{ ...moved, ...retrained }],
  [{ description: 'New words.', labels: [], phone: '' }],
])('%j does not', changes => {
  expect(checkChange(sampleLocation, { ...sampleLocation, ...changes }, '').warnings).toEqual([])
})
