import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const page = (path: string, body: string, kind: NonNullable<ServedPage['kind']>): ServedPage => ({
  html: `<title>Calloway</title>${body}`,
  url: `https://www.calloway.example${path}`,
  kind,
})
const home = page('/', '<p>1250 Magnolia Avenue, Savannah, GA 31401</p>', 'home')
const look = (body: string, kind: NonNullable<ServedPage['kind']> = 'about', first = home) =>
  localOutcome('house-number-differs-across-pages', [first, page('/two', body, kind)]).state

test.each([
  '<p>Find us at 1384 Magnolia Avenue.</p>',
  '<p>Our shop is located at 1384 Magnolia Ave, right by the park.</p>',
  '<p>Come by 1384 N. Magnolia on Saturday!</p>',
  '<img src="a.jpg" alt="Our shop at 1384 Magnolia Avenue">',
])('a page without an address sends people to another house of the street: %s', body => {
  expect(look(body)).toBe('found')
})

test.each([
  '<p>Find us at 1250 Magnolia Avenue.</p>',
  '<p>Find us at 1250 S. Magnolia, Savannah.</p>',
  '<p>Find us at 12 Harbor Street on market days.</p>',
  '<p>The bakery at 1384 Magnolia Avenue sells bread.</p>',
  '<p>Until 2019 our shop was at 1384 Magnolia Avenue.</p>',
  '<p>We are at 1384 Magnoliawood Road.</p>',
])('a page names its own house, or one of others: %s', body => {
  expect(look(body)).not.toBe('found')
})

test('articles and businesses with several places may name other houses', () => {
  expect(look('<p>Find us at 1384 Magnolia Avenue.</p>', 'article')).not.toBe('found')
  const two = '<p>1250 Magnolia Avenue, Savannah, GA 31401</p><p>88 Pine Street, Macon, GA 31201</p>'
  expect(look('<p>Find us at 1384 Magnolia Avenue.</p>', 'about', page('/', two, 'home'))).not.toBe('found')
})

test.each<[string, string, string]>([
  [
    'Located at 324 Railroad Avenue, between 3rd & 2nd Streets.',
    'We are at 324 Railroad Avenue, between 3rd and 4th Streets!',
    'found',
  ],
  ['Located on the corner of Oak and Elm Streets.', 'Located at the corner of Oak and Pine Streets.', 'found'],
  [
    'Located at 324 Railroad Avenue, between 3rd & 2nd Streets.',
    'We are at 324 Railroad Avenue, between 2nd and 3rd Streets.',
    'not_applicable',
  ],
  ['Located at 324 Railroad Avenue, between 3rd & 2nd Streets.', 'Park between 3rd and 4th Streets.', 'not_applicable'],
])('“%s” beside “%s”: %s', (one, other, state) => {
  expect(look(`<p>${other}</p>`, 'contact', page('/', `<p>${one}</p>`, 'home'))).toBe(state)
})
