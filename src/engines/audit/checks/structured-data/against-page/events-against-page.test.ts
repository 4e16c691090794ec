import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { eventsAgainstPage } from './events-against-page.ts'

const look = (event: object, html = '') => {
  const data = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: 'Open house for homeowners',
    ...event,
  })
  return eventsAgainstPage.look(
    viewOf({ html: `<script type="application/ld+json">${data}</script><h1>Calloway</h1>${html}` }),
  )
}
const below = (text: string) => `<h2>Open House for Homeowners</h2><p>${text}</p>`
const afternoon = { startDate: '2027-03-06T16:00', endDate: '2027-03-06T19:00' }

test.each([
  [
    'another time below its name',
    afternoon,
    below('Saturday, March 6, 2027, 10:00 AM – 12:30 PM'),
    'the page says 10 am–12:30 pm',
  ],
  ['another single time', afternoon, below('March 6 at 10 AM'), 'the page says 10 am'],
  ['another date', afternoon, below('March 13, 4 PM'), 'the page says March 13'],
  [
    'another time in its own description',
    { ...afternoon, description: 'Come by, 10 AM–12:30 PM.' },
    '',
    'its description says 10 am',
  ],
])('%s is told', (_, event, html, evidence) => {
  expect(look(event, html)).toMatchObject({ occurrences: [{ evidence: expect.stringContaining(evidence) }] })
})

test.each([
  ['the same time', afternoon, below('March 6, 4 – 7 PM')],
  ['a day within it', { startDate: '2027-03-05', endDate: '2027-03-07' }, below('March 6 at 10 AM')],
  ['a time of Greenwich', { startDate: '2027-03-06T21:00:00Z' }, below('March 6 at 4 PM')],
  ['doors that open before', afternoon, below('March 6: doors 3:30 PM')],
  ['several dates', afternoon, below('March 13 and April 10, 10 AM')],
  ['another event', afternoon, '<h2>Spring market</h2><p>March 13, 10 AM</p>'],
  ['the next heading', afternoon, '<h2>Open house for homeowners</h2><h2>Spring market</h2><p>March 13, 10 AM</p>'],
])('%s is fine', (_, event, html) => {
  expect(look(event, html).state).toBe('ok')
})

test('a page without events is none to look at', () => {
  expect(look({ '@type': 'Plumber' }).state).toBe('not_applicable')
})
