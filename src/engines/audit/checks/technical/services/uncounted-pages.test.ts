import { expect, test } from 'vitest'
import { uncountedPages } from '#src/engines/audit/checks/technical/services/uncounted-pages.ts'
import { type ServedPage, site_url, siteOf } from '#tests/support/audit/audit-views.ts'

const tag = (id: string) => `<script>gtag('config', '${id}')</script>`
const page = (path: string, head = tag('G-ABC123DEF4'), over: Partial<ServedPage> = {}): ServedPage => ({
  html: `<!doctype html><head><title>${path}</title>${head}</head><body><p>${`What we say of ${path}. `.repeat(10)}`,
  url: site_url + path,
  ...over,
})
const look = (...others: ServedPage[]) => uncountedPages.look(siteOf([page(''), page('drains'), ...others]))

test('a page without the code that the others have is told', () => {
  expect(look(page('contact', ''), page('about'))).toEqual({
    state: 'found',
    occurrences: [{ url: `${site_url}contact`, line: null, evidence: 'no code of statistics; of 4 pages 3 have it' }],
  })
})

test.each([
  ['a page that is counted by another tag', page('contact', tag('GTM-ABC123'))],
  ['a page that no page links to', page('contact', '', { response: { found_by: 'sitemap' } })],
  ['a page that is not there', page('contact', '', { response: { status: 404 }, indexable: false })],
  ['a page that sends visitors on', page('contact', '', { html: '<title>On</title><p>Redirecting' })],
])('%s is fine', (_, other) => {
  expect(look(other, page('about')).state).toBe('ok')
})

test('where the front page and most others are not counted, that is how the site is', () => {
  const tried = page('trial')
  expect(uncountedPages.look(siteOf([page('', ''), page('a', ''), page('b', ''), tried])).state).toBe('not_applicable')
  const old = [page('', tag('UA-1234567-1')), page('a', ''), page('b', tag('UA-1234567-1'))]
  expect(uncountedPages.look(siteOf(old)).state).toBe('not_applicable')
})
