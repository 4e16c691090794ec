import { expect, test } from 'vitest'
import {
  redirectChain,
  redirectInternalLink,
  redirectLoop,
  redirectToError,
} from '#src/engines/audit/checks/technical/answers/redirects.ts'
import type { CrawlReason, Hop, PageRedirected, PageRefused } from '#src/engines/audit/crawl/crawl-event.ts'
import { site_url, siteOf, viewOf } from '#tests/support/audit/audit-views.ts'

const home = { html: '<!doctype html><title>Calloway</title>' }
const at = (path: string) => site_url + path

/** A link on the home page to the first address, redirected through the others. */
function redirected(paths: readonly string[], over: Partial<PageRedirected> = {}, status = 301): PageRedirected {
  const urls = paths.map(path => (path.startsWith('http') ? path : at(path)))
  const hops: Hop[] = urls.slice(0, -1).map((url, index) => ({ url, status, location: urls[index + 1] ?? '' }))
  const { response } = viewOf(home)
  const ends = { url: urls[0] ?? '', final_url: urls.at(-1) ?? '', hops }
  return { ...response, ...ends, type: 'page_redirected', found_by: 'link', found_on: site_url, depth: 1, ...over }
}

function refused(reason: CrawlReason): PageRefused {
  const hops = [
    { url: at('a'), status: 302, location: '/b' },
    { url: at('b'), status: 302, location: '/a' },
  ]
  const problem = { reason, sentence: 'In a circle.', detail: '' }
  return {
    type: 'page_refused',
    url: at('a'),
    hops,
    status: 302,
    problem,
    found_by: 'link',
    found_on: site_url,
    depth: 1,
  }
}

test.each(['redirect_loop', 'too_many_redirects'] as const)('%s never arrives', reason => {
  const outcome = redirectLoop.look(siteOf([home], { refused: [refused(reason)] }))
  expect(outcome).toMatchObject({
    state: 'found',
    occurrences: [{ url: at('a'), evidence: '302 to /b, then 302 to /a' }],
  })
})

test('a redirect off the site is no circle', () => {
  expect(redirectLoop.look(siteOf([home], { refused: [refused('redirect_off_site')] })).state).toBe('ok')
})

test.each([
  [404, 'found'],
  [410, 'found'],
  [500, 'ok'],
  [200, 'ok'],
  [403, 'ok'],
  [429, 'ok'],
])('a redirect that ends with status %i: %s', (status, state) => {
  expect(redirectToError.look(siteOf([home], { redirected: [redirected(['old', 'new'], { status })] })).state).toBe(
    state,
  )
})

test('a rule beside a copy that leads to nothing is told, and how its host would spell an address is not', () => {
  const copy = (...paths: string[]) =>
    siteOf([home], { is_local_copy: true, redirected: [redirected(paths, { status: 404 })] })
  expect(redirectToError.look(copy('old.htm', 'old'))).toMatchObject({
    occurrences: [{ url: site_url, evidence: `${at('old.htm')} (301) → ${at('old')}, status 404` }],
  })
  expect(redirectToError.look(copy('old', 'old/')).state).toBe('not_checked')
})

test('two redirects are a chain, and no moved link besides', () => {
  const site = siteOf([home], { redirected: [redirected(['a', 'b', 'c'])] })
  expect(redirectChain.look(site)).toMatchObject({
    state: 'found',
    occurrences: [{ url: site_url, evidence: `${at('a')} (301) → ${at('b')} (301) → ${at('c')}` }],
  })
  expect(redirectInternalLink.look(site).state).toBe('ok')
})

test('one redirect is no chain, nor is the way from the address that was typed', () => {
  const typed = redirected(['a', 'b', 'c'], { found_by: 'start', found_on: null })
  expect(redirectChain.look(siteOf([home], { redirected: [redirected(['a', 'b']), typed] })).state).toBe('ok')
})

test('a link to an address that has moved for good', () => {
  expect(redirectInternalLink.look(siteOf([home], { redirected: [redirected(['old', 'new'])] }))).toMatchObject({
    state: 'found',
    occurrences: [{ url: site_url }],
  })
})

test.each([
  ['a temporary redirect', redirected(['cart', 'cart/empty'], {}, 302)],
  ['one that leads to an error', redirected(['old', 'new'], { status: 404 })],
  ['one that only goes to https', redirected(['http://www.calloway.example/a', 'https://www.calloway.example/a'])],
  ['one that the sitemap names', redirected(['old', 'new'], { found_by: 'sitemap' })],
])('not a moved link: %s', (_, answer) => {
  expect(redirectInternalLink.look(siteOf([home], { redirected: [answer] })).state).toBe('ok')
})

test('a page of a folder that a rule leads away from, to nothing, is told at that page', () => {
  const dead_redirects = [{ url: at('about.htm'), goal: at('about') }]
  expect(redirectToError.look(siteOf([home], { is_local_copy: true, dead_redirects }))).toMatchObject({
    occurrences: [{ url: at('about.htm'), evidence: `${at('about.htm')} (301) → ${at('about')}, status 404` }],
  })
})
