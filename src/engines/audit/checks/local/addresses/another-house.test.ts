import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

let nth = 0
const page = (body: string, kind: ServedPage['kind'] = 'home'): ServedPage => ({
  html: `<title>Calloway</title><p>${body}</p>`,
  url: `https://www.calloway.example/${++nth}/`,
  kind,
})
const inSuite = (house: number) => `${house} Oak Street, Suite 4, Savannah, GA 31401`
const inStreet = (house: number) => `${house} Oak Street, Savannah, GA 31401`
const others = '8 Elm St, Macon, GA 31201<br>77 Pine Ave, Pooler, GA 31322'
const look = (...pages: ServedPage[]) => localOutcome('nap-address-inconsistent', pages)

test.each<[string, ServedPage[]]>([
  ['in a suite of the same number', [page(inSuite(12)), page(inSuite(231), 'contact')]],
  ['in a suite that the page prints rightly elsewhere', [page(inSuite(12)), page(`${inSuite(231)}<br>${inSuite(12)}`)]],
  [
    'on one page, where three have the usual one',
    [...[1, 2, 3].map(() => page(inStreet(12))), page(inStreet(231), 'contact')],
  ],
  [
    'where three pages of no special kind have the usual one',
    [...[1, 2, 3].map(() => page(inSuite(12), 'other')), page(inSuite(231), 'about')],
  ],
  [
    'in a list of places that another page gives',
    [page(`${others}<br>${inStreet(12)}`), page(`${inStreet(231)}<br>${others}`, 'contact')],
  ],
  ['where the two are all there is', [page(inStreet(12)), page(inStreet(231), 'contact')]],
])('another house of the same street is found: %s', (_, pages) => {
  expect(look(...pages)).toMatchObject({
    state: 'found',
    occurrences: [{ evidence: expect.stringMatching(/^house number: “231 Oak/) }],
  })
})

test.each<[string, ServedPage[]]>([
  ['in another town', [page(inStreet(12)), page('231 Oak Street, Macon, GA 31201', 'contact')]],
  ['that a page names beside the usual one', [page(inStreet(12)), page(`${inStreet(12)}<br>${inStreet(231)}`)]],
  [
    'in a list of fewer places',
    [page(`${others}<br>${inStreet(12)}`), page(`${inStreet(231)}<br>8 Elm St, Macon, GA 31201`, 'contact')],
  ],
  ['of somebody whom an article names', [page(inStreet(12)), page(inStreet(231), 'article')]],
  [
    'on several pages, as a second shop is',
    [page(inStreet(12)), page(inStreet(231)), page(inStreet(231), 'contact'), page('8 Elm St, Macon, GA 31201')],
  ],
  ['that is told as a row of houses', [page(inStreet(12)), page('12-16 Oak Street, Savannah, GA 31401', 'contact')]],
])('a house %s is none', (_, pages) => {
  expect(look(...pages).state).not.toBe('found')
})

test.each<[string, string, string]>([
  ['another direction', '310 S 13th St, Macon, GA 31201', 'Find us at 310 N 13th St in the old bank.'],
  ['another kind of street', '6594 Thompson Road, Macon, GA 31201', 'Our door is at 6594 Thompson Street.'],
  [
    'digits changed places',
    '197 Jefferson Parkway, Macon, GA 31201',
    'Our office at 179 Jefferson Parkway has parking.',
  ],
])('%s in the text is told', (_, address, said) => {
  const pages = [page(`${address}</p><p>${said}`)]
  expect(localOutcome('house-number-differs', pages).state).toBe('found')
  expect(localOutcome('house-number-differs', [page(`${address}</p><p>${address.split(',', 1)[0]}`)]).state).toBe('ok')
})

test('a street of numbers is of one kind', () => {
  expect(look(page('310 S 13th St, Macon, GA 31201'), page('310 S 13th Ave, Macon, GA 31201', 'contact')).state).toBe(
    'found',
  )
  expect(look(page('310 Highway 20, Macon, GA 31201'), page('310 Hwy 20, Macon, GA 31201', 'contact')).state).not.toBe(
    'found',
  )
})

test('a page without an address may name another kind of street', () => {
  const site = [
    page('814 Sandpiper Circle, Macon, GA 31201'),
    page('You will find us at 814 Sandpiper Court.', 'about'),
  ]
  expect(localOutcome('house-number-differs-across-pages', site).state).toBe('found')
})
