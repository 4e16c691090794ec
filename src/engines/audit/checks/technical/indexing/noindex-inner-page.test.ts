import { expect, test } from 'vitest'
import { noindexInnerPage } from '#src/engines/audit/checks/technical/indexing/noindex-inner-page.ts'
import { type ServedPage, site_url, siteOf } from '#tests/support/audit/audit-views.ts'
import { sitemapListing } from '#tests/support/crawl/sitemap-read.ts'

const drains = `${site_url}drains/`
const home = { html: '<!doctype html><title>C</title><a href="/drains/">Drains</a>' }
const page = (over: Partial<ServedPage> = {}): ServedPage => ({
  html: '<title>Drains</title>',
  url: drains,
  kind: 'service',
  indexable: false,
  ...over,
})

test('a service that is linked from the home page and hidden', () => {
  expect(noindexInnerPage.look(siteOf([home, page()]))).toMatchObject({
    state: 'found',
    occurrences: [{ url: drains }],
  })
})

test.each([
  ['a page that is listed', siteOf([home, page({ indexable: true })])],
  ['a legal page', siteOf([home, page({ kind: 'legal' })])],
  ['a missing page', siteOf([home, page({ response: { status: 404 } })])],
  ['a page that is not linked', siteOf([home, page({ url: `${site_url}x/` })])],
  ['a page of the sitemap', siteOf([home, page()], { sitemaps: [sitemapListing([drains])] })],
  ['a site hidden as a whole', siteOf([{ ...home, indexable: false }, page()])],
])('nothing to say of %s', (_, site) => {
  expect(noindexInnerPage.look(site).state).not.toBe('found')
})
