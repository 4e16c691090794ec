import { expect, test } from 'vitest'
import { type ServedPage, site_url, siteOf } from '#tests/support/audit/audit-views.ts'
import { menuNamesDiffer } from './menu-names.ts'

type Entries = Record<string, string>
const usual: Entries = { Home: '/', Drains: '/drains', Pricing: '/pricing', 'About us': '/about', Contact: '/contact' }
const page = (path: string, entries = usual, over: Partial<ServedPage> = {}): ServedPage => ({
  html: `<!doctype html><html lang="en"><head><title>${path}</title></head><body><nav>${Object.entries(entries)
    .map(([words, href]) => `<a href="${href}">${words}</a>`)
    .join(' ')}</nav><main id="${path}"><p>${`What we say of ${path} in so many words. `.repeat(8)}</main>`,
  url: site_url + path,
  kind: 'other',
  ...over,
})
const renamed = (from: string, to: string): Entries =>
  Object.fromEntries(Object.entries(usual).map(([words, href]) => [words === from ? to : words, href]))
const look = (home: Entries, contact = usual) =>
  menuNamesDiffer.look(
    siteOf([
      page('', home, { kind: 'home' }),
      page('drains'),
      page('pricing'),
      page('about'),
      page('contact', contact),
    ]),
  )

test('a page that the front page calls otherwise than all others is told with both names', () => {
  expect(look(renamed('Pricing', 'Our Rates'))).toEqual({
    state: 'found',
    occurrences: [
      { url: site_url, line: null, evidence: '“our rates” leads to /pricing, called “pricing” in the menu of 4 pages' },
    ],
  })
})

test('so is one that a single inner page calls otherwise', () => {
  expect(look(usual, renamed('Drains', 'Services'))).toMatchObject({ occurrences: [{ url: `${site_url}contact` }] })
})

test.each([
  ['a word more', renamed('About us', 'About')],
  ['another form of the word', renamed('Pricing', 'Prices')],
  ['a button beside the menu', renamed('Contact', 'Request a quote')],
  ['the logo', renamed('Home', 'Calloway Plumbing')],
  ['a second entry for the page beside the usual one', { ...usual, 'Get a quote': '/contact' }],
  ['a menu of its own', { Start: '/', Rates: '/pricing', Team: '/about' }],
  ['the same menu', usual],
])('%s is no other name', (_, home) => {
  expect(look(home).state).toBe('ok')
})

test('where half of the pages say one and half the other, neither is usual', () => {
  const other = renamed('Pricing', 'Our Rates')
  const site = siteOf([
    page('', usual, { kind: 'home' }),
    page('drains'),
    page('about'),
    page('a', other),
    page('b', other),
    page('c', other),
  ])
  expect(menuNamesDiffer.look(site).state).toBe('ok')
})
