import { expect, test } from 'vitest'
import { canonicalChain } from '#src/engines/audit/checks/technical/canonicals/canonical-chain.ts'
import {
  canonicalAllToHome,
  canonicalToError,
  canonicalToNoindex,
  canonicalToRedirect,
} from '#src/engines/audit/checks/technical/canonicals/canonical-targets.ts'
import type { LinkChecked, PageRedirected, PageRefused } from '#src/engines/audit/crawl/crawl-event.ts'
import { type ServedPage, site_url, siteOf, viewOf } from '#tests/support/audit/audit-views.ts'
import { robotsRead } from '#tests/support/crawl/robots-read.ts'

const at = (path: string) => site_url + path
const page = (path: string, canonical: string, over: Partial<ServedPage> = {}): ServedPage => ({
  html: `<!doctype html><head><title>${path}</title>\n<link rel="canonical" href="${canonical}"></head><body><p>About ${path} and what we do there`,
  url: at(path),
  kind: 'other',
  ...over,
})
const home = page('', site_url, { kind: 'home' })
const { response } = viewOf(home)
const moved = (url: string, final_url: string): PageRedirected => ({
  ...response,
  type: 'page_redirected',
  url,
  final_url,
  hops: [{ url, status: 301, location: final_url }],
})

test.each([
  [404, 'found'],
  [410, 'found'],
  [500, 'found'],
  [403, 'ok'],
  [200, 'ok'],
])('a canonical to a page that answers %i: %s', (status, state) => {
  const site = siteOf([home, page('a', '/b'), page('b', '/b', { response: { status } })])
  expect(canonicalToError.look(site).state).toBe(state)
})

test('a canonical to a dead page names the page, its line and the target', () => {
  const site = siteOf([home, page('a', '/b'), page('b', '/b', { response: { status: 404 } })])
  expect(canonicalToError.look(site)).toMatchObject({
    state: 'found',
    occurrences: [{ url: at('a'), line: 2, evidence: `${at('b')}: status 404` }],
  })
})

test('a canonical to a host that is gone, and to one that only turns us away', () => {
  const target = 'https://calloway-old.example/'
  const answer = (reason: 'unresolvable' | 'bot_wall'): LinkChecked => {
    const problem = { reason, sentence: 'No.', detail: '' }
    return {
      type: 'link_checked',
      url: target,
      kind: 'canonical',
      found_on: at('a'),
      external: true,
      result: null,
      problem,
    }
  }
  const site = (reason: 'unresolvable' | 'bot_wall') =>
    siteOf([home, page('a', target)], { links_checked: [answer(reason)] })
  expect(canonicalToError.look(site('unresolvable')).state).toBe('found')
  expect(canonicalToError.look(site('bot_wall')).state).toBe('ok')
})

test('a page closed to us by robots.txt is not dead', () => {
  const problem = { reason: 'robots_disallowed' as const, sentence: 'No.', detail: '' }
  const refused: PageRefused = {
    type: 'page_refused',
    url: at('b'),
    hops: [],
    status: null,
    problem,
    found_by: 'canonical',
    found_on: at('a'),
    depth: null,
  }
  expect(canonicalToError.look(siteOf([home, page('a', '/b')], { refused: [refused] })).state).toBe('ok')
})

test('a canonical that nobody asked for is not judged', () => {
  const site = siteOf([home, page('a', '/never-asked')])
  for (const check of [canonicalToError, canonicalToRedirect, canonicalToNoindex, canonicalChain])
    expect(check.look(site).state).toBe('ok')
})

test('a canonical that redirects', () => {
  const site = siteOf([home, page('a', '/old'), page('new', '/new')], { redirected: [moved(at('old'), at('new'))] })
  expect(canonicalToRedirect.look(site)).toMatchObject({ state: 'found', occurrences: [{ url: at('a') }] })
  expect(canonicalToError.look(site).state).toBe('ok')
})

test('another spelling of the page itself, redirected to it, is found elsewhere', () => {
  const site = siteOf([home, page('a/', '/a')], { redirected: [moved(at('a'), at('a/'))] })
  expect(canonicalToRedirect.look(site).state).toBe('ok')
})

test('where all canonicals leave out www, one that redirects for that alone is of the same making', () => {
  const bare = (path: string) => `https://calloway.example/${path}`
  const redirected = [moved(bare(''), site_url), moved(bare('old'), at('new'))]
  const pages = [home, page('about', bare('about')), page('index.html', bare('')), page('new', '/new')]
  expect(canonicalToRedirect.look(siteOf(pages, { redirected })).state).toBe('ok')
  const gone = [...pages, page('drains', bare('old'))]
  expect(canonicalToRedirect.look(siteOf(gone, { redirected })).state).toBe('found')
})

test('a canonical to a page that is noindex, or closed to Google', () => {
  const pages = [home, page('a', '/b'), page('b', '/b', { indexable: false })]
  expect(canonicalToNoindex.look(siteOf(pages)).state).toBe('found')
  const closed = siteOf([home, page('a', '/b')], { robots: robotsRead('User-agent: *\nDisallow: /b') })
  expect(canonicalToNoindex.look(closed).state).toBe('found')
})

test('a canonical to a page that is listed', () => {
  const site = siteOf([home, page('a', '/b'), page('b', '/b')], { robots: robotsRead('User-agent: *\nDisallow: /c') })
  expect(canonicalToNoindex.look(site).state).toBe('ok')
  expect(canonicalChain.look(site).state).toBe('ok')
})

test('a chain of canonicals', () => {
  const site = siteOf([home, page('a', '/b'), page('b', '/c'), page('c', '/c')])
  expect(canonicalChain.look(site)).toMatchObject({ state: 'found', occurrences: [{ url: at('a') }] })
})

test('three pages that name the home page as their original', () => {
  const site = siteOf([home, ...['a', 'b', 'c'].map(path => page(path, '/'))])
  expect(canonicalAllToHome.look(site)).toMatchObject({ state: 'found' })
  expect(canonicalAllToHome.look(site)).toHaveProperty('occurrences.length', 3)
})

test('two such pages, copies of the home page, and its own other names are no pattern', () => {
  const copy = { html: home.html }
  const names = ['index.html', 'home', '?utm_source=x'].map(path => page(path, '/'))
  expect(
    canonicalAllToHome.look(siteOf([home, page('a', '/'), page('b', '/'), page('c', '/', copy), ...names])).state,
  ).toBe('ok')
})

test('a page that asks not to be listed loses nothing by a main address that asks the same', () => {
  const pages = [home, page('a', '/b', { indexable: false }), page('b', '/b', { indexable: false })]
  expect(canonicalToNoindex.look(siteOf(pages)).state).toBe('ok')
})
