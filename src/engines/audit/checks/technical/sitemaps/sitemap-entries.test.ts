import { expect, test } from 'vitest'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { sitemapUtilityPages } from '#src/engines/audit/checks/technical/sitemaps/sitemap-coverage.ts'
import {
  noindexInSitemap,
  sitemapErrors,
  sitemapNonCanonical,
  sitemapRedirects,
  sitemapRobotsBlocked,
  sitemapSlashes,
} from '#src/engines/audit/checks/technical/sitemaps/sitemap-entries.ts'
import { type ServedPage, site_url, siteOf, viewOf } from '#tests/support/audit/audit-views.ts'
import { robotsRead } from '#tests/support/crawl/robots-read.ts'
import { sitemapListing } from '#tests/support/crawl/sitemap-read.ts'

const at = (path: string) => site_url + path
const home = { html: '<!doctype html><title>Calloway</title>' }
const page = (over: Partial<ServedPage> = {}) => ({ ...home, url: at('a'), kind: 'other' as const, ...over })
const listing = (pages: readonly ServedPage[], over: Partial<SiteView> = {}) =>
  siteOf([home, ...pages], { sitemaps: [sitemapListing([site_url, at('a')])], ...over })
const canonical = (href: string) => page({ html: `<head><link rel="canonical" href="${href}"></head>` })
const moved = {
  ...viewOf(home).response,
  type: 'page_redirected' as const,
  url: at('a'),
  final_url: at('b'),
  hops: [{ url: at('a'), status: 301, location: '/b' }],
}

const fires: [string, SiteCheck, SiteView][] = [
  ['a missing page', sitemapErrors, listing([page({ response: { status: 404 } })])],
  ['a redirect to a missing page', sitemapErrors, listing([], { redirected: [{ ...moved, status: 404 }] })],
  ['a redirect', sitemapRedirects, listing([], { redirected: [moved] })],
  ['noindex', noindexInSitemap, listing([page({ indexable: false })])],
  ['another original', sitemapNonCanonical, listing([canonical('/b')])],
  ['a closed page', sitemapRobotsBlocked, listing([page()], { robots: robotsRead('User-agent: *\nDisallow: /a') })],
]
test.each(fires)('the sitemap lists %s', (_, check, site) => {
  const [sitemap] = site.sitemaps
  expect(check.look(site)).toMatchObject({ state: 'found', occurrences: [{ url: sitemap?.url, line: 3 }] })
})

const all = [sitemapErrors, sitemapRedirects, noindexInSitemap, sitemapNonCanonical, sitemapRobotsBlocked]
const isQuiet: [string, SiteView][] = [
  ['a page that works', listing([page()])],
  ['a page at which the server fails', listing([page({ response: { status: 500 }, indexable: false })])],
  ['a page that turns us away', listing([page({ response: { status: 403 }, indexable: false })])],
  ['a page that nobody asked for', listing([])],
  ['a page that names itself with a slash', listing([canonical('/a/')])],
  ['a page closed to other crawlers', listing([page()], { robots: robotsRead('User-agent: GPTBot\nDisallow: /') })],
]
test.each(isQuiet)('nothing to say of %s', (_, site) => {
  for (const check of all) expect(check.look(site).state).toBe('ok')
})

test('a missing page is no redirect and no noindex besides', () => {
  const site = listing([page({ response: { status: 404 }, indexable: false })])
  expect(noindexInSitemap.look(site).state).toBe('ok')
  expect(sitemapRedirects.look(listing([], { redirected: [{ ...moved, status: 404 }] })).state).toBe('ok')
})

test('without a sitemap there is nothing to look at', () => {
  for (const check of all) expect(check.look(siteOf([home])).state).toBe('not_applicable')
})

test('a site that is closed as a whole is found as such', () => {
  const site = listing([page()], { robots: robotsRead('User-agent: *\nDisallow: /') })
  expect(sitemapRobotsBlocked.look(site).state).toBe('not_applicable')
})

test.each(['http://www.calloway.example/a', 'https://calloway.example/a', 'http://calloway.example/a'])(
  '%s is a page of the site, spelled otherwise',
  written => {
    const other = { sitemaps: [sitemapListing([site_url, written])] }
    const closed = listing([page()], { ...other, robots: robotsRead('User-agent: *\nDisallow: /a') })
    expect(sitemapRobotsBlocked.look(closed).state).toBe('found')
    expect(sitemapErrors.look(listing([page({ response: { status: 404 } })], other)).state).toBe('found')
    expect(noindexInSitemap.look(listing([page({ indexable: false })], other)).state).toBe('found')
    for (const check of all) expect(check.look(listing([page()], other)).state).toBe('ok')
  },
)

test('an address of another host is not the page of that path', () => {
  const other = { sitemaps: [sitemapListing([site_url, 'https://blog.calloway.example/a'])] }
  const closed = listing([page()], { ...other, robots: robotsRead('User-agent: *\nDisallow: /a') })
  expect(sitemapRobotsBlocked.look(closed).state).toBe('ok')
})

test('a redirect for a mere slash is told as that', () => {
  const slash = { ...moved, final_url: at('a/'), hops: [{ url: at('a'), status: 308, location: '/a/' }] }
  const site = listing([], { redirected: [slash] })
  expect(sitemapSlashes.look(site).state).toBe('found')
  expect(sitemapRedirects.look(site).state).toBe('ok')
  const real = listing([], { redirected: [moved] })
  expect(sitemapSlashes.look(real).state).toBe('ok')
  expect(sitemapRedirects.look(real).state).toBe('found')
})

const slash = { ...moved, final_url: at('a/'), hops: [{ url: at('a'), status: 308, location: '/a/' }] }

test('addresses without a slash that the pages name as their own are told of the pages', () => {
  const named = (href: string) =>
    listing([{ ...canonical(href), url: at('a/'), response: { url: at('a'), hops: slash.hops } }], {})
  expect(sitemapSlashes.look(named(at('a'))).state).toBe('ok')
  expect(sitemapSlashes.look(named(at('a/'))).state).toBe('found')
})

test('in a copy, a slash that the links leave out as well is left to the host', () => {
  const linking = (to: string, over: Partial<SiteView>) =>
    siteOf([{ html: `<title>Calloway</title><a href="${to}">A</a>` }], {
      sitemaps: [sitemapListing([site_url, at('a')])],
      redirected: [slash],
      ...over,
    })
  expect(sitemapSlashes.look(linking('/a', { is_local_copy: true })).state).toBe('ok')
  expect(sitemapSlashes.look(linking('/a', {})).state).toBe('found')
  expect(sitemapSlashes.look(linking('/a/', { is_local_copy: true })).state).toBe('found')
  expect(sitemapSlashes.look(linking('/', { is_local_copy: true })).state).toBe('ok')
  expect(sitemapSlashes.look(linking('/', {})).state).toBe('found')
})

test('a thank-you page that robots.txt closes is told once', () => {
  const thanks = page({ url: at('thanks'), kind: 'thanks' })
  const listed = { sitemaps: [sitemapListing([site_url, at('thanks')])] }
  expect(sitemapUtilityPages.look(listing([thanks], listed)).state).toBe('found')
  const closed = listing([thanks], { ...listed, robots: robotsRead('User-agent: *\nDisallow: /thanks') })
  expect(sitemapUtilityPages.look(closed).state).toBe('ok')
  expect(sitemapRobotsBlocked.look(closed).state).toBe('found')
})
