import { expect, test } from 'vitest'
import { endedOffers } from '#src/engines/audit/checks/local/terms/ended-offers.ts'
import { siteOf } from '#tests/support/audit/audit-views.ts'
import { eventsOver } from './events-over.ts'

const event = (dates: object, type = 'Event') => ({ '@type': type, name: 'Summer open house', ...dates })
const look = (...graph: object[]) =>
  eventsOver.look(
    siteOf(
      [
        {
          html: `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })}</script>`,
        },
      ],
      { today: 20_260_901 },
    ),
  )

test('an event whose last day has passed is told with that day', () => {
  const over = event({ startDate: '2026-06-01T16:00', endDate: '2026-06-30' })
  expect(look(over)).toMatchObject({ occurrences: [{ evidence: '“Summer open house”: 2026-06-30' }] })
  expect(look(event({ startDate: '2026-06-01' }, 'MusicEvent')).state).toBe('found')
})

test.each([
  ['one that lasts', [event({ startDate: '2026-06-01', endDate: '2026-09-30' })]],
  ['one of today', [event({ startDate: '2026-09-01' })]],
  ['one to come beside one that is over', [event({ startDate: '2026-06-01' }), event({ startDate: '2026-10-03' })]],
  ['one that comes again', [event({ startDate: '2024-06-01', eventSchedule: { '@type': 'Schedule' } })]],
  ['one without a date', [event({})]],
])('%s is fine', (_, graph) => {
  expect(look(...graph).state).toBe('ok')
})

test('a page without events is none to look at', () => {
  expect(look({ '@type': 'Plumber', name: 'Calloway' }).state).toBe('not_applicable')
})

const onPage = (path: string, data: object) =>
  endedOffers.look(
    siteOf(
      [
        { html: '<p>Calloway Plumbing</p>' },
        {
          html: `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data })}</script>`,
          url: `https://www.calloway.example/${path}`,
        },
      ],
      { today: 20_260_901 },
    ),
  )

test.each([
  ['an event', event({ startDate: '2026-06-01' })],
  ['a course', { '@type': 'Course', hasCourseInstance: { '@type': 'CourseInstance', endDate: '2025-04-01' } }],
  ['an offer', { '@type': 'Offer', name: 'Spring tune-up', validThrough: '2026-05-31' }],
])('a page about %s that is over is told, but not in the folder of a calendar', (_, data) => {
  expect(onPage('grand-opening', data).state).toBe('found')
  expect(onPage('events/grand-opening', data).state).toBe('ok')
})

test('an offer that holds and a calendar with many entries are fine', () => {
  expect(onPage('offer', { '@type': 'Offer', validThrough: '2026-12-31' }).state).toBe('ok')
  const many = [1, 2, 3, 4].map(day => event({ startDate: `2026-06-0${day}` }))
  expect(onPage('calendar', { '@graph': many }).state).toBe('ok')
})
