import { expect, test } from 'vitest'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const savannah = '<p>12 Oak Street, Savannah, GA 31401</p><p>Phone: (912) 234-0142</p>'
const macon = '<p>8 Elm Street, Macon, GA 31201</p><p>Phone: (478) 745-0188</p>'
const call = (e164: string, text: string) => `<a href="tel:${e164}">${text}</a>`
const to_savannah = '+19122340142'
const to_macon = '+14787450188'
const page = (name: string, header: string, main: string, footer = '') => ({
  html: `<title>Calloway</title><header>${header}</header><main>${main}</main><footer>${footer}</footer>`,
  url: `https://www.calloway.example/${name}/`,
  kind: 'location' as const,
})
const list = { ...page('locations', '', savannah + macon), kind: 'other' as const }
const look = (header: string, main: string, footer = '') =>
  localOutcome('location-page-dials-another', [list, page('macon', header, main, footer)])

test.each([
  ['the button', look('', macon + call(to_savannah, 'Call now'))],
  ['the number at its head', look(call(to_savannah, '(912) 234-0142'), macon)],
  [
    'its head, and own number further down',
    look(call(to_savannah, '📞 (912) 234-0142'), macon + call(to_macon, '(478) 745-0188')),
  ],
  [
    'its head, with both in its foot',
    look(
      call(to_savannah, 'Call us'),
      '<h1>Macon plumbers</h1>',
      `${macon}${savannah}${call(to_savannah, 'Savannah')}`,
    ),
  ],
])('a page of one place that calls another by %s is found', (_, outcome) => {
  expect(outcome).toMatchObject({
    state: 'found',
    occurrences: [{ evidence: expect.stringMatching(/dials \+19122340142, .*12 Oak.*; the page is of “8 Elm/) }],
  })
})

test.each([
  ['its own number', look(call(to_macon, 'Call now'), macon)],
  ['a number of no place', look(call('+18007450100', 'Call now'), macon)],
  ['a list of both at its head', look(call(to_savannah, '(912) 234-0142') + call(to_macon, '(478) 745-0188'), macon)],
  ['a link that names the other', look('', macon + call(to_savannah, 'Call Savannah'))],
  ['the other in its foot', look('', macon, `${savannah}${call(to_savannah, '(912) 234-0142')}`)],
  ['both places', look(call(to_savannah, 'Call now'), macon + savannah)],
  ['a place whose number is not known', look(call(to_savannah, 'Call'), '<p>9 Ash Road, Augusta, GA 30901</p>')],
])('a page with %s is not', (_, outcome) => {
  expect(outcome.state).not.toBe('found')
})

test('one number for both places, and a page of the whole business, are not', () => {
  const both = { ...list, html: list.html.replace('(478) 745-0188', '(912) 234-0142') }
  const inner = page('macon', call(to_savannah, 'Call now'), '<p>8 Elm Street, Macon, GA 31201</p>')
  expect(localOutcome('location-page-dials-another', [both, inner]).state).not.toBe('found')
  const home = { ...page('', call(to_savannah, 'Call now'), macon), kind: 'home' as const }
  expect(localOutcome('location-page-dials-another', [home, list]).state).not.toBe('found')
})
