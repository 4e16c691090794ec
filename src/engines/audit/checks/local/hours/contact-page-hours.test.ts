import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { htmlWith } from '#tests/support/audit/business-page.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const week = '<p>Monday - Friday: 9am - 5pm, Saturday: 10am - 2pm, Sunday: closed</p>'
const door = '<address>12 Oak Street, Macon, GA 31201</address>'
const site = (home: string, contact: string, path = 'contact.html'): ServedPage[] => [
  { html: htmlWith([], `<a href="${path}">Where we are</a>${home}`) },
  { html: htmlWith([], contact), url: `https://www.calloway.example/${path}`, kind: 'contact' },
]
const state = (home: string, contact: string, path?: string) =>
  localOutcome('contact-page-lacks-hours', site(home, contact, path)).state

test('a page with the address and without the hours that stand on the front page is told', () => {
  expect(state(week + door, door)).toBe('found')
  expect(state(week + door, door, 'location.htm')).toBe('found')
})

test.each([
  ['with the hours', week, week + door],
  ['where no page has them', door, door],
  ['without an address', week + door, '<p>Write to us.</p>'],
  ['open around the clock', week, `${door}<p>Open 24/7</p>`],
])('a page %s is not', (_, home, contact) => {
  expect(state(home, contact)).not.toBe('found')
})
