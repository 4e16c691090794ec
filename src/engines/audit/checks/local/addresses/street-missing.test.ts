import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const site = (said: string): ServedPage[] => [
  {
    html: `<title>Plumber in Savannah, GA</title><h1>Plumber in Savannah</h1><a href="tel:+19122340142">Call us</a>${said}`,
  },
]
const state = (id: string, said: string) => localOutcome(id, site(said)).state
const serves = '<p>Proudly serving Savannah and Pooler.</p>'

test('a business that visits its customers and names no street is told so, once and mildly', () => {
  expect(state('street-address-absent', serves)).toBe('found')
  expect(state('nap-address-missing', serves)).not.toBe('found')
})

test.each([
  ['an address', `${serves}<address>12 Oak Street, Savannah, GA 31401</address>`],
  ['care at home alone', `${serves}<p>We come to your home.</p>`],
])('one with %s is not', (_, said) => {
  expect(state('street-address-absent', said)).not.toBe('found')
})

const area = (served: string) =>
  `${serves}<script type="application/ld+json">{"@context":"https://schema.org","@type":"Plumber","name":"Calloway","areaServed":${served}}</script>`

test.each([
  ['an area served in its data', area('["Savannah","Pooler"]')],
  ['a county served in its data', area('{"@type":"AdministrativeArea","name":"Chatham County"}')],
  ['a van in its title', `<title>Mobile Detailing in Savannah, GA</title>${serves}`],
  ['a leash in its title', `<title>Calloway Dog Walking, Savannah</title>${serves}`],
])('one with %s has no door to name', (_, said) => {
  expect(
    localOutcome('street-address-absent', [{ html: `${said}<a href="tel:+19122340142">Call</a>` }]).state,
  ).not.toBe('found')
})

test('a plumber whose title names the town says whom he serves; one who names no place is told so as graver', () => {
  expect(state('nap-address-missing', '<p>Drains and heaters.</p>')).not.toBe('found')
  const nowhere =
    '<title>Calloway Pool Service</title><h1>Calloway Pool Service</h1><a href="tel:+19122340142">Call us</a>'
  expect(localOutcome('nap-address-missing', [{ html: nowhere }]).state).toBe('found')
  expect(localOutcome('street-address-absent', [{ html: nowhere }]).state).not.toBe('found')
})

test('the town may stand in the title of another page alone', () => {
  const home = '<title>Calloway Roofing</title><h1>Roofing done right</h1><a href="tel:+19122340142">Call us</a>'
  const inner = (title: string): ServedPage => ({
    html: `<title>${title}</title><h1>Siding</h1>`,
    url: 'https://www.calloway.example/siding/',
    kind: 'service',
  })
  const of = (id: string, title: string) => localOutcome(id, [{ html: home }, inner(title)]).state
  expect(of('street-address-absent', 'Siding | Calloway Roofing | Tulsa, OK')).toBe('found')
  expect(of('nap-address-missing', 'Siding | Calloway Roofing | Tulsa, OK')).not.toBe('found')
  expect(of('nap-address-missing', 'Siding | Calloway Roofing')).toBe('found')
})

test.each(['<p>Visit our office for a quote.</p>', '<p>Stop by our gallery.</p>'])(
  '%s speaks of a door, and the address is missing',
  said => {
    expect(state('nap-address-missing', serves + said)).toBe('found')
  },
)

test('a town with its ZIP code and no number near it hides no address', () => {
  const office = '<p>Visit our office.</p>'
  expect(state('nap-address-missing', `${office}<p>Savannah, GA 31401</p><p>(912) 234-0142</p>`)).toBe('found')
  expect(state('nap-address-missing', `${office}<p>Pier 9</p><p>Savannah, GA 31401</p>`)).not.toBe('found')
})

test.each([
  ['It sits beside the trail.', true],
  ['Located at 6069 Calloway Creek Road in Marlow, WV, it sits beside the trail.', false],
])('a sentence that says at which house a cabin is names an address: %s', (sentence, is_missing) => {
  const pages: ServedPage[] = [
    { html: '<title>Calloway Cabins</title><h1>Calloway Cabins</h1><a href="tel:+13045550142">Call us</a>' },
    {
      url: 'https://www.calloway.example/cabins.html',
      html: `<title>Cabins</title><p>Cardinal Cabin sleeps five. ${sentence}</p>`,
    },
  ]
  expect(localOutcome('nap-address-missing', pages).state === 'found').toBe(is_missing)
})
