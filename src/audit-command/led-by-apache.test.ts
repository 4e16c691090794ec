import { expect, test } from 'vitest'
import { ledByApache } from '#src/audit-command/led-by-apache.ts'
import { emptyAnswer, withRulesOfHost } from '#src/audit-command/rules-of-host.ts'
import type { OutsideRequest } from '#src/domain/outside-fetch.ts'

const origin = 'https://www.calloway.example'

function readerOf(files: Readonly<Record<string, string>>) {
  return async (path: string) => (files[path] === undefined ? undefined : new TextEncoder().encode(files[path]))
}

/** What the folder answers: a status, and where to. */
async function ask(files: Readonly<Record<string, string>>, path: string, at = origin) {
  const read = readerOf(files)
  const served = async ({ url }: OutsideRequest) =>
    emptyAnswer((await read(new URL(url).pathname.slice(1))) ? 200 : 404, 'content-type', 'text/html')
  const fetch = ledByApache(read, withRulesOfHost(read, served, origin), origin)
  const answer = await fetch({ url: at + path, method: 'GET', headers: {}, signal: AbortSignal.timeout(1_000) })
  if (!answer.ok) return answer.reason
  const location = answer.headers.find(([name]) => name === 'location')?.[1]
  return location === undefined ? answer.status : `${answer.status} ${location.replace(origin, '')}`
}

const page = { 'old.html': 'Old', 'new.html': 'New', 'folder/index.html': 'Folder', 'index.html': 'Home' }
const withRules = (text: string) => ({ ...page, '.htaccess': text })
const rewrites = (text: string) => withRules(`RewriteEngine On\n${text}`)

test.each([
  ['Redirect 301 /old.html /new.html', '/old.html', '301 /new.html'],
  ['Redirect permanent /shop https://shop.example/', '/shop/boots', '301 https://shop.example/boots'],
  ['redirect /old.html http://calloway.example/new.html', '/old.html', '301 /new.html'],
  ['RedirectMatch 301 ^/blog/(\\d+)/(.*)$ /news/$2', '/blog/2019/pipes', '301 /news/pipes'],
  ['Redirect gone /old.html', '/old.html', 410],
  ['RedirectPermanent /old.html "/new.html"', '/old.html', '301 /new.html'],
])('%s leads %s to %s', async (rule, path, answer) => {
  expect(await ask(withRules(rule), path)).toBe(answer)
})

test.each([
  ['RewriteRule ^old\\.html$ /new.html [R=301,L]', '/old.html', '301 /new.html'],
  ['RewriteRule ^OLD\\.html$ new.html [NC,R=301]', '/old.html', '301 /new.html'],
  ['RewriteRule ^gallery(/.*)?$ / [R=301,L]', '/gallery/a/b.html', '301 /'],
  ['RewriteRule ^old\\.html$ - [G]', '/old.html', 410],
  ['RewriteCond %{REQUEST_FILENAME} !-f\nRewriteRule ^(o.*)$ /new.html [R=301]', '/other.html', '301 /new.html'],
  ['RewriteCond %{REQUEST_FILENAME} !-d\nRewriteRule ^(.*)/$ /$1 [L,R=301]', '/old.html/', '301 /old.html'],
  ['RewriteCond %{REQUEST_URI} !^/new\nRewriteRule ^(\\w+)\\.html$ /new.html [R=301,L]', '/old.html', '301 /new.html'],
])('%s leads %s to %s', async (rule, path, answer) => {
  expect(await ask(rewrites(rule), path)).toBe(answer)
})

test.each([
  ['a file that is there', 'RewriteCond %{REQUEST_FILENAME} !-f\nRewriteRule ^(o.*)$ /new.html [R=301]'],
  ['a condition on the visitor', 'RewriteCond %{HTTP_USER_AGENT} Bot\nRewriteRule ^old /new.html [R=301]'],
  [
    'another spelling of the host',
    'RewriteCond %{HTTP_HOST} ^calloway\nRewriteRule ^(.*)$ https://www.calloway.example/$1 [R=301]',
  ],
  ['every address', 'RewriteRule ^(.*)$ /new.html [R=301,L]'],
  ['another scheme', 'RewriteCond %{HTTPS} off\nRewriteRule ^(o.*)$ https://%{HTTP_HOST}/$1 [R=301]'],
  ['the same address', 'RewriteRule ^old\\.html$ /old.html [R=301,L]'],
  ['what is only shown under another', 'RewriteRule ^old\\.html$ /new.html [L]'],
  ['a pattern that may look for ever', 'RewriteRule ^(o+)+ld\\.html$ /new.html [R=301]'],
  ['one with groups in a repeated group', 'RewriteRule ^((o+)l?d?)+\\.html$ /new.html [R=301]'],
  ['one with many repetitions', 'RewriteRule ^.*.*.*\\.html$ /new.html [R=301]'],
  ['one with many choices', `RewriteRule ^${'o?'.repeat(40)}old\\.html$ /new.html [R=301]`],
  ['no pattern at all', 'RewriteRule ^(old$ /new.html [R=301]'],
  ['some files alone', '<Files "x">\nRedirect 301 /old.html /new.html\n</Files>'],
  ['rules that are off', 'RewriteEngine Off\nRewriteRule ^old /new.html [R=301]'],
  ['a note', '# Redirect 301 /old.html /new.html'],
])('%s leads nowhere', async (_, rules) => {
  expect(await ask(rewrites(rules), '/old.html')).toBe(200)
})

test('settings of another kind of host, other sites and long addresses are left alone', async () => {
  const rule = 'Redirect 301 /old.html /new.html'
  expect(await ask({ ...withRules(rule), CNAME: 'www.calloway.example' }, '/old.html')).toBe(200)
  expect(await ask(withRules(rule), '/old.html', 'https://other.example')).toBe(200)
  expect(await ask(withRules('RedirectMatch ^/a /new.html'), `/${'a'.repeat(600)}`)).toBe(404)
})

test('a forced rule of _redirects holds where a file lies, another one does not', async () => {
  const lines = (status: string) => ({ ...page, _redirects: `/old.html /new.html ${status}` })
  expect(await ask(lines('301!'), '/old.html')).toBe('301 /new.html')
  expect(await ask(lines('301'), '/old.html')).toBe(200)
  expect(await ask({ ...page, _redirects: '/old.html /:splat 301!' }, '/old.html')).toBe(200)
})
