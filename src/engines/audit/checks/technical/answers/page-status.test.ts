import { expect, test } from 'vitest'
import { pageStatus4xx, pageStatus5xx, pageTimeout } from '#src/engines/audit/checks/technical/answers/page-status.ts'
import type { CrawlReason, PageRefused } from '#src/engines/audit/crawl/crawl-event.ts'
import { site_url, siteOf, viewOf } from '#tests/support/audit/audit-views.ts'

const html = '<!doctype html><title>Calloway</title><p>Hello'

function refusal(reason: CrawlReason): PageRefused {
  const problem = { reason, sentence: 'It did not work.', detail: '' }
  return {
    type: 'page_refused',
    url: `${site_url}slow`,
    hops: [],
    status: null,
    problem,
    found_by: 'link',
    found_on: site_url,
    depth: 1,
  }
}

test.each([404, 410, 451])('a start page with status %i is missing', status => {
  expect(pageStatus4xx.look(viewOf({ html, response: { status } }))).toMatchObject({ state: 'found' })
})

test.each([
  [200, 'ok'],
  [401, 'not_checked'],
  [403, 'not_checked'],
  [429, 'not_checked'],
  [500, 'ok'],
  [999, 'ok'],
])('status %i is no missing page: %s', (status, state) => {
  expect(pageStatus4xx.look(viewOf({ html, response: { status } })).state).toBe(state)
})

test('a missing page that a link or the sitemap names is left to the checks of those', () => {
  const page = viewOf({ html, response: { status: 404, found_by: 'link' } })
  expect(pageStatus4xx.look(page).state).toBe('not_applicable')
})

test.each([
  [500, 'found'],
  [503, 'found'],
  [404, 'ok'],
  [999, 'ok'],
])('status %i as a failure of the server: %s', (status, state) => {
  expect(pageStatus5xx.look(viewOf({ html, response: { status } })).state).toBe(state)
})

test.each(['headers_timeout', 'total_timeout', 'body_timeout', 'connect_timeout'] as const)('%s is slow', reason => {
  expect(pageTimeout.look(siteOf([{ html }], { refused: [refusal(reason)] }))).toMatchObject({ state: 'found' })
})

test('a first byte after more than ten seconds is slow', () => {
  const timing = { first_byte_ms: 12_340, total_ms: 12_400 }
  const outcome = pageTimeout.look(siteOf([{ html, response: { timing } }]))
  expect(outcome).toMatchObject({ state: 'found', occurrences: [{ evidence: 'first byte after 12.3 s' }] })
})

test('a page that loads, and one that turns us away, are not slow', () => {
  const timing = { first_byte_ms: 9_000, total_ms: 30_000 }
  const site = siteOf([{ html, response: { timing } }], {
    refused: [refusal('bot_wall'), refusal('robots_disallowed')],
  })
  expect(pageTimeout.look(site).state).toBe('ok')
})
