import { expect, test } from 'vitest'
import { reviewsAgainstPage } from '#src/engines/audit/checks/structured-data/against-page/reviews-against-page.ts'
import { type ServedPage, site_url, siteOf, viewOf } from '#tests/support/audit/audit-views.ts'
import { businessOnEachPage, missingOnPage, onlyOnHome } from './across-pages.ts'
import { recommendedProperties } from './business-properties.ts'

const data = (node: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...node })}</script>`
const address = (street: string) => ({ '@type': 'PostalAddress', streetAddress: street, addressLocality: 'Macon' })
const entry = (path: string, over: object = {}): ServedPage => ({
  url: site_url + path,
  kind: 'service',
  html: data({ '@type': 'Plumber', name: 'Calloway', url: site_url + path, address: address('12 Oak St'), ...over }),
})

test('one business described anew on each page is found', () => {
  const look = (over: (path: string) => object) =>
    businessOnEachPage.look(siteOf([entry(''), ...['a', 'b', 'c'].map(path => entry(path, over(path)))])).state
  expect(look(() => ({}))).toBe('found')
  expect(look(() => ({ '@id': `${site_url}#business` }))).toBe('found')
  expect(look(path => ({ '@id': `${site_url}${path}#business` }))).toBe('found')
  expect(look(() => ({ url: site_url }))).toBe('not_applicable')
  expect(look(path => ({ address: address(`${path.charCodeAt(0)} Elm St`) }))).toBe('ok')
})

test('data of the business on the home page alone is told of large sites', () => {
  const inner = Array.from(
    { length: 20 },
    (_, i): ServedPage => ({ html: '<p>Hi</p>', url: `${site_url}p${i}`, kind: 'service' }),
  )
  expect(onlyOnHome.look(siteOf([entry(''), ...inner])).state).toBe('found')
  expect(onlyOnHome.look(siteOf([entry(''), ...inner.slice(0, 5)])).state).toBe('not_applicable')
  expect(onlyOnHome.look(siteOf([entry(''), entry('a'), ...inner])).state).toBe('ok')
})

test('what lacks is told of a type that does not exist, too', () => {
  const view = viewOf({ html: data({ '@type': 'TowingCompany', name: 'Calloway', address: address('12 Oak St') }) })
  expect(recommendedProperties.look(view)).toMatchObject({
    occurrences: [{ evidence: expect.stringContaining('openingHoursSpecification') }],
  })
})

const review = (author: string, reviewBody: string) => ({
  '@type': 'Plumber',
  name: 'Calloway',
  review: [{ '@type': 'Review', author: { '@type': 'Person', name: author }, reviewBody }],
})
const words = 'They came within the hour and mended the pipe'

test.each([
  ['Tom G.', words, 'found'],
  ['Tom & Lisa G.', words, 'ok'],
  ['Ann P.', 'Never have I seen a finer piece of work in all my life', 'found'],
  ['Ann P.', 'Great!', 'ok'],
])('a review of %s in the data', (author, body, state) => {
  const html = `${data(review(author, body))}<p>${words}, and were kind.</p><p>Tom &amp; Lisa G.</p>`
  expect(reviewsAgainstPage.look(viewOf({ html })).state).toBe(state)
})

test('a page that was forgotten when nearly all others got the data of the business', () => {
  const named = ['', 'drains', 'sewers', 'heaters', 'about'].map(path => ({
    ...entry(path),
    ...(path === '' && { html: `<nav><a href="/book">Book</a></nav>${entry('').html}` }),
  }))
  const bare = (path: string, over: Partial<ServedPage> = {}): ServedPage => ({
    url: site_url + path,
    kind: 'contact',
    html: '<h1>Contact</h1>',
    ...over,
  })
  const look = (...pages: ServedPage[]) => missingOnPage.look(siteOf([...named, ...pages]))
  expect(look(bare('contact'))).toMatchObject({ state: 'found', occurrences: [{ url: `${site_url}contact` }] })
  expect(look(bare('book', { kind: 'other' })).state).toBe('found')
  expect(look(bare('thanks', { kind: 'thanks' })).state).toBe('ok')
  expect(look(bare('picnic', { kind: 'other' })).state).toBe('ok')
  expect(look(bare('contact', { html: data({ '@type': 'ContactPage', name: 'Contact' }) })).state).toBe('ok')
  expect(look(bare('contact', { indexable: false })).state).toBe('ok')
  const areas = ['a', 'b'].map(path => bare(path, { kind: 'location' }))
  expect(look(bare('contact'), ...areas).state).toBe('not_applicable')
  expect(look().state).toBe('ok')
})
