import { expect, test } from 'vitest'
import {
  hreflangBrokenTarget,
  hreflangNoReturn,
} from '#src/engines/audit/checks/technical/languages/hreflang-targets.ts'
import { type ServedPage, site_url, siteOf, viewOf } from '#tests/support/audit/audit-views.ts'

const es = `${site_url}es/`
const tags = (...urls: readonly string[]) =>
  urls.map(url => `<link rel="alternate" hreflang="es" href="${url}">`).join('')
const page = (url: string, head: string, over: Partial<ServedPage> = {}) => ({
  url,
  html: `<!doctype html><head>${head}</head>`,
  ...over,
})
const home = page(site_url, tags(site_url, es))
const spanish = page(es, tags(site_url, es))

test.each([
  ['is missing', { response: { status: 404 }, indexable: false }],
  ['is noindex', { indexable: false }],
  ['names another original', { html: '<head><link rel="canonical" href="/"></head>' }],
])('a version that %s', (_, over) => {
  expect(hreflangBrokenTarget.look(siteOf([home, { ...spanish, ...over }]))).toMatchObject({
    state: 'found',
    occurrences: [{ url: site_url }],
  })
})

test('a version that redirects is told once, however many pages name it', () => {
  const moved = {
    ...viewOf(home).response,
    type: 'page_redirected' as const,
    url: es,
    final_url: `${site_url}espanol/`,
    hops: [{ url: es, status: 301, location: '/espanol/' }],
  }
  const other = page(`${site_url}a/`, tags(es))
  const outcome = hreflangBrokenTarget.look(siteOf([home, other], { redirected: [moved] }))
  expect(outcome).toMatchObject({ state: 'found' })
  expect(outcome).toHaveProperty('occurrences.length', 1)
})

test.each([
  ['works', spanish],
  ['turns us away', { ...spanish, response: { status: 403 }, indexable: false }],
])('nothing to say of a version that %s', (_, version) => {
  expect(hreflangBrokenTarget.look(siteOf([home, version])).state).toBe('ok')
})

test('a version that does not name the page in return', () => {
  expect(hreflangNoReturn.look(siteOf([home, page(es, tags(es))]))).toMatchObject({
    state: 'found',
    occurrences: [{ url: site_url, evidence: `${es} does not name this page` }],
  })
})

test('versions that name each other, and one that was not read', () => {
  expect(hreflangNoReturn.look(siteOf([home, spanish])).state).toBe('ok')
  expect(hreflangNoReturn.look(siteOf([home])).state).toBe('ok')
})

test('a site of one language', () => {
  const site = siteOf([page(site_url, '')])
  expect(hreflangNoReturn.look(site).state).toBe('not_applicable')
  expect(hreflangBrokenTarget.look(site).state).toBe('not_applicable')
})

test('a second address of a page, which says so by its canonical, needs no return', () => {
  const file = page(`${site_url}index.html`, `<link rel="canonical" href="${site_url}">${tags(site_url, es)}`)
  expect(hreflangNoReturn.look(siteOf([home, spanish, file])).state).toBe('ok')
})
