import { expect, test } from 'vitest'
import { thanksPageIndexable } from '#src/engines/audit/checks/technical/indexing/thanks-page.ts'
import { sitemapUtilityPages } from '#src/engines/audit/checks/technical/sitemaps/sitemap-coverage.ts'
import { type ServedPage, site_url, siteOf } from '#tests/support/audit/audit-views.ts'
import { sitemapListing } from '#tests/support/crawl/sitemap-read.ts'

const home = { html: '<title>Calloway</title>' }
const url = `${site_url}danke.html`
const thanks = (over: Partial<ServedPage> = {}): ServedPage => ({
  url,
  kind: 'thanks',
  html: '<title>Thank you</title><h1>Thank you for your message</h1><p>We call you back today.',
  ...over,
})

test('a page that thanks and may be listed', () => {
  expect(thanksPageIndexable.look(siteOf([home, thanks()]))).toEqual({
    state: 'found',
    occurrences: [{ url, line: null, evidence: '“Thank you”, without noindex' }],
  })
})

test('one in the sitemap is told there', () => {
  const site = siteOf([home, thanks()], { sitemaps: [sitemapListing([site_url, url])] })
  expect(thanksPageIndexable.look(site).state).toBe('ok')
  expect(sitemapUtilityPages.look(site)).toMatchObject({ state: 'found', occurrences: [{ evidence: url }] })
})

test.each([
  ['that asks not to be listed', thanks({ indexable: false })],
  ['of another kind', thanks({ kind: 'article' })],
  [
    'that names another page',
    thanks({ html: `<head><link rel="canonical" href="${site_url}"></head><h1>Thank you</h1>` }),
  ],
  [
    'with much to read',
    thanks({ html: `<h1>Thank you</h1><main>${'We thank all of you for this year. '.repeat(60)}</main>` }),
  ],
  ['that is gone', thanks({ response: { status: 404 } })],
])('a page %s is sound', (_, page) => {
  expect(thanksPageIndexable.look(siteOf([home, page])).state).toBe('ok')
})
