import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { OutsideAnswer } from '#src/domain/outside-fetch.ts'
import { openOutbound } from '#src/platform/outbound/open-outbound.ts'
import type { OutboundLimits } from '#src/platform/outbound/outbound-limits.ts'
import { anywhere, type OutboundPolicy, publicInternet } from '#src/platform/outbound/outbound-policy.ts'
import { loopbackPolicy } from '#tests/support/crawl/loopback-policy.ts'
import { openLoopbackSite } from '#tests/support/crawl/loopback-site.ts'

function open(policy: OutboundPolicy, limits: Partial<OutboundLimits> = {}) {
  const outbound = openOutbound(policy, limits)
  onTestFinished(() => outbound.close())
  return (url: string, more: { signal?: AbortSignal; max_bytes?: number; method?: 'HEAD' } = {}) =>
    outbound.fetch({ url, method: 'GET', headers: { 'user-agent': 'PorchlightAudit/1.0' }, ...more })
}

async function read(answer: OutsideAnswer, onChunk = () => {}) {
  if (!answer.ok) return answer
  const chunks: Uint8Array[] = []
  for await (const chunk of answer.body) {
    chunks.push(chunk)
    onChunk()
  }
  return { status: answer.status, headers: answer.headers, text: Buffer.concat(chunks).toString(), ...answer.ended() }
}

test('an answer comes with status, every header and the whole body', async () => {
  const site = await openLoopbackSite((_, response) => {
    response.setHeader('Set-Cookie', ['a=1', 'b=2'])
    response.end('Hello')
  })
  const answer = await read(await open(loopbackPolicy([site.port]))(site.origin('shop.test')))
  expect(answer).toMatchObject({ status: 200, text: 'Hello', end: 'complete', transferred_bytes: 5, decoded_bytes: 5 })
  expect('headers' in answer && answer.headers.filter(([name]) => name === 'set-cookie')).toEqual([
    ['set-cookie', 'a=1'],
    ['set-cookie', 'b=2'],
  ])
})

test('redirects are answers, not followed', async () => {
  const site = await openLoopbackSite((_, response) => response.writeHead(301, { Location: '/next' }).end())
  expect(await read(await open(loopbackPolicy([site.port]))(site.origin('shop.test')))).toMatchObject({ status: 301 })
  expect(site.asked).toEqual(['GET /'])
})

const long = 'All day, every day. '.repeat(5_000)
test.each([
  ['gzip', gzipSync(long)],
  ['x-gzip', gzipSync(long)],
  ['br', brotliCompressSync(long)],
  ['zstd', zstdCompressSync(long)],
  ['deflate', deflateSync(long)],
  ['deflate', deflateRawSync(long)],
  ['gzip, br', brotliCompressSync(gzipSync(long))],
  ['utf-8', Buffer.from(long)],
])('a body in %s is decoded', async (encoding, bytes) => {
  const site = await openLoopbackSite((_, response) =>
    response.writeHead(200, { 'Content-Encoding': encoding }).end(bytes),
  )
  const answer = await read(await open(loopbackPolicy([site.port]))(site.origin('shop.test')))
  expect(answer).toMatchObject({
    text: long,
    end: 'complete',
    transferred_bytes: bytes.length,
    decoded_bytes: long.length,
  })
})

const million = Buffer.alloc(64 * 1024 * 1024)
test.each([
  ['gzip', gzipSync(million)],
  ['br', brotliCompressSync(million)],
  ['zstd', zstdCompressSync(million)],
  ['deflate', deflateSync(million)],
  ['gzip, gzip', gzipSync(gzipSync(million))],
])('a bomb in %s costs no more than the bound', async (encoding, bytes) => {
  const site = await openLoopbackSite((_, response) =>
    response.writeHead(200, { 'Content-Encoding': encoding }).end(bytes),
  )
  const before = process.memoryUsage()
  const answer = await read(await open(loopbackPolicy([site.port]))(site.origin('shop.test'), { max_bytes: 500_000 }))
  expect(answer).toMatchObject({ end: 'too_large', decoded_bytes: 500_000 })
  const after = process.memoryUsage()
  expect(after.arrayBuffers - before.arrayBuffers).toBeLessThan(40 * 1024 * 1024)
  expect(after.rss - before.rss).toBeLessThan(40 * 1024 * 1024)
})

test.each([
  ['not what it says', 'gzip', Buffer.from('plain text')],
  ['cut short', 'gzip', gzipSync(long).subarray(0, 100)],
  ['wrapped three times', 'gzip, gzip, gzip', gzipSync(gzipSync(gzipSync(long)))],
])('a body %s is named so', async (_, encoding, bytes) => {
  const site = await openLoopbackSite((_, response) =>
    response.writeHead(200, { 'Content-Encoding': encoding }).end(bytes),
  )
  expect(await read(await open(loopbackPolicy([site.port]))(site.origin('shop.test')))).toMatchObject({
    end: 'encoding_invalid',
  })
})

test('an answer to HEAD and an empty answer in gzip are complete', async () => {
  const site = await openLoopbackSite((_, response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end())
  const ask = open(loopbackPolicy([site.port]))
  expect(await read(await ask(site.origin('shop.test')))).toMatchObject({ end: 'complete', decoded_bytes: 0 })
  expect(await read(await ask(site.origin('shop.test'), { method: 'HEAD' }))).toMatchObject({ end: 'complete' })
})

test('one connection serves one HEAD after the other', async () => {
  const site = await openLoopbackSite((_, response) => response.writeHead(200, { 'Content-Length': 5 }).end())
  const ask = open(loopbackPolicy([site.port]))
  for (let i = 0; i < 5; i++) await read(await ask(site.origin('shop.test'), { method: 'HEAD' }))
  expect(site.accepted()).toBeLessThan(3)
})

test('a body sent after an answer to HEAD is nobody else’s answer', async () => {
  const site = await openLoopbackSite((request, response) => {
    if (request.method === 'GET') response.end('Hello')
    else request.socket.write('HTTP/1.1 200 OK\r\nConnection: keep-alive\r\nContent-Length: 5\r\n\r\nWorld')
  })
  const ask = open(loopbackPolicy([site.port]))
  for (let i = 0; i < 3; i++) {
    expect(await read(await ask(site.origin('shop.test'), { method: 'HEAD' }))).toMatchObject({ status: 200, text: '' })
    expect(await read(await ask(site.origin('shop.test')))).toMatchObject({ status: 200, text: 'Hello' })
  }
})

test('an endless body ends at the bound and its connection is cut', async () => {
  const site = await openLoopbackSite((_, response) => {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(16_384, 'x')));
    }
    response.on('drain', more)
    more()
  })
  const answer = await read(await open(loopbackPolicy([site.port]))(site.origin('shop.test'), { max_bytes: 300_000 }))
  expect(answer).toMatchObject({ end: 'too_large', decoded_bytes: 300_000 })
  await expect.poll(site.open).toBe(0)
})

const quick = { headers_ms: 300, body_idle_ms: 200, total_ms: 900 }

test('a server that never answers is left after the time for headers', async () => {
  const site = await openLoopbackSite(() => undefined)
  expect(await open(loopbackPolicy([site.port]), quick)(site.origin('shop.test'))).toMatchObject({
    reason: 'headers_timeout',
  })
  await expect.poll(site.open).toBe(0)
})

test('headers that drip are left after the time for headers', async () => {
  const site = await openLoopbackSite(request => {
    request.socket.write('HTTP/1.1 200 OK\r\n')
    const drip = setInterval(() => request.socket.write('X-More: 1\r\n'), 20)
    request.socket.on('close', () => clearInterval(drip))
  })
  expect(await open(loopbackPolicy([site.port]), quick)(site.origin('shop.test'))).toMatchObject({
    reason: 'headers_timeout',
  })
  await expect.poll(site.open).toBe(0)
})

test('a body that stops coming is left after the idle time, with what came', async () => {
  const site = await openLoopbackSite((_, response) => response.write('Half'))
  const answer = await read(await open(loopbackPolicy([site.port]), quick)(site.origin('shop.test')))
  expect(answer).toMatchObject({ text: 'Half', end: 'body_timeout' })
})

test('a body that drips is left when all time is used up', async () => {
  const site = await openLoopbackSite((_, response) => {
    const drip = setInterval(() => response.write('.'), 50)
    response.on('close', () => clearInterval(drip))
  })
  const answer = await read(await open(loopbackPolicy([site.port]), quick)(site.origin('shop.test')))
  expect(answer).toMatchObject({ end: 'total_timeout' })
  await expect.poll(site.open).toBe(0)
})

test('a body that nobody reads does not keep its connection', async () => {
  const site = await openLoopbackSite((_, response) => response.write(Buffer.alloc(1_000_000)))
  const answer = await open(loopbackPolicy([site.port]), quick)(site.origin('shop.test'))
  expect(answer.ok).toBe(true)
  await expect.poll(site.open, { timeout: 3_000 }).toBe(0)
})

test('a discarded body gives its connection to the next request', async () => {
  const site = await openLoopbackSite((_, response) => response.end('moved'))
  const ask = open(loopbackPolicy([site.port]))
  for (let round = 0; round < 5; round += 1) {
    const answer = await ask(site.origin('shop.test'))
    if (answer.ok) answer.discard()
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  expect(site.open()).toBe(1)
})

test('a cut connection is lost, before and within the body', async () => {
  const early = await openLoopbackSite(request => request.socket.destroy())
  const late = await openLoopbackSite((request, response) => {
    response.writeHead(200, { 'Content-Length': 1_000 }).write('Some')
    setTimeout(() => request.socket.destroy(), 50)
  })
  const ask = open(loopbackPolicy([early.port, late.port]))
  expect(await ask(early.origin('shop.test'))).toMatchObject({ ok: false, reason: 'connection_lost' })
  expect(await read(await ask(late.origin('shop.test')))).toMatchObject({ text: 'Some', end: 'connection_lost' })
})

test('too many headers and broken answers are named', async () => {
  const many = await openLoopbackSite((_, response) => response.writeHead(200, { 'X-Long': 'x'.repeat(100_000) }).end())
  const broken = await openLoopbackSite(request => request.socket.end('HTTP/9.9 what\r\n\r\n'))
  const ask = open(loopbackPolicy([many.port, broken.port]))
  expect(await ask(many.origin('shop.test'))).toMatchObject({ reason: 'headers_too_large' })
  expect(await ask(broken.origin('shop.test'))).toMatchObject({ reason: 'answer_malformed' })
})

test('a cancelled request answers at once, before, during and after the headers', async () => {
  const site = await openLoopbackSite((request, response) => request.url === '/body' && response.write('Some'))
  const ask = open(loopbackPolicy([site.port]))
  expect(await ask(site.origin('shop.test'), { signal: AbortSignal.abort() })).toMatchObject({ reason: 'cancelled' })
  expect(site.asked).toEqual([])
  expect(await ask(site.origin('shop.test'), { signal: AbortSignal.timeout(100) })).toMatchObject({
    reason: 'cancelled',
  })
  const cancel = new AbortController()
  const answer = await ask(`${site.origin('shop.test')}/body`, { signal: cancel.signal })
  expect(await read(answer, () => cancel.abort())).toMatchObject({ text: 'Some', end: 'cancelled' })
  await expect.poll(site.open).toBe(0)
})

test('a name that nobody answers for is given up in time', async () => {
  const policy = { ...publicInternet, resolve: () => new Promise<never>(() => undefined) }
  expect(await open(policy, { resolve_ms: 100 })('http://shop.test')).toMatchObject({ reason: 'resolve_timeout' })
})

test('closing the door answers who still waits', async () => {
  const site = await openLoopbackSite(() => undefined)
  const outbound = openOutbound(loopbackPolicy([site.port]))
  const waiting = outbound.fetch({ url: site.origin('shop.test'), method: 'GET', headers: {} })
  await expect.poll(() => site.asked.length).toBe(1)
  await outbound.close()
  expect((await waiting).ok).toBe(false)
  await expect.poll(site.open).toBe(0)
})

test.each([
  ['shop', 'not_a_url'],
  ['', 'not_a_url'],
  ['http://', 'not_a_url'],
  ['ftp://shop.test/', 'scheme_not_allowed'],
  ['file:///etc/passwd', 'scheme_not_allowed'],
  ['javascript:alert(1)', 'scheme_not_allowed'],
  ['data:text/html,hi', 'scheme_not_allowed'],
  ['http://me:secret@shop.test/', 'credentials_in_url'],
  ['http://me@shop.test/', 'credentials_in_url'],
  ['http://shop.test:8080/', 'port_not_allowed'],
  ['https://shop.test:22/', 'port_not_allowed'],
  ['http://nowhere.invalid/', 'unresolvable'],
  ['http://134744072/', 'odd_address'],
  ['http://0x8.8.8.8/', 'odd_address'],
])('%j is refused as %s', async (url, reason) => {
  expect(await open(loopbackPolicy([]))(url)).toMatchObject({ ok: false, reason })
})

test('a refused connection and a closed port are told apart from a private address', async () => {
  const site = await openLoopbackSite(() => undefined)
  expect(await open(loopbackPolicy([1]))('http://shop.test:1/')).toMatchObject({ reason: 'connect_failed' })
  expect(await open(publicInternet)(`http://127.0.0.1/`)).toMatchObject({ reason: 'private_address' })
  expect(site.asked).toEqual([])
})

test('who may go anywhere reaches this machine on any port, and still not other schemes', async () => {
  const site = await openLoopbackSite((_, response) => response.end('Here'))
  const ask = open(anywhere)
  expect(await read(await ask(`http://127.9.9.9:${site.port}/`))).toMatchObject({ status: 200, text: 'Here' })
  expect(await ask('file:///etc/passwd')).toMatchObject({ reason: 'scheme_not_allowed' })
})

test('nothing in the environment opens the door', async () => {
  const site = await openLoopbackSite((_, response) => response.end('Here'))
  const names = [
    'HTTP_PROXY',
    'http_proxy',
    'ALL_PROXY',
    'NODE_USE_ENV_PROXY',
    'NO_PROXY',
    'NODE_TLS_REJECT_UNAUTHORIZED',
  ]
  for (const name of names) vi.stubEnv(name, name.includes('PROXY') ? `http://127.9.9.9:${site.port}` : '0')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(await open(publicInternet)(`http://127.9.9.9/`)).toMatchObject({ reason: 'private_address' })
  expect(await open(loopbackPolicy([]))('http://shop.test/')).toMatchObject({ ok: false, reason: 'connect_failed' })
  expect(site.asked).toEqual([])
})

test('one hundred requests at once all come back', async () => {
  const site = await openLoopbackSite((request, response) => response.end(request.url))
  const ask = open(loopbackPolicy([site.port]))
  const paths = Array.from({ length: 100 }, (_, number) => `/${number}`)
  const texts = await Promise.all(paths.map(async path => read(await ask(site.origin('shop.test') + path))))
  expect(texts.map(each => 'text' in each && each.text)).toEqual(paths)
})
