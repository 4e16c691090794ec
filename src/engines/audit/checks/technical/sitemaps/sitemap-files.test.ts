import { expect, test } from 'vitest'
import {
  sitemapInvalidXml,
  sitemapLimits,
  sitemapMissing,
  sitemapNotInRobots,
  sitemapWrongHost,
} from '#src/engines/audit/checks/technical/sitemaps/sitemap-files.ts'
import type { RobotsRead, SitemapRead } from '#src/engines/audit/crawl/crawl-event.ts'
import { site_url, siteOf } from '#tests/support/audit/audit-views.ts'
import { robotsRead } from '#tests/support/crawl/robots-read.ts'
import { sitemapListing, sitemapRead } from '#tests/support/crawl/sitemap-read.ts'

const home = { html: '<!doctype html><title>Calloway</title>' }
const site = (sitemaps: readonly SitemapRead[], robots?: RobotsRead) =>
  siteOf([home], robots ? { sitemaps, robots } : { sitemaps })
const guess = { found_by: 'usual_place' } as const
const page = '<!doctype html><html><head><title>Calloway</title></head></html>'
const gone = sitemapRead('', { ...guess, status: 404, faults: [] })
const good = sitemapListing([site_url, `${site_url}a`])

test('no sitemap at the usual places, or only a page', () => {
  expect(sitemapMissing.look(site([gone, gone])).state).toBe('found')
  expect(sitemapMissing.look(site([sitemapRead(page, guess), gone])).state).toBe('found')
})

test('a sitemap that robots.txt names and that is gone', () => {
  const robots = robotsRead('Sitemap: https://www.calloway.example/sitemap.xml')
  const outcome = sitemapMissing.look(site([{ ...gone, found_by: 'robots' }], robots))
  expect(outcome).toMatchObject({ state: 'found', occurrences: [{ url: robots.url, line: 1 }] })
})

test('a sitemap is there', () => {
  expect(sitemapMissing.look(site([good])).state).toBe('ok')
  expect(sitemapMissing.look(site([gone, { ...good, ...guess }])).state).toBe('ok')
})

test('nobody can tell', () => {
  const problem = { reason: 'bot_wall' as const, sentence: 'Turned away.', detail: '' }
  expect(sitemapMissing.look(site([{ ...gone, status: 403, problem }])).state).toBe('not_checked')
  expect(sitemapMissing.look(site([])).state).toBe('not_checked')
})

test.each([
  [
    'an unclosed element',
    sitemapRead(
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n<url><loc>https://www.calloway.example/</loc></urlset>',
    ),
  ],
  ['a bare ampersand', sitemapListing([`${site_url}?a=1&b=2`])],
  [
    'another namespace',
    sitemapRead('<urlset xmlns="http://example.com/"><url><loc>https://www.calloway.example/</loc></url></urlset>'),
  ],
  ['a page that robots.txt names', sitemapRead(page)],
  ['an address without its host', sitemapListing(['/services/'])],
  ['no page at all', sitemapListing([])],
])('errors in a sitemap: %s', (_, sitemap) => {
  expect(sitemapInvalidXml.look(site([sitemap])).state).toBe('found')
})

test.each([
  ['a sound one', good],
  ['a page at a usual place', sitemapRead(page, guess)],
  [
    'one cut off at the bound',
    sitemapRead('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url>', { truncated: true }),
  ],
  ['one that is gone', gone],
])('no errors: %s', (_, sitemap) => {
  expect(sitemapInvalidXml.look(site([sitemap])).state).not.toBe('found')
})

test('robots.txt that does not name the sitemap', () => {
  const robots = robotsRead('User-agent: *\nDisallow:')
  expect(sitemapNotInRobots.look(site([{ ...good, ...guess }], robots)).state).toBe('found')
})

test.each([
  ['it is named', good, robotsRead(`Sitemap: ${good.url}`)],
  ['there is no robots.txt', { ...good, ...guess }, robotsRead('', { status: 404, access: 'allow_all' })],
  ['there is no sitemap', gone, robotsRead('User-agent: *')],
  ['it is named without its host', { ...good, ...guess }, robotsRead('Sitemap: /sitemap.xml')],
] as const)('nothing to say when %s', (_, sitemap, robots) => {
  expect(sitemapNotInRobots.look(site([sitemap], robots)).state).not.toBe('found')
})

test('too many addresses, or too many bytes', () => {
  const many = { ...good, faults: [{ line: 50_001, kind: 'too_many_urls' as const, text: '' }] }
  expect(sitemapLimits.look(site([many]))).toMatchObject({ state: 'found', occurrences: [{ line: 50_001 }] })
  expect(sitemapLimits.look(site([{ ...good, truncated: true }])).state).toBe('found')
  expect(sitemapLimits.look(site([good])).state).toBe('ok')
  expect(sitemapInvalidXml.look(site([many])).state).toBe('ok')
})

test.each(['http://www.calloway.example/a', 'https://calloway.example/a', 'https://old-name.test/a'])(
  'addresses of another host: %s',
  url => {
    expect(sitemapWrongHost.look(site([sitemapListing([site_url, url, `${url}/b`])]))).toMatchObject({
      state: 'found',
      occurrences: [{ line: 3, evidence: `${url} (2 of 3 addresses)` }],
    })
  },
)

test('own addresses and those of a subdomain are fine', () => {
  expect(sitemapWrongHost.look(site([good, sitemapListing(['https://blog.calloway.example/a'])])).state).toBe('ok')
})

test('a sitemap that robots.txt names on somebody else’s host, and one in a store of files', () => {
  const named = (url: string) => sitemapWrongHost.look(site([good], robotsRead(`Sitemap: ${url}`)))
  expect(named('https://maker.github.io/calloway/sitemap.xml')).toMatchObject({
    occurrences: [{ line: 1, evidence: 'Sitemap: https://maker.github.io/calloway/sitemap.xml' }],
  })
  expect(named('https://calloway.s3.amazonaws.com/sitemap.xml').state).toBe('ok')
  expect(named('https://www.calloway.example/sitemap.xml').state).toBe('ok')
})
