import { expect, test } from 'vitest'
import {
  canonicalOtherHost,
  canonicalSpelling,
  noindexWithCanonical,
} from '#src/engines/audit/checks/technical/canonicals/canonical-address.ts'
import { viewOf } from '#tests/support/audit/audit-views.ts'

const url = 'https://www.calloway.example/Drains/%7Ea/'
const page = (href: string, indexable = true) =>
  viewOf({ url, indexable, html: `<!doctype html><head><title>C</title><link rel="canonical" href="${href}"></head>` })

test.each([
  'http://www.calloway.example/Drains/~a/',
  'https://calloway.example/Drains/~a/',
  'https://www.calloway.example/drains/~a/',
  'https://www.calloway.example/Drains/~a',
])('another spelling of the page: %s', href => {
  expect(canonicalSpelling.look(page(href))).toMatchObject({ state: 'found', occurrences: [{ evidence: href }] })
})

test('whether a host adds a slash, a copy does not tell', () => {
  const asked = (url: string, over = {}) =>
    canonicalSpelling.look({
      ...page('https://www.calloway.example/Drains/~a'),
      response: { ...page('').response, url },
      ...over,
    }).state
  const slashless = 'https://www.calloway.example/Drains/~a'
  expect(asked(slashless, { is_local_copy: true })).toBe('ok')
  expect(asked(slashless)).toBe('found')
  expect(asked(url, { is_local_copy: true })).toBe('found')
})

test.each([
  'https://www.calloway.example/Drains/~a/',
  'https://www.calloway.example/Drains/%7ea/',
  'HTTPS://WWW.CALLOWAY.EXAMPLE/Drains/~a/#top',
  'https://www.calloway.example/other/',
  'https://www.calloway.example/Drains/~a/?page=2',
])('the page itself or another one: %s', href => {
  expect(canonicalSpelling.look(page(href)).state).toBe('ok')
})

test.each([
  ['https://theme-demo.test/drains/', 'found'],
  ['https://calloway.example/drains/', 'ok'],
  ['https://shop.calloway.example/drains/', 'ok'],
  ['/drains/', 'ok'],
])('the original on another site, %s: %s', (href, state) => {
  expect(canonicalOtherHost.look(page(href)).state).toBe(state)
})

test('noindex and another page as the original', () => {
  expect(noindexWithCanonical.look(page('/other/', false)).state).toBe('found')
  expect(noindexWithCanonical.look(page(url, false)).state).toBe('ok')
  expect(noindexWithCanonical.look(page('/other/')).state).toBe('not_applicable')
})
