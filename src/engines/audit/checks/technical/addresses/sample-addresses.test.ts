import { expect, test } from 'vitest'
import { leftoverPage } from '#src/engines/audit/checks/technical/leftovers/leftover-pages.ts'
import { sitemapRobotsBlocked } from '#src/engines/audit/checks/technical/sitemaps/sitemap-entries.ts'
import { type ServedPage, site_url, siteOf } from '#tests/support/audit/audit-views.ts'
import { robotsRead } from '#tests/support/crawl/robots-read.ts'
import { sitemapListing } from '#tests/support/crawl/sitemap-read.ts'

const home = { html: '<title>Calloway</title>' }
const siteWith = (path: string, robots: string, ...pages: ServedPage[]) =>
  siteOf([home, ...pages], {
    sitemaps: [sitemapListing([site_url, site_url + path])],
    robots: robotsRead(`User-agent: *\n${robots}`),
  })
const read = (path: string, over: Partial<ServedPage>): ServedPage => ({
  ...home,
  url: site_url + path,
  kind: 'other',
  response: { found_by: 'sitemap' },
  ...over,
})

test('a sample page that robots.txt closes is told once, as what it is', () => {
  const site = siteWith('styleguide/', 'Disallow: /styleguide/')
  expect(leftoverPage.look(site)).toMatchObject({
    state: 'found',
    occurrences: [
      {
        evidence: `${site_url}styleguide/: a sample page of the template in the sitemap, though robots.txt closes it`,
      },
    ],
  })
  expect(sitemapRobotsBlocked.look(site).state).toBe('ok')
})

test.each(['style-guide', 'typography.html', 'ui-elements/', 'shortcodes'])('%s, to which no page leads', path => {
  expect(leftoverPage.look(siteWith(path, 'Disallow:', read(path, {}))).state).toBe('found')
})

test.each([
  ['one that pages lead to', 'style-guide', { response: { found_by: 'link' as const } }],
  ['one that search engines may not list', 'style-guide', { indexable: false }],
  ['one that is gone', 'style-guide', { response: { found_by: 'sitemap' as const, status: 404 } }],
  ['a page of a longer name', 'typography-of-signs', {}],
])('%s is left alone', (_, path, over) => {
  expect(leftoverPage.look(siteWith(path, 'Disallow:', read(path, over))).state).toBe('ok')
})

test('one that nobody asked for is left alone where it is open', () => {
  expect(leftoverPage.look(siteWith('styleguide/', 'Disallow:')).state).toBe('ok')
})
