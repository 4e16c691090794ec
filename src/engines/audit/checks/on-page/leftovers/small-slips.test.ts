import { expect, test } from 'vitest'
import { priceSlips } from '#src/engines/audit/checks/on-page/words/price-slips.ts'
import { pageVeiled } from '#src/engines/audit/checks/speed/page-veiled.ts'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { headingWithoutContent } from './empty-parts.ts'
import { templatePlaceholderInPage } from './leftovers.ts'

const contact = (under: string, more = '') =>
  viewOf({
    html: `<html lang="en"><title>Contact</title><body><h1>Contact</h1><h2>Our Location</h2>${under}<h2>Write to us</h2><p>We answer within the day.</p>${more}</body></html>`,
    kind: 'contact',
  })

test.each([
  '<p>Monday - Friday: 7 AM - 7 PM</p><p>Closed on Sundays</p>',
  '<p>Come in and say hello to all of us!</p><!-- <address>14 Elm St</address> -->',
])('a heading that announces the address, and none of it: %s', under => {
  expect(headingWithoutContent.look(contact(under))).toMatchObject({
    state: 'found',
    occurrences: [{ evidence: '<h2> “Our Location”' }],
  })
})

test.each([
  ['<p>14 Elm Street<br>Dayton, OH 45402</p>', ''],
  ['<p>Downtown, next to the library</p>', ''],
  ['<p>Macon, Georgia</p>', ''],
  ['<p>Find us here:</p><iframe title="Map" src="https://www.google.com/maps/embed?pb=1"></iframe>', ''],
  ['<p>We serve the whole valley.</p>', ''],
  ['<p>Perfectly situated on the shore, minutes from the harbor.</p>', ''],
  ['<p>Loading information...</p>', ''],
  ['<p>See below.</p>', '<p>14 Elm Street, Dayton, OH 45402</p>'],
  ['<p>[Your Address Line 1]</p>', ''],
])('or it is there in some form: %s', (under, more) => {
  expect(headingWithoutContent.look(contact(under, more)).state).not.toBe('found')
})

test('the first heading of a page without a main one is its title where the page is called so', () => {
  const events = (path: string, above = '') =>
    headingWithoutContent.look(
      viewOf({
        html: `<body>${above}<h2>EVENTS</h2><h2>Come cheer on your team!</h2><h3>Bears</h3><p>In June.</p></body>`,
        url: `https://www.calloway.example/${path}`,
      }),
    ).state
  expect(events('events.html')).not.toBe('found')
  expect(events('')).toBe('found')
  expect(events('events.html', '<h1>Calloway</h1>')).toBe('found')
})

const menu = (line: string) =>
  viewOf({ html: `<p>Waffles $8.50</p><p>Eggs $7.00</p><p>Toast $3.00</p><p>Coffee $2.75</p><p>${line}</p>` })

test.each(['Serrano Scramble $0.00', 'Serrano Scramble ... $0.00', '$0.00'])('%s is no price', line => {
  expect(priceSlips.look(menu(line)).state).toBe('found')
})

test.each([
  'Total: $0.00',
  'Delivery $0.00',
  'Tip $0.00',
  'Pay $0.00 down today and the rest later',
  'Jam $10.00',
  'Jam $0.50',
])('%s is meant so', line => {
  expect(priceSlips.look(menu(line)).state).toBe('ok')
})

const styled = (style: string, html = '<html class="wait">', body = '<body>', more = '') =>
  viewOf({ html: `<!doctype html>${html}<head><style>${style}</style>${more}</head>${body}<p>Hello</p></body></html>` })

test.each([
  ['.wait { opacity: 0; }', '<html class="wait">', '<body>'],
  ['p{color:red} body{visibility:hidden}', '<html>', '<body>'],
  ['/* shown by a script */ #page { display: none !important }', '<html>', '<body id="page">'],
  ['p{color:red}', '<html>', '<body style="opacity: 0">'],
])('a page that nobody sees before a script runs: %s', (style, html, body) => {
  expect(pageVeiled.look(styled(style, html, body)).state).toBe('found')
})

test.each([
  ['.wait .hero { opacity: 0 }', '<html class="wait">', ''],
  ['.async-hide { opacity: 0 !important }', '<html>', ''],
  ['body { opacity: 0; animation: show 1s forwards }', '<html>', ''],
  ['body { opacity: 0.9 }', '<html>', ''],
  ['body { opacity: 0 }', '<html>', '<noscript><style>body { opacity: 1 }</style></noscript>'],
  ['@media print { .wait p { display: none } }', '<html class="wait">', ''],
])('or one that shows itself: %s', (style, html, more) => {
  expect(pageVeiled.look(styled(style, html, '<body>', more)).state).toBe('ok')
})

test('a box that is called a placeholder, and a field that has one', () => {
  const box = viewOf({ html: '<div role="img" aria-label="Abstract yard image placeholder"></div><p>Our work</p>' })
  expect(templatePlaceholderInPage.look(box).state).toBe('found')
  const field = viewOf({ html: '<input aria-label="Name placeholder"><p>Our work</p>' })
  expect(templatePlaceholderInPage.look(field).state).not.toBe('found')
})
