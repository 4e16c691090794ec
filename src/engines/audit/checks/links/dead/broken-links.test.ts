import { expect, test } from 'vitest'
import type { Answered, LinkChecked, PageRefused } from '#src/engines/audit/crawl/crawl-event.ts'
import { sayProblem } from '#src/engines/audit/crawl/say-problem.ts'
import { type ServedPage, site_url, siteOf, viewOf } from '#tests/support/audit/audit-views.ts'
import { brokenExternalLink, brokenResource } from './broken-files-and-outside-links.ts'
import { brokenInternalLink } from './broken-internal-links.ts'

const home: ServedPage = { html: '<body>\n<p><a href="/gone/">Prices</a> <a href="/about/">About</a></body>' }
const answered = (status: number): ServedPage => ({
  html: '<body><a href="/gone/">Again</a></body>',
  url: `${site_url}gone/`,
  kind: 'other',
  indexable: false,
  response: { status, found_by: 'link', found_on: site_url, depth: 1 },
})
const refused = (status: number, reason: PageRefused['problem']['reason']): PageRefused => ({
  type: 'page_refused',
  url: `${site_url}gone/`,
  hops: [],
  status,
  problem: sayProblem(reason, `${site_url}gone/`, String(status)),
  found_by: 'link',
  found_on: site_url,
  depth: 1,
})

test.each([404, 410])('a link to a page that answers %i is broken', status => {
  const outcome = brokenInternalLink.look(siteOf([home, answered(status)]))
  expect(outcome).toEqual({
    state: 'found',
    occurrences: [{ url: site_url, line: 2, evidence: `${site_url}gone/ answers ${status}` }],
  })
})

test('one dead page is told once, with the number of pages that link to it', () => {
  const about = { html: '<a href="/gone/">x</a>', url: `${site_url}about/` }
  const outcome = brokenInternalLink.look(siteOf([home, about, answered(404)]))
  expect(outcome).toMatchObject({ occurrences: [{ evidence: `${site_url}gone/ answers 404, linked from 2 pages` }] })
})

test('what a page links to that nothing in the HTML leads to is told where a script may draw the menu', () => {
  const unlinked: ServedPage = {
    url: `${site_url}forgotten/`,
    html: '<title>Forgotten</title><a href="/gone/">Gone</a>',
    response: { found_by: 'folder' },
  }
  const front: ServedPage = { html: '<title>Calloway</title><div id="app"></div>', kind: 'home' }
  const site = siteOf([front, unlinked, answered(404)], { copy_pages: [`${site_url}forgotten/`] })
  expect(brokenInternalLink.look(site).state).toBe('found')
})

test('where the page for wrong addresses leads is told once', () => {
  const asked = (path: string, status: number): LinkChecked => ({
    type: 'link_checked',
    url: site_url + path,
    kind: 'astray',
    found_on: site_url,
    external: false,
    result: { ...viewOf(home).response, status },
    problem: null,
  })
  const look = (...links_checked: LinkChecked[]) => brokenInternalLink.look(siteOf([home], { links_checked }))
  expect(look(asked('demo/about-1', 404), asked('drains', 200), asked('demo/about-2', 410))).toEqual({
    state: 'found',
    occurrences: [
      {
        url: site_url,
        line: null,
        evidence: `${site_url}demo/about-1 answers 404, and 1 more: links of the page for wrong addresses`,
      },
    ],
  })
  expect(look(asked('drains', 200), asked('members', 403)).state).toBe('ok')
})

test.each([200, 401, 403, 429, 500, 999])('a link to a page that answers %i is not called broken', status => {
  expect(brokenInternalLink.look(siteOf([home, answered(status)]))).toEqual({ state: 'ok' })
})

test.each([
  [403, 'bot_wall'],
  [429, 'rate_limited'],
  [503, 'rate_limited'],
  [null, 'robots_disallowed'],
  [null, 'connect_timeout'],
] as const)('a page refused with %s (%s) is not called broken', (status, reason) => {
  const site = siteOf([home], { refused: [refused(status ?? 0, reason)] })
  expect(brokenInternalLink.look(site)).toEqual({ state: 'ok' })
})

test('a page refused because it is not there is', () => {
  const site = siteOf([home], { refused: [refused(404, 'client_error')] })
  expect(brokenInternalLink.look(site)).toMatchObject({ state: 'found' })
  const failed = siteOf([home], { refused: [refused(500, 'server_error')] })
  expect(brokenInternalLink.look(failed)).toMatchObject({ state: 'found' })
})

test('a dead page that only the sitemap names, and one behind a redirect, are told elsewhere', () => {
  const listed = answered(404)
  const listedOnly = { ...listed, url: `${site_url}old/`, response: { status: 404, found_by: 'sitemap' as const } }
  expect(brokenInternalLink.look(siteOf([home, listedOnly]))).toEqual({ state: 'ok' })
  const moved = { ...listed, response: { ...listed.response, hops: [{ url: site_url, status: 301, location: '/' }] } }
  expect(brokenInternalLink.look(siteOf([home, moved]))).toEqual({ state: 'ok' })
})

const answer = (url: string, status: number): Answered => ({
  url,
  final_url: url,
  hops: [],
  status,
  headers: [],
  content_type: '',
  timing: { first_byte_ms: 1, total_ms: 1 },
  transferred_bytes: 0,
  decoded_bytes: 0,
  truncated: false,
  body_end: 'complete',
})
const checked = (link: Partial<LinkChecked>, status: number | null): LinkChecked => {
  const url = link.url ?? 'https://supplier.example/'
  return {
    type: 'link_checked',
    url,
    kind: 'page',
    found_on: site_url,
    external: true,
    result: status === null ? null : answer(url, status),
    problem: status === null ? sayProblem('unresolvable', url, '') : null,
    ...link,
  }
}

test.each([
  [404, 'found'],
  [410, 'found'],
  [200, 'ok'],
  [403, 'ok'],
  [429, 'ok'],
  [500, 'ok'],
  [503, 'ok'],
  [999, 'ok'],
])('a link to another website that answers %i: %s', (status, state) => {
  const site = siteOf([home], { checked_links: true, links_checked: [checked({}, status)] })
  expect(brokenExternalLink.look(site).state).toBe(state)
})

test('a name nobody knows is broken only where others could be reached', () => {
  const alone = siteOf([home], { checked_links: true, links_checked: [checked({}, null)] })
  expect(brokenExternalLink.look(alone)).toEqual({ state: 'ok' })
  const links_checked = [checked({}, null), checked({ url: 'https://other.example/' }, 200)]
  expect(brokenExternalLink.look(siteOf([home], { checked_links: true, links_checked })).state).toBe('found')
})

test.each([
  [{ external: false, kind: 'asset' }, 404, 'found'],
  [{ external: false, kind: 'asset' }, 500, 'found'],
  [{ external: false, kind: 'asset' }, 403, 'ok'],
  [{ external: true, kind: 'asset' }, 404, 'found'],
  [{ external: true, kind: 'asset' }, 503, 'ok'],
] as const)('a file %o that answers %i: %s', (link, status, state) => {
  const site = siteOf([home], { checked_links: true, links_checked: [checked(link, status)] })
  expect(brokenResource.look(site).state).toBe(state)
})

test('what was not asked for is not checked', () => {
  expect(brokenResource.look(siteOf([home])).state).toBe('not_checked')
  expect(brokenExternalLink.look(siteOf([home])).state).toBe('not_checked')
  const asked = siteOf([home], { checked_links: true })
  expect(brokenExternalLink.look(asked).state).toBe('not_applicable')
})

test('what hosts answer by themselves cannot be missed in a copy of the files', () => {
  const url = `${site_url}_vercel/insights/script.js`
  const links_checked = [checked({ url, kind: 'asset', external: false }, 404)]
  expect(brokenResource.look(siteOf([home], { links_checked, is_local_copy: true })).state).toBe('ok')
  expect(brokenResource.look(siteOf([home], { links_checked })).state).toBe('found')
})
