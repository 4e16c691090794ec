import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { htmlWith } from '#tests/support/audit/business-page.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const week = '<p>Monday - Friday: 9am - 5pm, Saturday: 10am - 2pm, Sunday: closed</p>'
const door = '<address>12 Oak Street, Macon, GA 31201</address>'
const words = `<p>${'We mend drains and heaters in old houses and new ones. '.repeat(5)}</p>`
const state = (home: string, contact: string) =>
  localOutcome('hours-not-on-home', [
    { html: htmlWith([], `<a href="contact.html">Where we are</a>${words}${home}`) },
    { html: htmlWith([], contact), url: 'https://www.calloway.example/contact.html', kind: 'contact' },
  ] satisfies ServedPage[]).state

test('hours that stand on another page only are missed on the home page', () => {
  expect(state(door, week + door)).toBe('found')
})

test('two days count as hours where a second page gives them', () => {
  const days = '<p>Open Saturdays and Sundays from noon to 5:00 PM.</p>'
  const sites = [days, words].map(also => [
    { html: htmlWith([], `<a href="contact.html">Where we are</a><a href="hall.html">Hall</a>${words}${door}`) },
    { html: htmlWith([], days + door), url: 'https://www.calloway.example/contact.html', kind: 'contact' as const },
    { html: htmlWith([], also), url: 'https://www.calloway.example/hall.html', kind: 'other' as const },
  ])
  expect(sites.map(pages => localOutcome('hours-not-on-home', pages).state)).toEqual(['found', 'not_applicable'])
})

test.each([
  ['has them', week + door, week + door],
  ['has them in the footer', `${door}<footer>${week}</footer>`, week],
  ['says so in other words', `${door}<p>Open every morning but Sunday</p>`, week + door],
  ['is of a site that tells none', door, door],
])('a home page that %s is left alone', (_, home, contact) => {
  expect(state(home, contact)).not.toBe('found')
})

test('where the page with the address lacks them, too, that is told', () => {
  const pages = [
    { html: htmlWith([], `<a href="contact.html">Where we are</a>${words}${door}`) },
    { html: htmlWith([], door), url: 'https://www.calloway.example/contact.html', kind: 'contact' as const },
    { html: htmlWith([], week), url: 'https://www.calloway.example/about.html', kind: 'about' as const },
  ]
  expect(localOutcome('hours-not-on-home', pages).state).toBe('not_applicable')
})

test('a page to reach you that is headed by a town is none of a person', () => {
  const headed = htmlWith([], `<h1>Muskego</h1>${week}`)
  const pages = [
    { html: htmlWith([], `<a href="contact.html">Where we are</a>${words}${door}`) },
    { html: headed, url: 'https://www.calloway.example/contact.html', kind: 'contact' as const },
  ]
  expect(localOutcome('hours-missing', pages).state).toBe('ok')
})
