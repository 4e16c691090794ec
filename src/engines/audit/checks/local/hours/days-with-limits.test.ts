import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const saidBeside = (body: string, hours: string): string => {
  const home: ServedPage = {
    html: `<html lang="en"><head><title>Glass</title>${hours}</head><body>${body}</body></html>`,
    url: 'https://www.calloway-glass.com/',
  }
  const outcome = localOutcome('open-days-conflict', [home])
  return outcome.state === 'found' ? outcome.occurrences.map(({ evidence }) => evidence).join('\n') : outcome.state
}

const data = (hours: readonly string[]) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Dentist', name: 'Calloway Glass', address: '12 Oak Street', openingHours: hours })}</script>`
const week = data(['Mo-Th 08:00-17:00', 'Fr 09:00-13:00', 'Sa 09:00-12:00'])

test.each<[string, RegExp]>([
  ['<div>Friday 9:00 AM – 1:00 PM · Virtual only</div>', /Virtual only.*Fri 9 am–1 pm/],
  ['<p>Fridays are telehealth only.</p>', /telehealth only.*Fri 9 am–1 pm/],
  ['<p>Telemedicine visits only on Fridays and Saturdays.</p>', /Fri 9 am–1 pm/],
  ['<p>Call us 24/7!</p>', /Call us 24\/7!.*Mon 8 am–5 pm/],
  ['<p>We’re here 24/7 for all of Macon.</p>', /here 24\/7/],
])('%s against the hours of the data', (body, evidence) => {
  expect(saidBeside(body, week)).toMatch(evidence)
})

test.each([
  '<p>Sunday: by appointment only</p>',
  '<p>Saturday: by appointment</p><p>Saturday 9am - 12pm, Monday to Thursday 8am - 5pm, Friday 9am - 1pm</p>',
  '<p>Virtual visits on Fridays, too</p>',
  '<p>Call us 24/7!</p><p>Emergency repairs</p>',
  '<p>Our online shop is available 24/7.</p>',
  '<p>We are available 24/7 by chat.</p>',
  '<p>Friday evenings: virtual only</p>',
])('%s agrees with them', body => {
  expect(saidBeside(body, week)).not.toMatch(/hours on/)
})

test('a place that never closes has no day that its data leaves out', () => {
  const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
  const all_day = (open: readonly string[]) => data(open.map(day => `${day} 00:00-23:59`))
  const always = '<p>We’re here 24/7 for all of Macon.</p>'
  expect(saidBeside(always, all_day(days.filter(day => day !== 'We')))).toMatch(/Wed closed/)
  expect(saidBeside(always, all_day(days))).not.toMatch(/hours on/)
})

test('a day by appointment on one page is held against the data of another', () => {
  const url = 'https://www.calloway-glass.com/'
  const html = (body: string, head = '') =>
    `<html lang="en"><head><title>Glass</title>${head}</head><body>${body}</body></html>`
  const contact = { html: html('<p>Sat: by appointment only</p>'), url: `${url}contact.html`, kind: 'contact' as const }
  const outcome = localOutcome('open-days-conflict', [{ html: html('<p>Hello</p>', week), url }, contact])
  expect(outcome.state === 'found' && outcome.occurrences[0]?.evidence).toMatch(/Sat: by appointment.*Sat 9 am–12 pm/)
  const told = localOutcome('open-days-conflict', [{ html: html('<p>Sat: by appointment</p>', week), url }, contact])
  expect(told.state).not.toBe('found')
})

const glass = 'https://www.calloway-glass.com/'
const twoPages = (one: string, other: string): ServedPage[] => [
  { html: `<html lang="en"><title>Glass</title><body>${one}</body></html>`, url: glass },
  {
    html: `<html lang="en"><title>Glass</title><body>${other}</body></html>`,
    url: `${glass}contact.html`,
    kind: 'contact',
  },
]
const plain_saturday = '<p>Monday - Friday 8am - 5pm</p><p>Saturday 10am - 5pm</p>'

test.each([
  '<p>Mon-Fri: 8am - 5pm</p><p>Select Saturdays: 10am - 5pm</p>',
  '<p>Open every other Saturday</p>',
  '<p>1st and 3rd Saturdays of the month by appointment</p>',
])('“%s” against a timetable with each Saturday', body => {
  const outcome = localOutcome('open-days-conflict', twoPages(body, plain_saturday))
  expect(outcome.state === 'found' && outcome.occurrences[0]?.evidence).toMatch(/every Sat 10 am–5 pm/)
})

test.each([
  '<p>Mon-Fri: 8am - 5pm</p><p>Saturday: 10am - 5pm, first Saturday closed</p>',
  '<p>Mon-Fri: 8am - 5pm</p><p>Sat: 10am - 5pm</p><p>Closed the first and third Saturday of each month.</p>',
  '<p>Mon-Fri: 8am - 5pm, Saturday 10am - 5pm (every other Saturday is closed)</p>',
])('“%s” has the door closed in some weeks, a plain timetable in none', body => {
  const outcome = localOutcome('open-days-conflict', twoPages(body, plain_saturday))
  expect(outcome.state === 'found' && outcome.occurrences[0]?.evidence).toMatch(/every Sat 10 am–5 pm/)
  expect(localOutcome('hours-conflict-across-pages', twoPages(body, plain_saturday)).state).not.toBe('found')
})

test.each<[string, string]>([
  ['<p>We are closed the first Saturday of May.</p>', plain_saturday],
  ['<p>We were closed last Saturday for the storm.</p>', plain_saturday],
  [
    '<p>Saturday: 10am - 5pm, first Saturday closed</p>',
    '<p>Monday - Friday 8am - 5pm</p><p>Sat 10am - 5pm, first Saturday closed</p>',
  ],
  ['<p>Select Saturdays: 10am - 5pm</p>', '<p>Monday - Friday 8am - 5pm</p><p>Select Saturdays: 10am - 5pm</p>'],
  ['<p>Puppy class every other Saturday</p>', plain_saturday],
  ['<p>Select Saturdays: 10am - 5pm</p>', '<p>Monday - Friday 8am - 5pm</p><p>Saturday closed</p>'],
])('“%s” goes with %s', (body, hours) => {
  expect(localOutcome('open-days-conflict', twoPages(body, hours)).state).not.toBe('found')
})
