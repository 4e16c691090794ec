import { expect, test } from 'vitest'
import { site_url, siteOf } from '#tests/support/audit/audit-views.ts'
import { searchOfNobody } from './named-search.ts'

const data = (target: unknown) =>
  `<script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    potentialAction: { '@type': 'SearchAction', target, 'query-input': 'required name=search_term_string' },
  })}</script>`
const folder = { is_local_copy: true, copy_pages: [site_url] }
const told = (html: string, over = folder) =>
  searchOfNobody(siteOf([{ html: `<head>${html}</head><p>Drains</p>` }], over)).length
const target = `${site_url}?s={search_term_string}`

test('a search that the data names is told where no page has one', () => {
  expect(told(data(target))).toBe(1)
  expect(told(data({ '@type': 'EntryPoint', urlTemplate: '/?q={search_term_string}' }))).toBe(1)
})

test('silent where there is a box, a page to search on, or a server that may search', () => {
  expect(told(`${data(target)}<body><form><input name="s"></form>`)).toBe(0)
  expect(told(data(`${site_url}search?q={search_term_string}`))).toBe(0)
  expect(told(data(target), { is_local_copy: false, copy_pages: [] })).toBe(0)
  expect(told('')).toBe(0)
})
