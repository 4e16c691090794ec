import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { endsBeforeStart } from './ends-before-start.ts'

const look = (data: object) => {
  const written = JSON.stringify({ '@context': 'https://schema.org', '@type': 'Event', name: 'Chili night', ...data })
  return endsBeforeStart.look(viewOf({ html: `<script type="application/ld+json">${written}</script>` }))
}

test.each([
  [{ startDate: '2027-06-14', endDate: '2027-06-11' }],
  [{ startDate: '2027-06-14T18:00', endDate: '2027-06-14T16:00' }],
  [{ startDate: '2027-06-14T18:00:00-04:00', endDate: '2027-06-14T02:00:00-04:00' }],
  [{ startDate: '2027-06-14', endDate: '2026-06-15' }],
  [{ '@type': 'Offer', validFrom: '2027-02-01', validThrough: '2027-01-31' }],
  [{ '@type': 'JobPosting', datePosted: '2027-02-01', validThrough: '2026-03-01' }],
])('%o ends before it begins', data => {
  expect(look(data).state).toBe('found')
})

test('it is told by its name and its dates', () => {
  expect(look({ startDate: '2027-06-14', endDate: '2027-06-11' })).toMatchObject({
    occurrences: [{ evidence: '“Chili night”: startDate 2027-06-14, endDate 2027-06-11' }],
  })
})

test.each([
  [{ startDate: '2027-06-14', endDate: '2027-06-14' }],
  [{ startDate: '2027-06-14T20:00', endDate: '2027-06-15T01:00' }],
  [{ startDate: '2027-06-14T18:00', endDate: '2027-06-14' }],
  [{ startDate: '2027-06-14T20:00:00-04:00', endDate: '2027-06-14T19:00:00-06:00' }],
  [{ startDate: '2027-06-15T00:30:00+02:00', endDate: '2027-06-14T23:30:00Z' }],
  [{ startDate: 'June 14', endDate: 'June 11' }],
])('%o does not', data => {
  expect(look(data).state).toBe('ok')
})

test('what has one date alone is none to look at', () => {
  expect(look({ startDate: '2027-06-14' }).state).toBe('not_applicable')
})
