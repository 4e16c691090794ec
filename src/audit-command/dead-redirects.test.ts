import { expect, test } from 'vitest'
import { deadRedirects, showingDead } from '#src/audit-command/dead-redirects.ts'
import { ledByApache, oldAddressesOfApache } from '#src/audit-command/led-by-apache.ts'
import { emptyAnswer, oldAddresses, withRulesOfHost } from '#src/audit-command/rules-of-host.ts'
import type { OutsideFetch, OutsideRequest } from '#src/domain/outside-fetch.ts'

const origin = 'https://www.calloway.example'
const site: Readonly<Record<string, string>> = {
  'index.html': 'Home',
  'about.htm': 'About',
  'team.html': 'Team',
  'prices.html': 'Prices',
}

async function hosted(rules: Readonly<Record<string, string>>) {
  const files = { ...site, ...rules }
  const read = async (path: string) => (files[path] === undefined ? undefined : new TextEncoder().encode(files[path]))
  const plain = async ({ url }: OutsideRequest) =>
    emptyAnswer((await read(new URL(url).pathname.slice(1))) ? 200 : 404, 'content-type', 'text/html')
  const led = ledByApache(read, withRulesOfHost(read, plain, origin), origin)
  const pages = ['about.htm', 'team.html', 'prices.html'].map(path => `${origin}/${path}`)
  const dead = await deadRedirects(read, led, pages)
  return { dead, plain, led }
}

const toldOf = async (rules: Readonly<Record<string, string>>) =>
  (await hosted(rules)).dead.map(({ url, goal }) => `${url.replace(origin, '')} → ${goal.replace(origin, '')}`)

test.each([
  ['a forced rule of _redirects', { _redirects: '/about.htm /about 301!' }],
  ['a rule of an .htaccess', { '.htaccess': 'Redirect 301 /about.htm /about' }],
  ['one with a pattern', { '.htaccess': 'RewriteEngine On\nRewriteRule ^(\\w+)\\.htm$ /$1 [R=301,L]' }],
  ['two of them', { '.htaccess': 'Redirect /about.htm /we.html\nRedirect /we.html /about' }],
])('a page that %s leads to where nothing is, is told', async (_, rules) => {
  expect(await toldOf(rules)).toEqual(['/about.htm → /about'])
})

test.each([
  ['leads to a page', { _redirects: '/about.htm /team.html 301!' }],
  ['leads to another site', { '.htaccess': 'Redirect 301 /about.htm https://other.example/about' }],
  ['holds only where no file lies', { _redirects: '/about.htm /about 301' }],
  ['says that a page is gone', { '.htaccess': 'Redirect gone /about.htm' }],
  ['leads in a circle', { '.htaccess': 'Redirect /about.htm /we.html\nRedirect /we.html /about.htm' }],
  ['is not there', {}],
])('a rule that %s is passed over', async (_, rules) => {
  expect(await toldOf(rules)).toEqual([])
})

test('such a page is shown all the same, and other rules hold', async () => {
  const { dead, plain, led } = await hosted({ _redirects: '/about.htm /about 301!\n/team.html /prices.html 301!' })
  const files: OutsideFetch = showingDead(dead, plain, led)
  const statusOf = async (path: string) => {
    const answer = await files({ url: origin + path, method: 'GET', headers: {} })
    return answer.ok ? answer.status : answer.reason
  }
  expect(await statusOf('/about.htm')).toBe(200)
  expect(await statusOf('/team.html')).toBe(301)
  expect(await statusOf('/about')).toBe(404)
})

const oldOf = async (rules: Readonly<Record<string, string>>) => {
  const files = { ...site, ...rules }
  const read = async (path: string) => (files[path] === undefined ? undefined : new TextEncoder().encode(files[path]))
  const { led } = await hosted(rules)
  const old = [...(await oldAddresses(read, origin)), ...(await oldAddressesOfApache(read, origin))]
  const dead = await deadRedirects(read, led, [], old)
  return dead.map(({ url, goal }) => `${url.replace(origin, '')} → ${goal.replace(origin, '')}`)
}
const toml = (goal: string, more = '') => `[[redirects]]\n  from = "/old"\n  to = "${goal}"\n  status = 301\n${more}`
const json = (goal: string, more = {}) =>
  JSON.stringify({ redirects: [{ source: '/old', destination: goal, ...more }] })

test.each([
  ['_redirects', { _redirects: '/old /new.html 301' }],
  ['netlify.toml', { 'netlify.toml': toml('/new.html') }],
  ['vercel.json', { 'vercel.json': json('/new.html', { permanent: true }) }],
  ['an .htaccess', { '.htaccess': 'Redirect 301 /old /new.html' }],
  ['firebase.json', { 'firebase.json': `{"hosting": ${json('/new.html', { type: 301 })}}` }],
])('an old address that %s leads to where nothing is, is told', async (_, rules) => {
  expect(await oldOf(rules)).toEqual(['/old → /new.html'])
})

test.each([
  ['leads to a page', { 'netlify.toml': toml('/team.html') }],
  ['leads to another site', { 'netlify.toml': toml('https://other.example/') }],
  ['leads to a program of the host', { 'netlify.toml': toml('/.netlify/functions/send') }],
  ['is for some visitors alone', { 'netlify.toml': toml('/new.html', '  conditions = {Language = ["en"]}') }],
  ['is for some hosts alone', { 'vercel.json': json('/new.html', { has: [{ type: 'host', value: 'x.example' }] }) }],
  ['shows a file under the address', { 'netlify.toml': toml('/new.html').replace('301', '200') }],
  ['is for many addresses', { _redirects: '/blog/* /news/:splat 301' }],
  ['leads to a page by Apache', { '.htaccess': 'Redirect 301 /old /team.html' }],
  ['leads to another site by Apache', { '.htaccess': 'Redirect 301 /old https://other.example/new.html' }],
  ['says that a page is gone', { '.htaccess': 'Redirect gone /old' }],
  [
    'stands beside a program that answers for all',
    { '.htaccess': 'RewriteEngine On\nRedirect 301 /old /new.html\nRewriteRule . /index.php [L]' },
  ],
  ['is a remark', { 'netlify.toml': toml('/new.html').replace(/^/gm, '# ') }],
  ['is none', { 'vercel.json': '{"redirects": [null, 3]' }],
])('a rule for an old address that %s is passed over', async (_, rules) => {
  expect(await oldOf(rules)).toEqual([])
})
