import { expect, test } from 'vitest'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { errorPageBare, errorPageIsHome } from '#src/engines/audit/checks/technical/answers/error-page.ts'
import type { MissingPageProbed } from '#src/engines/audit/crawl/crawl-event.ts'
import { findErrorPage } from '#src/engines/audit/crawl/error-page.ts'
import { site_url, siteOf, viewOf } from '#tests/support/audit/audit-views.ts'

const home = {
  html: '<!doctype html><title>Calloway Plumbing</title><h1>Plumber in Macon</h1><a href="/drains">Drains</a>',
}
const url = `${site_url}porchlight-audit-1`

function siteAnswering(body: string | null, over: Partial<SiteView> = {}, status = 404) {
  const { response } = viewOf({ html: body ?? '', url, response: { status } })
  const missing_page: MissingPageProbed = {
    type: 'missing_page_probed',
    url,
    result: response,
    charset: null,
    body,
    problem: null,
  }
  const inner = ['drains', 'sewers'].map(path => ({ html: `<p>${path}</p>`, url: site_url + path }))
  return siteOf([home, ...inner], { missing_page, ...over })
}
const folder = { is_local_copy: true, copy_pages: [site_url, `${site_url}drains`] }

test.each([
  ['the bare answer of a server', '<html><title>404 Not Found</title><h1>Not Found</h1><hr>nginx</html>', {}],
  ['nothing at all', '', {}],
  ['a text that is no page', null, {}],
  ['a folder without a page for it', '', folder],
  [
    'the page of a kit, with its scripts',
    '<title>404</title><h1>404</h1><h2>This page could not be found.</h2><script src="/app.js"></script>',
    folder,
  ],
  ['a page in the folder that leads nowhere', '<title>Not found</title><h1>Sorry</h1>', folder],
])('%s', (_, body, over) => {
  expect(errorPageBare.look(siteAnswering(body, over)).state).toBe('found')
})

test('a copy of pages that a program made has none of its answers', () => {
  const look = (last: string) => {
    const inner = ['drains', last].map(path => ({ html: `<p>${path}</p>`, url: site_url + path }))
    const { missing_page } = siteAnswering('', folder)
    return errorPageBare.look(siteOf([home, ...inner], { missing_page, ...folder })).state
  }
  expect(look('contact.php')).toBe('not_applicable')
  expect(look('index.aspx?id=2')).toBe('not_applicable')
  expect(look('php-courses')).toBe('found')
})

test.each([
  ['a way home', '<h1>Not found</h1><a href="/">Home</a>', {}, 'ok'],
  ['a search', '<h1>Not found</h1><form action="/search"><input name="q"></form>', {}, 'ok'],
  ['a menu drawn by a script', '<h1>Not found</h1><script src="/menu.js"></script>', {}, 'not_applicable'],
  [
    'a page that goes on by itself',
    '<meta http-equiv="refresh" content="3;url=/"><h1>Not found</h1>',
    {},
    'not_applicable',
  ],
  ['a page drawn in the browser', '<div id="root"></div><script src="/app.js"></script>', {}, 'not_applicable'],
  ['a copy on another server', '', { is_local_copy: true }, 'not_applicable'],
])('%s is fine', (_, body, over, state) => {
  expect(errorPageBare.look(siteAnswering(body, over)).state).toBe(state)
})

test('what answers 200 is told as that, and what no one asked for is not checked', () => {
  expect(errorPageBare.look(siteAnswering('', {}, 200)).state).toBe('not_applicable')
  expect(errorPageBare.look(siteOf([home])).state).toBe('not_applicable')
})

test('the folder of a system that answers by itself shows no error page', () => {
  const made = { html: `<meta name="generator" content="WordPress 6.5">${home.html}` }
  expect(errorPageBare.look(siteAnswering('', { ...folder, home_view: viewOf(made) })).state).toBe('not_applicable')
})

test('of a folder of one page no error page is missed', () => {
  const { missing_page } = siteAnswering('', folder)
  expect(errorPageBare.look(siteOf([home], { ...folder, missing_page })).state).toBe('not_applicable')
})

test('styles that are found from the top only are lost in folders', () => {
  const page = (href: string) => `<link rel="stylesheet" href="${href}"><a href="/">Home</a>`
  const deep = ['areas/macon/', 'areas/perry/'].map(path => ({ html: '<p>Drains</p>', url: site_url + path }))
  const look = (href: string, pages = deep) => {
    const { missing_page } = siteAnswering(page(href), folder)
    return errorPageBare.look(siteOf([home, ...pages], { ...folder, missing_page })).state
  }
  expect(look('css/style.css')).toBe('found')
  expect(look('/css/style.css')).toBe('ok')
  expect(look('https://cdn.example/style.css')).toBe('ok')
  expect(look('css/style.css', [])).toBe('ok')
})

test('an error page that is the home page', () => {
  expect(errorPageIsHome.look(siteAnswering(home.html)).state).toBe('found')
  expect(errorPageIsHome.look(siteAnswering('<h1>Not found</h1><a href="/">Home</a>')).state).toBe('ok')
  expect(errorPageIsHome.look(siteAnswering(home.html, {}, 200)).state).toBe('not_applicable')
})

test.each([
  [{ '404.html': 'gone' }, '404.html', 'gone'],
  [{ '.htaccess': 'ErrorDocument 404 /oops.html', 'oops.html': 'gone' }, 'oops.html', 'gone'],
  [{ '.htaccess': 'ErrorDocument 404 /oops.php' }, '404.txt', '.htaccess'],
  [{ '.htaccess': 'RewriteEngine On' }, '404.txt', 'its settings'],
  [{ CNAME: 'calloway.example' }, '404.html', ''],
  [{ CNAME: 'calloway.example', 'notfound.html': 'gone' }, '404.html', ''],
  [{ 'notfound.html': 'gone' }, 'notfound.html', 'gone'],
  [{ 'README.md': '# Calloway' }, '404.html', ''],
  [{ 'README.md': '# Calloway', 'errors/404.html': 'gone' }, '404.txt', 'errors/404.html'],
  [{ CNAME: 'calloway.example', 'errors/404.html': 'gone' }, '404.html', ''],
  [{ _redirects: '/*  /index.html  200' }, '404.txt', '_redirects'],
  [{ 'vercel.json': '{"headers":[{"source":"/(.*)"}]}' }, '404.html', ''],
  [{ 'vercel.json': '{"rewrites":[{"source":"/(.*)","destination":"/index.html"}]}' }, '404.txt', 'vercel.json'],
  [{ 'netlify.toml': '# no rule matches /api/* here' }, '404.html', ''],
  [{ 'index.php': '' }, '404.txt', 'index.php'],
  [{}, '404.txt', 'its settings'],
])('the page that a folder %j shows for what is missing', async (files: Record<string, string>, path, text) => {
  const read = async (name: string) => (name in files ? new TextEncoder().encode(files[name]) : undefined)
  const page = await findErrorPage(read)
  expect([page.path, new TextDecoder().decode(page.bytes)]).toEqual([path, text])
})
