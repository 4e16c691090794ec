import { expect, test } from 'vitest'
import { withRobotsOfHost } from '#src/audit-command/robots-by-host.ts'
import { emptyAnswer } from '#src/audit-command/rules-of-host.ts'

const origin = 'https://www.calloway.example'

async function toldOf(rules: Readonly<Record<string, string>>, path = '/roofs') {
  const read = async (name: string) => (rules[name] === undefined ? undefined : new TextEncoder().encode(rules[name]))
  const files = async () => emptyAnswer(200, 'content-type', 'text/html')
  const answer = await withRobotsOfHost(read, files, origin)({ url: origin + path, method: 'GET', headers: {} })
  return answer.ok ? answer.headers.flatMap(([name, value]) => (name === 'x-robots-tag' ? [value] : [])) : undefined
}

const entry = (source: string, more = {}) => ({
  headers: [{ source, headers: [{ key: 'X-Robots-Tag', value: 'noindex' }], ...more }],
})
const toml = (path: string) => `[[headers]]\n  for = "${path}"\n  [headers.values]\n    X-Robots-Tag = "noindex"\n`
const iis = '<httpProtocol><customHeaders><add name="X-Robots-Tag" value="noindex" /></customHeaders></httpProtocol>'

test.each([
  ['_headers', { _headers: '/*\n  X-Frame-Options: DENY\n  X-Robots-Tag: noindex\n' }],
  ['_headers for one page', { _headers: '/roofs\n  x-robots-tag: noindex\n' }],
  ['netlify.toml', { 'netlify.toml': toml('/*') }],
  ['vercel.json', { 'vercel.json': JSON.stringify(entry('/(.*)')) }],
  ['firebase.json', { 'firebase.json': JSON.stringify({ hosting: entry('**') }) }],
  ['one of several sites in firebase.json', { 'firebase.json': JSON.stringify({ hosting: [entry('**')] }) }],
  ['an .htaccess', { '.htaccess': '<IfModule mod_headers.c>\nHeader set X-Robots-Tag "noindex"\n</IfModule>' }],
  ['a web.config', { 'web.config': `<configuration>${iis}</configuration>` }],
])('%s keeps a page out of search', async (_, rules) => {
  expect(await toldOf(rules)).toEqual(['noindex'])
})

test.each([
  ['for another page', { _headers: '/thanks\n  X-Robots-Tag: noindex\n' }],
  ['for the address of drafts', { _headers: 'https://:project.pages.dev/*\n  X-Robots-Tag: noindex\n' }],
  ['for some hosts', { 'vercel.json': JSON.stringify(entry('/(.*)', { has: [{ type: 'host', value: 'x' }] })) }],
  ['for some files', { '.htaccess': '<FilesMatch "\\.pdf$">\nHeader set X-Robots-Tag "noindex"\n</FilesMatch>' }],
  ['in some cases', { '.htaccess': 'Header set X-Robots-Tag "noindex" env=DRAFT' }],
  ['for one folder', { 'web.config': `<location path="files">${iis}</location>` }],
  ['that is a remark', { '.htaccess': '# Header set X-Robots-Tag "noindex"' }],
  ['that the host does not read', { CNAME: 'www.calloway.example', _headers: '/*\n  X-Robots-Tag: noindex\n' }],
  ['of Apache beside another host’s', { 'netlify.toml': '', '.htaccess': 'Header set X-Robots-Tag "noindex"' }],
  ['of another name', { _headers: '/*\n  X-Frame-Options: DENY\n' }],
  ['that is none', { 'vercel.json': 'null', 'firebase.json': '[]', 'netlify.toml': '[[headers]]' }],
])('a rule %s is passed over', async (_, rules) => {
  expect(await toldOf(rules)).toEqual([])
})
