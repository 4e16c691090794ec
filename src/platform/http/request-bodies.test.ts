import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSiteServer } from '#tests/support/program/site-server.ts'

let server: Awaited<ReturnType<typeof startSiteServer>>

beforeAll(async () => {
  server = await startSiteServer({ trusted_proxies: ['127.0.0.1'] })
})

afterAll(() => server.stop())

const json = { 'content-type': 'application/json' }

async function post(body: string | Buffer, headers: Record<string, string> = json) {
  const answer = await server.ask('/api/things', { method: 'POST', headers, body })
  return { status: answer.status, body: JSON.parse(answer.body.toString()) }
}

test('a good body is read and the peer behind a trusted proxy is known', async () => {
  expect(await post('{"name":"Ann"}', { ...json, 'x-forwarded-for': '6.6.6.6, 203.0.113.9' })).toEqual({
    status: 201,
    body: { name: 'Ann', from: '203.0.113.9' },
  })
  expect((await post('{"name":"Ann"}', { 'content-type': 'Application/JSON; charset=UTF-8' })).status).toBe(201)
})

test.each([
  [{}],
  [{ 'content-type': 'text/plain' }],
  [{ 'content-type': 'application/x-www-form-urlencoded' }],
  [{ 'content-type': 'application/json; charset=latin1' }],
  [{ 'content-type': 'application/jsonp' }],
  [{ ...json, 'content-encoding': 'gzip' }],
])('a body sent as %j is 415', async headers => {
  const answer = await post('{"name":"Ann"}', headers as Record<string, string>)
  expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } })
})

test.each(['', '{', 'undefined', '{"name":"Ann"}}', "{'name':1}", Buffer.from('{"name":"\xff"}', 'latin1')])(
  'the body %j is not JSON: 400',
  async body => {
    expect(await post(body)).toMatchObject({ status: 400, body: { code: 'invalid_json' } })
  },
)

test.each(['{}', '{"name":""}', '{"name":3}', '{"name":null}', '{"__proto__":{"name":"Ann"}}'])(
  '%s is 422 with a sentence for the field',
  async body => {
    expect(await post(body)).toMatchObject({
      status: 422,
      body: { code: 'invalid_fields', fields: { name: 'Tell us your name.' } },
    })
  },
)

test.each(['[]', 'null', '"x"', '7'])('%s is 422 without any field', async body => {
  const answer = await post(body)
  expect(answer.status).toBe(422)
  expect(answer.body).toMatchObject({ message: 'Please send an object with named fields.', fields: {} })
})

test('64 kB is read, one byte more is 413, and the connection lives on for others', async () => {
  const padded = (length: number) => `{"name":"${'a'.repeat(length - 11)}"}`
  expect((await post(padded(65_536))).status).toBe(201)
  expect(await post(padded(65_537))).toMatchObject({ status: 413, body: { code: 'body_too_large' } })
  expect(await post(padded(5_000_000))).toMatchObject({ status: 413 })
  expect((await server.ask('/healthz')).status).toBe(200)
})

test('a body in chunks is counted while it comes, whatever its headers say', async () => {
  const chunk = `1000\r\n${'a'.repeat(0x1000)}\r\n`
  const head =
    'POST /api/things HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n'
  const answer = await server.askRaw(head + chunk.repeat(40))
  expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  expect(answer).toContain('body_too_large')
})

test('a call made by a page of another site is 403, one by our page or a program is not', async () => {
  const ask = async (headers: Record<string, string>) => (await post('{"name":"Ann"}', { ...json, ...headers })).status
  expect(await ask({ origin: 'https://evil.example' })).toBe(403)
  expect(await ask({ origin: 'null' })).toBe(403)
  expect(await ask({ 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await ask({ 'sec-fetch-site': 'same-site', origin: 'https://blog.example.com' })).toBe(403)
  expect(await ask({ 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' })).toBe(201)
  expect(await ask({ origin: 'http://localhost:3000' })).toBe(201)
  expect(await ask({ origin: `http://127.0.0.1:${server.port}` })).toBe(201)
  expect(await ask({ 'sec-fetch-site': 'none' })).toBe(201)
  expect(await ask({})).toBe(201)
})

test('a client that goes away in the middle of its body is no fault of ours', async () => {
  const head = 'POST /api/things HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n'
  await server.askRaw(`${head}{"name":`)
  await expect.poll(() => server.lines.join('')).toContain('"status":"aborted"')
  expect(server.lines.join('')).not.toMatch(/"level":"(warn|error)"/)
})
