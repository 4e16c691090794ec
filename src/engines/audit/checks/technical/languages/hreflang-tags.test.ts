import { expect, test } from 'vitest'
import {
  hreflangInvalidCode,
  hreflangNoSelf,
  hreflangRelative,
} from '#src/engines/audit/checks/technical/languages/hreflang-tags.ts'
import { site_url, viewOf } from '#tests/support/audit/audit-views.ts'

const page = (...tags: readonly (readonly [string, string])[]) => {
  const links = tags.map(([lang, href]) => `<link rel="alternate" hreflang="${lang}" href="${href}">`)
  return viewOf({ html: `<!doctype html><head><title>C</title>\n${links.join('\n')}</head>` })
}

test.each(['en-UK', 'xx', 'en_US', 'english', 'en-EU', 'es-ZZ9', 'US'])('no code: %s', code => {
  expect(hreflangInvalidCode.look(page([code, site_url]))).toMatchObject({ state: 'found', occurrences: [{ line: 2 }] })
})

test.each(['en', 'EN-us', 'en-GB', 'zh-Hant', 'zh-Hant-TW', 'x-default', 'es-419', 'fil'])('a code: %s', code => {
  expect(hreflangInvalidCode.look(page([code, site_url])).state).toBe('ok')
})

test('a set without the page itself', () => {
  expect(hreflangNoSelf.look(page(['es', `${site_url}es/`])).state).toBe('found')
})

test.each([site_url, 'https://www.calloway.example', 'http://calloway.example/'])('the page itself as %s', href => {
  expect(hreflangNoSelf.look(page(['en', href], ['es', `${site_url}es/`])).state).toBe('ok')
})

test.each([
  ['/es/', 'found'],
  ['//www.calloway.example/es/', 'found'],
  [`${site_url}es/`, 'ok'],
])('the address %s: %s', (href, state) => {
  expect(hreflangRelative.look(page(['es', href])).state).toBe(state)
})

test('a feed is no language version, and a page of one language has none', () => {
  const feed = viewOf({
    html: '<!doctype html><head><link rel="alternate" type="application/rss+xml" href="/feed/"></head>',
  })
  for (const check of [hreflangInvalidCode, hreflangNoSelf, hreflangRelative])
    expect(check.look(feed).state).toBe('not_applicable')
})
