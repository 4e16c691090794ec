import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, startSiteServer } from '#tests/support/program/site-server.ts'

let plain: Awaited<ReturnType<typeof startSiteServer>>
let secure: Awaited<ReturnType<typeof startSiteServer>>

beforeAll(async () => {
  plain = await startSiteServer()
  secure = await startSiteServer({ site_origin: 'https://www.example.com', isReady: async () => false })
})

afterAll(async () => {
  await plain.stop()
  await secure.stop()
})

const json = { 'content-type': 'application/json' }

function refusal(answer: Answer) {
  expect(answer.headers['content-type']).toBe('application/json')
  const body = JSON.parse(answer.body.toString())
  expect(body.request_id).toBe(answer.headers['x-request-id'])
  expect(body.message).toMatch(/\.$/)
  return body
}

const everyKind: [kind: string, target: string, ask: Parameters<typeof plain.ask>[1], status: number][] = [
  ['page', '/what-we-do', {}, 200],
  ['page head', '/what-we-do', { method: 'HEAD' }, 200],
  ['home', '/', {}, 200],
  ['asset', '/assets/app-1.js', {}, 200],
  ['image', '/images/shop.webp', {}, 200],
  ['card', '/cards/home.png', {}, 200],
  ['speculation rules', '/speculation-rules.json', {}, 200],
  ['robots', '/robots.txt', {}, 200],
  ['unchanged page', '/what-we-do', { headers: { 'if-none-match': '*' } }, 304],
  ['redirect', '/what-we-do/', {}, 308],
  ['not-found page', '/nowhere', {}, 404],
  ['not-found head', '/nowhere', { method: 'HEAD' }, 404],
  ['state page', '/services/florida', {}, 404],
  ['missing asset', '/assets/gone.js', {}, 404],
  ['options', '/what-we-do', { method: 'OPTIONS' }, 204],
  ['wrong method', '/what-we-do', { method: 'POST' }, 405],
  ['broken encoding', '/%E0%A4%A', {}, 400],
  ['alive', '/healthz', {}, 200],
  ['api', '/api/things', { method: 'POST', headers: json, body: '{"name":"Ann"}' }, 201],
  ['api not found', '/api/nowhere', {}, 404],
  ['api root', '/api', {}, 404],
  ['api wrong method', '/api/things', { method: 'DELETE' }, 405],
  ['api options', '/api/things', { method: 'OPTIONS' }, 204],
  ['api refused', '/api/things', { method: 'POST', headers: json, body: '{}' }, 422],
  ['api limited', '/api/busy', {}, 429],
  ['api broken', '/api/broken', {}, 500],
  ['api bad host', '/api/busy', { headers: { host: 'a b' } }, 400],
  ['expectation', '/what-we-do', { headers: { expect: 'a-miracle' } }, 417],
]

test.each(everyKind)('%s carries every security header', async (_kind, target, ask, status) => {
  for (const server of [plain, secure]) {
    const { headers, status: got } = await server.ask(target, ask)
    expect(got).toBe(status)
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(policy).not.toMatch(/unsafe-(inline|eval)/)
    expect(policy.includes('upgrade-insecure-requests')).toBe(server === secure)
    expect(headers['strict-transport-security']).toBe(
      server === secure ? 'max-age=63072000; includeSubDomains' : undefined,
    )
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    expect(headers['cross-origin-resource-policy']).toBe(target.startsWith('/cards/') ? 'cross-origin' : 'same-origin')
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers['x-powered-by']).toBeUndefined()
    expect(headers.server).toBeUndefined()
  }
})

test('each answer has its own request id and none is taken from outside', async () => {
  const headers = { 'x-request-id': 'mine' }
  const ids = await Promise.all([1, 2, 3].map(async () => (await plain.ask('/', { headers })).headers['x-request-id']))
  expect(new Set([...ids, 'mine']).size).toBe(4)
})

test.each([
  ['br', brotliDecompressSync],
  ['zstd', zstdDecompressSync],
  ['gzip', gunzipSync],
  ['identity', (body: Buffer) => body],
] as const)('pages and assets come in %s, with its own ETag', async (encoding, decompress) => {
  for (const target of ['/what-we-do', '/assets/app-1.js']) {
    const bare = await plain.ask(target)
    const answer = await plain.ask(target, { headers: { 'accept-encoding': encoding } })
    expect(answer.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding)
    expect(answer.headers.vary).toBe('Accept-Encoding')
    expect(Number(answer.headers['content-length'])).toBe(answer.body.length)
    expect(decompress(answer.body).equals(bare.body)).toBe(true)
    expect(answer.headers.etag === bare.headers.etag).toBe(encoding === 'identity')
    const again = await plain.ask(target, {
      headers: { 'accept-encoding': encoding, 'if-none-match': `"x", W/${answer.headers.etag}` },
    })
    expect(again.status).toBe(304)
    expect(again.body.length).toBe(0)
    expect(again.headers.etag).toBe(answer.headers.etag)
    expect(again.headers['cache-control']).toBe(answer.headers['cache-control'])
    const other = await plain.ask(target, { headers: { 'accept-encoding': encoding, 'if-none-match': '"x"' } })
    expect(other.status).toBe(200)
  }
})

test('the origin of the site stands where the build left its sentinel', async () => {
  const text = (await secure.ask('/what-we-do')).body.toString()
  expect(text).toContain('href="https://www.example.com/"')
  expect(text).not.toContain('site-origin.invalid')
  expect((await secure.ask('/robots.txt')).body.toString()).toContain('https://www.example.com/sitemap.xml')
})

test('pages allow exactly their own inline parts', async () => {
  const still = (await plain.ask('/what-we-do')).headers['content-security-policy'] ?? ''
  const live = (await plain.ask('/contact-us')).headers['content-security-policy'] ?? ''
  expect(still).toMatch(/script-src 'self';/)
  expect(still).toMatch(/style-src 'self' 'sha256-[^']+';/)
  expect(live).toMatch(/script-src 'self' 'sha256-[^']+';/)
})

test('caching: assets for a year, pages asked again, pictures a day, calls never', async () => {
  const cacheOf = async (target: string) => (await plain.ask(target)).headers['cache-control']
  expect(await cacheOf('/assets/app-1.js')).toBe('public, max-age=31536000, immutable')
  expect(await cacheOf('/what-we-do')).toBe('no-cache')
  expect(await cacheOf('/images/shop.webp')).toBe('public, max-age=86400')
  expect(await cacheOf('/api/busy')).toBe('no-store')
})

test('types: speculation rules, manifest, and the header that points to the rules', async () => {
  expect((await plain.ask('/speculation-rules.json')).headers['content-type']).toBe('application/speculationrules+json')
  expect((await plain.ask('/site.webmanifest')).headers['content-type']).toBe('application/manifest+json')
  expect((await plain.ask('/')).headers['speculation-rules']).toBe('"/speculation-rules.json"')
  expect((await plain.ask('/assets/app-1.js')).headers['speculation-rules']).toBeUndefined()
})

test.each([
  ['/what-we-do/', '/what-we-do'],
  ['/what-we-do/?a=1&b=%20', '/what-we-do?a=1&b=%20'],
  ['/what-we-do///', '/what-we-do'],
  ['/index.html', '/'],
  ['/what-we-do/index.html?x', '/what-we-do?x'],
  ['//evil.example/', '/evil.example'],
  ['//evil.example', '/evil.example'],
  ['/\\evil.example/', '/evil.example'],
  ['\\\\evil.example/', undefined],
  ['/%5Cevil.example/', '/%5Cevil.example'],
  ['/.//evil.example/', '/./evil.example'],
  ['///evil.example/%2e%2e/', '/evil.example/%2e%2e'],
])('%s is sent to %s and never to another site', async (target, location) => {
  const answer = await plain.ask(target)
  expect(answer.headers.location).toBe(location)
  expect(answer.status).toBe(location === undefined ? 400 : 308)
})

test.each([
  '/..%2f..%2fetc/passwd',
  '/../../etc/passwd',
  '/assets/../manifest.json',
  '/assets/%2e%2e/manifest.json',
  '/%00',
  '/what-we-do%00.html',
  '/manifest.json',
  '/client/index.html/x',
  '/__spa-fallback.html',
  '/.vite/manifest.json',
  '/assets/app-1.js.br',
  '/constructor',
  '/__proto__',
  '/%2fetc%2fpasswd',
])('%s shows nothing from outside the site', async target => {
  const answer = await plain.ask(target)
  expect(answer.status).toBe(404)
  expect(answer.body.toString()).not.toMatch(/root:|not_found_paths|<title>Fallback/)
})

test('the not-found page is HTML for people and the refusal is JSON for programs', async () => {
  const page = await plain.ask('/nowhere')
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.body.toString()).toContain('Page not found')
  expect(page.headers.etag).toBeUndefined()
  expect((await plain.ask('/nowhere', { method: 'HEAD' })).body.length).toBe(0)
  expect((await plain.ask('/services/florida')).body.toString()).toContain('Florida')
  expect(refusal(await plain.ask('/api/nowhere')).code).toBe('not_found')
  expect(refusal(await plain.ask('/assets/gone.js')).code).toBe('not_found')
})

test.each(['/what%', '/services/%ff', '/client/%E0%A4%A'])(
  '%s is the not-found page for a browser and says what is wrong to a program',
  async target => {
    const page = await plain.ask(target, { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } })
    expect(page.status).toBe(404)
    expect(page.body.toString()).toContain('Page not found')
    const told = await plain.ask(target, { headers: { accept: '*/*' } })
    expect(told.status).toBe(400)
    expect(refusal(told).code).toBe('malformed_path')
  },
)

test.each(['/client', '/client/7'])('%s is drawn by the app', async target => {
  const answer = await plain.ask(target)
  expect(answer.status).toBe(200)
  expect(answer.body.toString()).toContain('<title>Fallback')
  expect(answer.headers['cache-control']).toBe('no-cache')
})

test.each(['/client/7/8', '/clients', '/client/', '/admin'])('%s is not', async target => {
  const answer = await plain.ask(target, { headers: { Accept: 'text/html' } })
  expect(answer.status).toBe(target === '/client/' ? 308 : 404)
  expect(answer.body.toString()).not.toContain('<title>Fallback')
})

test('HEAD says what GET would send', async () => {
  const get = await plain.ask('/what-we-do')
  const head = await plain.ask('/what-we-do', { method: 'HEAD' })
  expect(head.body.length).toBe(0)
  expect(head.headers['content-length']).toBe(get.headers['content-length'])
  expect(head.headers.etag).toBe(get.headers.etag)
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND'])('%s on a page is 405 with Allow', async method => {
  const answer = await plain.ask('/what-we-do', { method, body: method === 'TRACE' ? '' : 'x' })
  expect(answer.status).toBe(405)
  expect(answer.headers.allow).toBe('GET, HEAD, OPTIONS')
  expect(refusal(answer).code).toBe('method_not_allowed')
})

test('a call with a method it does not take is 405 with its own Allow', async () => {
  const answer = await plain.ask('/api/things', { method: 'DELETE' })
  expect(answer.status).toBe(405)
  expect(answer.headers.allow).toBe('POST, OPTIONS')
  expect((await plain.ask('/api/busy', { method: 'HEAD' })).status).toBe(429)
})

test('an address in absolute form is the same address', async () => {
  expect((await plain.ask('http://www.example.com/what-we-do')).status).toBe(200)
  expect((await plain.ask('http://www.example.com')).status).toBe(200)
})

test('health asks nothing of Host, readiness follows the process', async () => {
  expect((await plain.ask('/healthz', { headers: { host: 'a b' } })).status).toBe(200)
  expect((await plain.ask('/readyz')).status).toBe(200)
  const away = await secure.ask('/readyz', { headers: { host: 'a b' } })
  expect(away.status).toBe(503)
  expect((await secure.ask('/healthz')).status).toBe(200)
  expect((await secure.ask('/what-we-do')).status).toBe(200)
})

test('a fault inside answers 500 without a word of it and is logged with its request', async () => {
  const answer = await plain.ask('/api/broken')
  expect(answer.status).toBe(500)
  expect(refusal(answer).code).toBe('internal_error')
  expect(answer.body.toString()).not.toContain('secret of the inside')
  const logged = plain.lines.find(line => line.includes(String(answer.headers['x-request-id']))) ?? ''
  expect(logged).toContain('secret of the inside')
})

test('the log names the path and never the query', async () => {
  const answer = await plain.ask('/api/busy?token=letmein')
  const logged = () => plain.lines.find(line => line.includes(String(answer.headers['x-request-id'])))
  await expect.poll(logged).toContain('/api/busy')
  expect(plain.lines.join()).not.toContain('letmein')
})

test('Retry-After stands on a refusal that says when', async () => {
  expect((await plain.ask('/api/busy')).headers['retry-after']).toBe('7')
})
