import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { bookedInTwo } from './booked-in-two-systems.ts'

const state = (...links: [href: string, words: string][]) =>
  bookedInTwo.look(
    viewOf({ html: `<title>Hair</title>${links.map(([href, words]) => `<a href="${href}">${words}</a>`).join(' ')}` }),
  ).state

test('one button, two calendars', () => {
  expect(state(['https://booksy.com/calloway', 'Book Now'], ['https://www.vagaro.com/calloway', 'Book now!'])).toBe(
    'found',
  )
  expect(
    state(['https://calendly.com/c', 'Schedule an appointment'], ['https://c.janeapp.com/', 'Schedule an Appointment']),
  ).toBe('found')
})

test.each([
  ['one calendar', ['https://booksy.com/calloway', 'Book Now'], ['https://booksy.com/calloway?x=2', 'Book Now']],
  ['two parts of one service', ['https://calloway.as.me/', 'Book now'], ['https://acuityscheduling.com/c', 'Book now']],
  ['two services in other words', ['https://booksy.com/c', 'Book hair'], ['https://vagaro.com/c', 'Book nails']],
  ['a page of the site', ['/book', 'Book now'], ['https://vagaro.com/c', 'Book now']],
] as const)('%s', (_what, one, other) => {
  expect(state([...one], [...other])).not.toBe('found')
})

test('orders may go to several services', () => {
  expect(state(['https://doordash.com/c', 'Order now'], ['https://grubhub.com/c', 'Order now'])).toBe('not_applicable')
})
