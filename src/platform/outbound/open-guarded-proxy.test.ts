import { request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { openGuardedProxy } from '#src/platform/outbound/open-guarded-proxy.ts'
import type { OutboundPolicy } from '#src/platform/outbound/outbound-policy.ts'
import { forbiddenHosts, forbiddenNames } from '#tests/support/crawl/forbidden-hosts.ts'
import { loopbackPolicy } from '#tests/support/crawl/loopback-policy.ts'
import { loopbackHome, openLoopbackSite } from '#tests/support/crawl/loopback-site.ts'
import { openCanary } from '#tests/support/machine/count-connects.ts'

const plenty = 1024 * 1024

async function open(policy: OutboundPolicy, most_bytes = plenty) {
  const proxy = await openGuardedProxy(policy, most_bytes)
  onTestFinished(() => proxy.close())
  return proxy
}

type Answer = { status: number; reason: string | undefined; location: string | undefined; body: string }

/** Asks a proxy for a whole address, as a browser does for http. */
function ask(proxy: string, url: string, { method = 'GET', headers = {}, body = '' } = {}): Promise<Answer> {
  const { hostname, port } = new URL(proxy)
  return new Promise((resolve, reject) => {
    const asking = request({ hostname, port, path: url, method, headers, agent: false }, async answer => {
      const { 'x-refused': reason, location } = answer.headers
      const read = await text(answer).catch(() => 'cut')
      resolve({ status: answer.statusCode ?? 0, reason: reason?.toString(), location, body: read })
    })
    asking.on('error', reject).end(body)
  })
}

/** Asks for a tunnel, sends words through it, and answers everything that came back until the end. */
async function tunnel(proxy: string, authority: string, words = ''): Promise<string> {
  const { hostname, port } = new URL(proxy)
  const socket = connect(Number(port), hostname)
  socket.write(`CONNECT ${authority} HTTP/1.1\r\nHost: ${authority}\r\n\r\n`)
  let sent = words === ''
  let all = ''
  for await (const chunk of socket.setEncoding('utf8')) {
    all += chunk
    if (sent || !all.includes('Established')) continue
    sent = true
    socket.write(words)
  }
  return all
}

test('what is allowed comes through as it is: method, body, headers, redirect', async () => {
  const site = await openLoopbackSite(async (asked, response) => {
    const { host, via, 'proxy-connection': hop } = asked.headers
    response.writeHead(asked.url === '/old' ? 301 : 200, { location: '/new' })
    response.end(JSON.stringify({ host, via, hop, body: await text(asked) }))
  })
  const { url } = await open(loopbackPolicy([site.port]))
  const host = `shop.test:${site.port}`
  const moved = await ask(url, `${site.origin('shop.test')}/old`, {
    headers: { host, 'proxy-connection': 'keep-alive' },
  })
  expect(moved).toMatchObject({ status: 301, location: '/new', body: JSON.stringify({ host, body: '' }) })
  const posted = await ask(url, `${site.origin('shop.test')}/form`, { method: 'POST', headers: { host }, body: 'a=1' })
  expect(JSON.parse(posted.body)).toMatchObject({ body: 'a=1' })
  expect(site.asked).toEqual(['GET /old', 'POST /form'])
})

test('a tunnel leads to what is allowed and carries bytes both ways', async () => {
  const site = await openLoopbackSite((_, response) => response.end('Here'))
  const { url } = await open(loopbackPolicy([site.port]))
  const words = `GET /in HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n`
  const all = await tunnel(url, `shop.test:${site.port}`, words)
  expect(all).toMatch(/^HTTP\/1\.1 200 Connection Established\r\n\r\nHTTP\/1\.1 200 OK[\s\S]*Here/)
  expect(site.asked).toEqual(['GET /in'])
})

test('headers beyond ASCII come through byte by byte, and a broken answer is no crash', async () => {
  const words = 'Café Orleáns ☕'
  const asBytes = Buffer.from(words).toString('latin1')
  const site = await openLoopbackSite(({ url }, response) => {
    if (url === '/broken') response.socket?.end('HTTP/1.1 200 OK\r\nbad header\r\n\r\n')
    else response.writeHead(302, { location: asBytes }).end()
  })
  const { url } = await open(loopbackPolicy([site.port]))
  expect(await ask(url, `${site.origin('shop.test')}/`)).toMatchObject({ status: 302, location: asBytes })
  expect(await ask(url, `${site.origin('shop.test')}/broken`)).toMatchObject({ reason: 'answer_malformed' })
})

test('who hangs up in the middle ends what was asked for him', async () => {
  const site = await openLoopbackSite((_, response) => void response.write('Half'))
  const { url } = await open(loopbackPolicy([site.port]))
  const { hostname, port } = new URL(url)
  const asking = request({ hostname, port, path: site.origin('shop.test'), agent: false }, answer => answer.destroy())
  asking.on('error', () => undefined).end()
  await expect.poll(() => site.asked.length).toBe(1)
  await expect.poll(site.open).toBe(0)
})

test.each([
  ['http://127.0.0.1/', 'private_address'],
  ['http://shop.test:25/', 'port_not_allowed'],
  ['http://me:secret@shop.test/', 'credentials_in_url'],
  ['http://0x7f.1/', 'odd_address'],
  ['https://shop.test/', 'scheme_not_allowed'],
  ['ftp://shop.test/', 'scheme_not_allowed'],
  ['/', 'not_a_url'],
])('a request for %s is refused as %s', async (wanted, reason) => {
  const { url } = await open(loopbackPolicy([]))
  expect(await ask(url, wanted)).toMatchObject({ status: 403, reason, body: reason })
})

test.each([
  ['127.0.0.1:443', 'private_address'],
  ['[::1]:443', 'private_address'],
  ['shop.test:25', 'port_not_allowed'],
  ['2130706433:443', 'odd_address'],
  ['shop.test', 'not_a_url'],
  ['me@shop.test:443', 'not_a_url'],
  ['shop.test/x:443', 'not_a_url'],
  ['nowhere.invalid:443', 'unresolvable'],
])('a tunnel to %s is refused as %s', async (authority, reason) => {
  const { url } = await open(loopbackPolicy([]))
  expect(await tunnel(url, authority)).toMatch(new RegExp(`^HTTP/1\\.1 (403|502) [\\s\\S]*x-refused: ${reason}\r\n`))
})

test('no spelling of a forbidden address is reached, by request or by tunnel', async () => {
  const canary = await openCanary()
  const { url } = await open(loopbackPolicy([canary.port], forbiddenNames(loopbackHome)))
  const hosts = forbiddenHosts(loopbackHome).map(host => `${host}:${canary.port}`)
  expect(hosts.length).toBeGreaterThan(600)
  for (const host of hosts) {
    // Node writes no address of its own into a request that is not plain ASCII.
    const answer = await ask(url, encodeURI(`http://${host}/`)).then(({ status }) => status)
    expect([host, answer]).toEqual([host, expect.toSatisfy((status: number) => status === 403 || status === 502)])
    expect([host, await tunnel(url, host)]).toEqual([host, expect.not.stringContaining('Established')])
  }
  expect(canary.visits()).toBe(0)
})

test('a name that turns private between two connections is refused at the second', async () => {
  const site = await openLoopbackSite((_, response) => response.writeHead(200, { connection: 'close' }).end('Here'))
  const canary = await openCanary()
  const answers = [[loopbackHome], ['127.0.0.1'], [loopbackHome, '127.0.0.1']]
  const policy = { ...loopbackPolicy([site.port, canary.port]), resolve: async () => answers.shift() ?? [] }
  const { url } = await open(policy)
  expect(await ask(url, site.origin('rebinding.test'))).toMatchObject({ status: 200, body: 'Here' })
  expect(await ask(url, `http://rebinding.test:${canary.port}/`)).toMatchObject({ reason: 'private_address' })
  expect(await tunnel(url, `rebinding.test:${canary.port}`)).toContain('x-refused: private_address')
  expect(canary.visits()).toBe(0)
})

test('more bytes than the budget cut every connection, and it says so', async () => {
  const site = await openLoopbackSite((_, response) => response.end(Buffer.alloc(3 * plenty)))
  const { url, overdrawn } = await open(loopbackPolicy([site.port]))
  expect(overdrawn.aborted).toBe(false)
  expect(await ask(url, site.origin('shop.test')).catch(() => ({ body: 'cut' }))).toMatchObject({ body: 'cut' })
  expect(overdrawn.aborted).toBe(true)
})

test('closing cuts what is under way, on both sides', async () => {
  const site = await openLoopbackSite(() => undefined)
  const proxy = await open(loopbackPolicy([site.port]))
  const waiting = ask(proxy.url, site.origin('shop.test')).catch((error: Error) => error)
  const silent = tunnel(proxy.url, `shop.test:${site.port}`)
  await expect.poll(site.open).toBe(2)
  await proxy.close()
  expect(await waiting).toBeInstanceOf(Error)
  await silent.catch(() => undefined)
  await expect.poll(site.open).toBe(0)
})
