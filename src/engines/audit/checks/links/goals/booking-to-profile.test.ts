import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { bookingLeadsToProfile } from './booking-to-profile.ts'

const state = (name: string, href: string) =>
  bookingLeadsToProfile.look(viewOf({ html: `<title>Calloway</title><a href="${href}">${name}</a>` })).state
const profile = 'https://www.instagram.com/callowayplumbing/#'

test.each([
  'Request an Estimate',
  'Request Service Online',
  'Schedule Online',
  'Book Now',
  'Order online',
  'Get a free quote',
])('“%s” that leads to a profile is told', name => {
  expect(state(name, profile)).toBe('found')
  expect(state(name, 'https://www.facebook.com/calloway')).toBe('found')
  expect(state(name, '/contact.html')).not.toBe('found')
})

test.each([
  ['Instagram', profile],
  ['Message us on Instagram to book', profile],
  ['Book Now', 'https://www.facebook.com/calloway/book'],
  ['Book Now', 'https://m.me/calloway'],
  ['Book Now', 'https://www.facebook.com/messages/t/calloway'],
  ['Get directions', profile],
])('“%s” to %s is left alone', (name, href) => {
  expect(state(name, href)).not.toBe('found')
})
