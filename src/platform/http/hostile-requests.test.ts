import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSiteServer } from '#tests/support/program/site-server.ts'
import { fc } from '#tests/support/runner/properties.ts'

let server: Awaited<ReturnType<typeof startSiteServer>>

beforeAll(async () => {
  server = await startSiteServer()
})

afterAll(() => server.stop())

const methods = ['GET', 'HEAD', 'POST', 'OPTIONS', 'TRACE', 'get', 'CONNECT', 'PRI', 'QUERY', '', 'GET\0']
const targets = [
  '/',
  '/what-we-do',
  '/api/things',
  '//evil.example',
  '/api/../api/things',
  '/api/%2e%2e/x',
  '*',
  'example.com:443',
  'http://x/api/things',
  'http:///x',
  'http://[::1',
  'http://a b/',
  '/%zz',
  '/%00',
  '/\0',
  '/\x80\xff',
  `/${'a'.repeat(20_000)}`,
  '?x',
  '',
  '/api/__proto__',
  'javascript:alert(1)',
  '/x\r\nInjected: y',
]
const versions = ['HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/0.9', '']
const headers = [
  'Host: x',
  'Host: a b',
  'Host: [::1',
  'Host: x:99999',
  'Content-Length: 5',
  'Content-Length: -1',
  'Content-Length: 99999999999999999999',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: gzip, chunked',
  'Transfer-Encoding : chunked',
  'Expect: 100-continue',
  'Upgrade: websocket\r\nConnection: Upgrade',
  'Content-Type: application/json',
  'Content-Type: text/plain',
  'Origin: null',
  'a\0b: c',
  ' folded',
  `If-None-Match: ${'"x",'.repeat(900)}`,
  'Accept-Encoding: br;q=nan,;;,identity;q=0,__proto__',
  'X-Forwarded-For: ::1, , x',
]
const bodies = [
  '',
  '{"name":"Ann"}',
  '5\r\nhello\r\n0\r\n\r\n',
  'zz\r\n',
  'fffffffffffffffff\r\n',
  '[['.repeat(9000),
  '\xff\xfe',
]

const request = fc
  .tuple(
    fc.constantFrom(...methods),
    fc.constantFrom(...targets),
    fc.constantFrom(...versions),
    fc.array(fc.constantFrom(...headers), { maxLength: 5 }),
    fc.constantFrom(...bodies),
  )
  .map(([method, target, version, lines, body]) =>
    Buffer.from([`${method} ${target} ${version}`, ...lines, '', body].join('\r\n'), 'latin1'),
  )
const noise = fc.uint8Array({ minLength: 1, maxLength: 500 }).map(bytes => Buffer.from(bytes))

test('whatever comes over the wire, the answer is below 500, carries its security headers, and the server lives', async () => {
  const requests = fc.sample(fc.oneof({ arbitrary: request, weight: 9 }, noise), 1000)
  const lanes = Array.from({ length: 100 }, async (_, lane) => {
    for (let n = lane; n < requests.length; n += 100) {
      const bytes = requests[n] ?? Buffer.alloc(0)
      const answer = await server.askRaw(bytes)
      for (const [, status] of answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm))
        expect(Number(status), bytes.toString('latin1').slice(0, 300)).toBeLessThan(500)
      if (answer !== '') expect(answer).toContain('X-Content-Type-Options: nosniff')
      expect(answer).not.toMatch(/^Injected:|node:internal|node_modules/m)
    }
  })
  await Promise.all(lanes)
  expect((await server.ask('/healthz')).status).toBe(200)
  expect(server.lines.filter(line => line.includes('"level":"error"'))).toEqual([])
}, 60_000)
