import { expect, test } from 'vitest'
import {
  robotsTxtBlocksSite,
  robotsTxtHtml,
  robotsTxtMissing,
  robotsTxtSyntax,
  robotsTxtUnreachable,
} from '#src/engines/audit/checks/technical/robots/robots-txt.ts'
import type { CrawlReason, RobotsRead } from '#src/engines/audit/crawl/crawl-event.ts'
import { siteOf } from '#tests/support/audit/audit-views.ts'
import { robotsRead } from '#tests/support/crawl/robots-read.ts'

const home = { html: '<!doctype html><title>Calloway</title>' }
const site = (robots: RobotsRead) => siteOf([home], { robots })
const answered = (status: number, access: RobotsRead['access']) => robotsRead('', { status, access })
const failed = (reason: CrawlReason) =>
  robotsRead('', { status: null, access: 'disallow_all', problem: { reason, sentence: 'No.', detail: '' } })

test.each([
  ['status 503', answered(503, 'disallow_all'), 'found'],
  ['a timeout', failed('headers_timeout'), 'found'],
  ['status 404', answered(404, 'allow_all'), 'ok'],
  ['status 403', answered(403, 'allow_all'), 'ok'],
  ['a stopped audit', failed('cancelled'), 'not_checked'],
])('robots.txt unreachable after %s: %s', (_, robots, state) => {
  expect(robotsTxtUnreachable.look(site(robots)).state).toBe(state)
})

test.each([
  'User-agent: *\nDisallow: /',
  'User-agent: Googlebot\nDisallow: /',
  'User-agent: bingbot\nDisallow: /',
  'User-agent: *\nDisallow: /*',
])('closes the home page: %j', text => {
  expect(robotsTxtBlocksSite.look(site(robotsRead(text)))).toMatchObject({ state: 'found', occurrences: [{ line: 2 }] })
})

test('a line for all is one occurrence', () => {
  const outcome = robotsTxtBlocksSite.look(site(robotsRead('User-agent: *\nDisallow: /')))
  expect(outcome).toMatchObject({ occurrences: [{ evidence: 'Disallow: / (for Google and Bing)' }] })
  expect(outcome).toHaveProperty('occurrences.length', 1)
})

test.each([
  'User-agent: *\nDisallow:',
  'User-agent: *\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php',
  'User-agent: GPTBot\nDisallow: /',
  'User-agent: *\nDisallow: /\n\nUser-agent: Googlebot\nUser-agent: Bingbot\nAllow: /',
  'User-agent: *\nDisallow: /\nAllow: /$',
])('leaves the home page open: %j', text => {
  expect(robotsTxtBlocksSite.look(site(robotsRead(text))).state).toBe('ok')
})

test.each([
  [404, 'found'],
  [410, 'found'],
  [403, 'ok'],
])('robots.txt missing with status %i: %s', (status, state) => {
  expect(robotsTxtMissing.look(site(answered(status, 'allow_all'))).state).toBe(state)
})

test('robots.txt that is a page is one finding, not one for each line', () => {
  const page = robotsRead('<!doctype html>\n<title>Calloway</title>', { content_type: 'text/html' })
  expect(robotsTxtHtml.look(site(page)).state).toBe('found')
  expect(robotsTxtSyntax.look(site(page)).state).toBe('not_applicable')
  expect(robotsTxtMissing.look(site(page)).state).toBe('ok')
})

test('plain rules under the type of a page are read all the same', () => {
  const rules = robotsRead('User-agent: *\nDisallow:', { content_type: 'text/html' })
  expect(robotsTxtHtml.look(site(rules)).state).toBe('ok')
})

test.each([
  ['Disalow-all: /', 1],
  ['Disallow: /a\nUser-agent: *', 1],
  ['User-agent: *\nDisallow: private/', 2],
  ['User-agent: *\nDisallow:\nSitemap: /sitemap.xml', 3],
])('a line that is ignored: %j', (text, line) => {
  expect(robotsTxtSyntax.look(site(robotsRead(text)))).toMatchObject({ state: 'found', occurrences: [{ line }] })
})

test('comments, empty lines, wildcards and rules for other crawlers are fine', () => {
  const text =
    '# Hello\n\nUser-agent: *\nCrawl-delay: 5\nDisallow: *.pdf$\nDisallow:\nHost: calloway.example\nSitemap: https://www.calloway.example/sitemap.xml'
  expect(robotsTxtSyntax.look(site(robotsRead(text))).state).toBe('ok')
})

test('without robots.txt nothing was checked', () => {
  for (const check of [robotsTxtUnreachable, robotsTxtBlocksSite, robotsTxtMissing, robotsTxtHtml, robotsTxtSyntax])
    expect(check.look(siteOf([home])).state).toBe('not_checked')
})
