import { expect, test } from 'vitest'
import { soft404 } from '#src/engines/audit/checks/technical/answers/soft-404.ts'
import type { Hop, MissingPageProbed } from '#src/engines/audit/crawl/crawl-event.ts'
import { type ServedPage, site_url, siteOf, viewOf } from '#tests/support/audit/audit-views.ts'

const home = { html: '<!doctype html><title>Calloway Plumbing</title><h1>Plumber in Atlanta</h1>' }

function probe(status: number, hops: readonly Hop[] = []): MissingPageProbed {
  const { response } = viewOf({ ...home, url: `${site_url}porchlight-audit-1`, response: { status, hops } })
  return { type: 'missing_page_probed', url: response.url, result: response, charset: null, body: null, problem: null }
}

const withPage = (page: Partial<ServedPage> & { html: string }) =>
  siteOf([home, { url: `${site_url}gone/`, kind: 'other', ...page }], { missing_page: probe(404) })

test('a made-up address that answers 200', () => {
  const outcome = soft404.look(siteOf([home], { missing_page: probe(200) }))
  expect(outcome).toMatchObject({ state: 'found', occurrences: [{ line: null }] })
})

test.each([404, 410, 403, 500])('a made-up address that answers %i is honest', status => {
  expect(soft404.look(siteOf([home], { missing_page: probe(status) })).state).toBe('ok')
})

test.each([
  '<title>Page not found | Calloway</title>',
  '<title>Calloway - Page not found</title>',
  '<title>404 | Calloway</title>',
  '<title>404 Not Found</title>',
  '<title>Calloway</title><h1>The page you are looking for was not found</h1>',
  '<title>Calloway</title>\n<h1>This page does not exist</h1>',
  '<title>Calloway</title><h1>Oops! Page not found</h1>',
])('an error page with status 200: %s', html => {
  expect(soft404.look(withPage({ html: `<!doctype html>${html}` }))).toMatchObject({
    state: 'found',
    occurrences: [{ url: `${site_url}gone/` }],
  })
})

test.each([
  '<title>Plumber Atlanta | Call 404-555-0134</title>',
  '<title>404-555-0134 Calloway Plumbing</title>',
  '<title>404 555 0134 | Calloway</title>',
  '<title>404 Peachtree Street | Calloway</title>',
  '<title>Mold not found? We test again</title>',
  `<title>404 | Calloway</title><p>${'word '.repeat(200)}`,
])('no error page: %s', html => {
  expect(soft404.look(withPage({ html: `<!doctype html>${html}` })).state).toBe('ok')
})

test('an article about the error, a page marked noindex and the error page at its own address are left alone', () => {
  const html = '<!doctype html><title>404 | Calloway</title>'
  expect(soft404.look(withPage({ html, kind: 'article' })).state).toBe('ok')
  expect(soft404.look(withPage({ html, indexable: false })).state).toBe('ok')
  expect(soft404.look(withPage({ html, url: `${site_url}404.html` })).state).toBe('ok')
})

test('without an answer to the made-up address it was not checked', () => {
  expect(soft404.look(siteOf([home])).state).toBe('not_checked')
})

test('it is told how many pages lead there', () => {
  const gone = { html: '<!doctype html><title>404 - File not found</title>', url: `${site_url}berman.html` }
  const link = '<!doctype html><title>Calloway</title><p>We mend drains. <a href="/berman.html">Ann Berman</a></p>'
  const with_link = (path: string) => ({ html: link, url: `${site_url}${path}` })
  const told = (...pages: readonly { html: string; url: string }[]) => soft404.look(siteOf([home, gone, ...pages]))
  const says = 'status 200, and the page says: 404 - File not found'
  expect(told()).toMatchObject({ occurrences: [{ evidence: says }] })
  expect(told(with_link('a'))).toMatchObject({ occurrences: [{ evidence: `${says}; one page links to it` }] })
  expect(told(with_link('a'), with_link('b'))).toMatchObject({
    occurrences: [{ evidence: `${says}; 2 pages link to it` }],
  })
})
