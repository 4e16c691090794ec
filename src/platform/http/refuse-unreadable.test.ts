import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSiteServer } from '#tests/support/program/site-server.ts'

let server: Awaited<ReturnType<typeof startSiteServer>>

beforeAll(async () => {
  server = await startSiteServer({ site_origin: 'https://www.example.com' })
})

afterAll(() => server.stop())

function parse(answer: string) {
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1])
  return { status, head, body: JSON.parse(body) }
}

test.each([
  [
    'headers over 16 kB',
    `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`,
    413,
    'headers_too_large',
  ],
  [
    'headers over 1 MB',
    `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(1_000_000)}\r\n\r\n`,
    413,
    'headers_too_large',
  ],
  ['an address over 16 kB', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 413, 'headers_too_large'],
  ['no HTTP at all', 'hello\r\n\r\n', 405, 'method_not_allowed'],
  ['an unknown method', 'FLY / HTTP/1.1\r\nHost: x\r\n\r\n', 405, 'method_not_allowed'],
  ['a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n', 405, 'method_not_allowed'],
  ['a space in the address', 'GET /a b HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'malformed_request'],
  ['a broken header', 'GET / HTTP/1.1\r\nHost x\r\n\r\n', 400, 'malformed_request'],
  [
    'two lengths',
    'POST /api/things HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    400,
    'malformed_request',
  ],
  [
    'length and chunks',
    'POST /api/things HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    400,
    'malformed_request',
  ],
])('%s is refused in the form of the house', async (_name, bytes, status, code) => {
  const answer = parse(await server.askRaw(bytes))
  expect(answer.status).toBe(status)
  expect(answer.body).toMatchObject({ code, message: expect.stringMatching(/\.$/), request_id: expect.any(String) })
  expect(answer.head).toContain('Content-Security-Policy: ')
  expect(answer.head).toContain('Strict-Transport-Security: ')
  expect(answer.head).toContain(`X-Request-Id: ${answer.body.request_id}`)
  expect(answer.head).toContain('Connection: close')
  expect(answer.head.includes('Allow: ')).toBe(status === 405)
})

test('a second request that is broken is refused after the first was answered whole', async () => {
  const answers = await server.askRaw('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /a b HTTP/1.1\r\n\r\n')
  expect(answers).toMatch(/^HTTP\/1\.1 200 OK/)
  expect(answers).toContain('{"status":"ok"}')
})

test('the process lives through 200 malformed inputs and answers none of them with 5xx', async () => {
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % below
  }
  const good =
    'POST /api/things HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 14\r\n\r\n{"name":"Ann"}'
  const damaged = Array.from({ length: 200 }, () => {
    const bytes = Buffer.from(good)
    for (let times = 1 + random(6); times > 0; times--) bytes[random(bytes.length)] = random(256)
    return bytes
  })
  const answers: string[] = []
  for (let start = 0; start < damaged.length; start += 50) {
    answers.push(...(await Promise.all(damaged.slice(start, start + 50).map(server.askRaw))))
  }
  expect(answers.filter(answer => /HTTP\/1\.1 5\d\d/.test(answer))).toEqual([])
  expect(answers.filter(answer => answer.startsWith('HTTP/1.1 ')).length).toBeGreaterThan(100)
  expect((await server.ask('/healthz')).status).toBe(200)
})
