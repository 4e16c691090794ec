import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const link = '<a href="tel:+19122340142">(912) 234-0142</a>'
const page = (path: string, body: string, kind: ServedPage['kind'] = 'other'): ServedPage => ({
  html: `<!doctype html><html lang="en"><head><title>Calloway</title></head><body><main>${body}</main><footer>12 Oak Street, Savannah, GA 31401, ${link}</footer></body>`,
  url: `https://www.calloway.example/${path}`,
  kind,
})
const siteWith = (body: string, kind?: ServedPage['kind']) => [
  page('', '<h1>Calloway</h1>', 'home'),
  page('drains', '<p>Drains</p>', 'service'),
  page('leaks', '<p>Leaks</p>', 'service'),
  page('visit', body, kind),
]
const other = '(912) 786-5533'

test.each([
  `Next door is Salt Air Bicycles. To rent a bike call ${other} for a reservation.`,
  `We are next to the Salt Air shop: call ${other} today to book a bike.`,
  `Across the street from us is the Bay Inn, please call ${other} to reserve a room.`,
])('the number of the shop next door is no second one of the business: %s', said => {
  expect(localOutcome('nap-phone-inconsistent', siteWith(`<p>${said}</p>`)).state).not.toBe('found')
})

test.each([
  `Call us today at ${other} for a free estimate.`,
  `We are next to the post office. Call us at ${other} to book a visit.`,
])('another number that asks to be called is told: %s', said => {
  expect(localOutcome('nap-phone-inconsistent', siteWith(`<p>${said}</p>`)).state).toBe('found')
})

test('a number by which others are called need not be tapped', () => {
  const look = (said: string) => localOutcome('phone-not-clickable', [page('visit', `<p>${said}</p>`, 'contact')]).state
  expect(look(`Hungry while you wait? Joe’s Diner is next door; call them at ${other}.`)).not.toBe('found')
  expect(look(`Hungry? Call them a day before. Our number is ${other}.`)).toBe('found')
  expect(look(`Call us at ${other}.`)).toBe('found')
})
