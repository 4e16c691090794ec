import { expect, test } from 'vitest'
import { emailNotOnDomain } from '#src/engines/audit/checks/local/emails/email-domain.ts'
import { hoursOnPage } from '#src/engines/audit/checks/local/hours/hours-on-page.ts'
import { nationalTelLink } from '#src/engines/audit/checks/local/phones/tel-links.ts'
import { siteOf, viewOf } from '#tests/support/audit/audit-views.ts'

const week = (label: string, times: string) => `<p>${label} Monday - Saturday ${times}, Sunday closed</p>`

test('the hours of a part of the house are its own, and two sets of the house are a conflict', () => {
  const look = (one: string, other: string) =>
    hoursOnPage.look(viewOf({ html: `<main>${week(one, '8am - 5pm')}${week(other, '6am - 9pm')}</main>` })).state
  expect(look('Our hours:', 'Gas station hours:')).toBe('ok')
  expect(look('Our hours:', 'Store hours:')).toBe('found')
})

test('hours under the heading of an office of the town are its own', () => {
  const card = (heading: string) =>
    `<h4>${heading}</h4><ul><li>110 Elm St</li><li>Phone: 912-555-0142</li></ul>${week('', '9:30am - 3:30pm')}`
  const look = (heading: string) =>
    hoursOnPage.look(viewOf({ html: `<main>${week('Our hours:', '8am - 5pm')}${card(heading)}</main>` })).state
  expect(look('Permit Office')).toBe('ok')
  expect(look('Marlow Township Requirements')).toBe('ok')
  expect(look('Find us')).toBe('found')
})

test('a country code without its plus is there', () => {
  const look = (tel: string) => nationalTelLink.look(viewOf({ html: `<a href="tel:${tel}">Call</a>` })).state
  expect(look('1-912-234-0100')).toBe('ok')
  expect(look('912-234-0100')).toBe('found')
})

test('an address that stands in for one is nobody’s mailbox', () => {
  const site = (address: string) =>
    emailNotOnDomain.look(siteOf([{ html: `<p>Calloway, 12 Oak St, Savannah, GA 31401. ${address}</p>` }])).state
  expect(site('information@untitled.tld')).toBe('ok')
  expect(site('calloway@gmail.com')).toBe('found')
})

test('two sets of office hours are one office with two minds', () => {
  const card = (label: string, times: string) => `<h4>${label}</h4><p>Mon - Fri: ${times}<br>Sunday: Closed</p>`
  const look = (head: string, body: string) =>
    hoursOnPage.look(
      viewOf({
        html: `<html><head>${head}</head><main>${body}</main><footer>${card('Office Hours', '8am - 3pm')}</footer></html>`,
      }),
    ).state
  const data = (type: string) =>
    `<script type="application/ld+json">{"@context":"https://schema.org","@type":"${type}","name":"Calloway","openingHours":"Mo-Fr 09:00-17:00"}</script>`
  expect(look('', card('🕒 Office Hours', '9am - 5pm'))).toBe('found')
  expect(look('', card('🕒 Office Hours', '8am - 3pm'))).toBe('ok')
  // Where there is more than an office, its hours are its own.
  expect(look('', card('Gate', '6am - 9pm'))).toBe('ok')
  expect(look(data('Dentist'), '')).toBe('found')
  expect(look(data('Campground'), '')).toBe('ok')
  expect(look(data('Chiropractic'), '')).toBe('found')
})

test('a label of the block itself is nearer than a sentence or a button above it', () => {
  const data =
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Plumber","name":"Calloway","openingHours":"Mo-Sa 09:00-17:00"}</script>'
  const look = (above: string) =>
    hoursOnPage.look(
      viewOf({
        html: `<html><head>${data}</head><main>${above}<div>Hours: Tuesday - Saturday 9am - 5pm, closed Sunday and Monday</div></main></html>`,
      }),
    ).state
  expect(look('<button>Ask for an appointment</button><p>All appointments are confirmed by text.</p>')).toBe('found')
  expect(look('<h3>Pharmacy</h3>')).toBe('ok')
  expect(look('<p>Appointments</p>')).toBe('ok')
})

test('hours below the number or the town of the house are its own, and those below a name are not', () => {
  const week = (times: string) => `Monday - Friday: ${times}`
  const shown = (above: string) =>
    hoursOnPage.look(
      viewOf({ html: `<h3>${above}</h3><h2>${week('8 am - 6 pm')}</h2><p>Hours: ${week('7 am - 3 pm')}</p>` }),
    ).state
  expect(shown('(912) 234-0142')).toBe('found')
  expect(shown('Savannah, GA 31401')).toBe('found')
  expect(shown('Parts counter')).toBe('ok')
})

test('a number that cannot be dialed at home is not told a second time', () => {
  const look = (tel: string) => nationalTelLink.look(viewOf({ html: `<a href="tel:${tel}">Call</a>` })).state
  expect(look('Call 912-234-0142')).toBe('ok')
})

test('hours under the names of people are theirs, and under a heading of the shop its own', () => {
  const person = (name: string, times: string) =>
    `<div><h3>${name}</h3><p>Cuts and color.</p><h4>Hours</h4>${week('', times)}</div>`
  const foot = `<footer><h4>Hours</h4>${week('', '9am - 8pm')}</footer>`
  const look = (body: string) => hoursOnPage.look(viewOf({ html: `<main>${body}</main>${foot}` })).state
  expect(look(person('Heather', '9am - 3pm'))).toBe('ok')
  expect(look(person('Heather Marlow', '9am - 3pm') + person('Chris', '11am - 7pm'))).toBe('ok')
  expect(look(person('QUILL', '9am - 3pm') + person('BEX', '11am - 7pm') + person('JAX', '10am - 4pm'))).toBe('ok')
  expect(look(person('Our Salon', '9am - 3pm'))).toBe('found')
  expect(look(person('Visit us', '9am - 3pm'))).toBe('found')
})
