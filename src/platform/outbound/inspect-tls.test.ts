import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { createServer as createSocketServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openOutbound } from '#src/platform/outbound/open-outbound.ts'
import { loopbackPolicy } from '#tests/support/crawl/loopback-policy.ts'
import { loopbackHome } from '#tests/support/crawl/loopback-site.ts'
import { makeCertificate } from '#tests/support/machine/make-certificate.ts'

const day = 24 * 60 * 60 * 1_000
const inDays = (days: number) => new Date(Date.now() + days * day)

async function openSecure(name: string, from: Date, to: Date, more: object = {}) {
  let asked = 0
  const server = createServer({ ...makeCertificate(name, from, to), ...more }, (_, response) => {
    asked += 1
    response.end('Secret')
  })
  server.on('tlsClientError', () => undefined)
  await new Promise<void>(resolve => server.listen(0, loopbackHome, resolve))
  const { port } = server.address() as AddressInfo
  const outbound = openOutbound(loopbackPolicy([port]), { connect_ms: 2_000 })
  onTestFinished(async () => {
    await outbound.close()
    server.closeAllConnections()
    server.close()
  })
  return { url: `https://shop.test:${port}/`, outbound, asked: () => asked }
}

test('a certificate is looked at without being trusted', async () => {
  const to = inDays(10)
  const { url, outbound, asked } = await openSecure('shop.test', inDays(-1), to)
  const answer = await outbound.inspect_tls(url)
  expect(answer).toMatchObject({
    ok: true,
    facts: {
      protocol: 'TLSv1.3',
      alpn: 'http/1.1',
      certificate_fault: 'DEPTH_ZERO_SELF_SIGNED_CERT',
      issuer: 'shop.test',
    },
  })
  expect(answer.ok && Math.abs(Date.parse(answer.facts.valid_to ?? '') - to.getTime())).toBeLessThan(1_000)
  expect(asked()).toBe(0)
})

test.each([
  ['that nobody vouches for', 'shop.test', -1, 10, 'DEPTH_ZERO_SELF_SIGNED_CERT'],
  ['that has expired', 'shop.test', -30, -1, 'CERT_HAS_EXPIRED'],
] as const)('a page behind a certificate %s is not read', async (_, name, from, to, fault) => {
  const { url, outbound, asked } = await openSecure(name, inDays(from), inDays(to))
  const answer = await outbound.fetch({ url, method: 'GET', headers: {} })
  expect(answer).toMatchObject({ ok: false, reason: 'certificate_invalid', detail: expect.any(String) })
  expect(['DEPTH_ZERO_SELF_SIGNED_CERT', fault]).toContain(answer.ok ? '' : answer.detail)
  expect(asked()).toBe(0)
})

test('what is not TLS, does not answer, or is private, is refused with its reason', async () => {
  const plain = createSocketServer(socket => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
  const mute = createSocketServer(() => undefined)
  for (const server of [plain, mute]) {
    server.on('connection', socket => socket.on('error', () => undefined))
    await new Promise<void>(resolve => server.listen(0, loopbackHome, resolve))
    onTestFinished(() => void server.close())
  }
  const ports = [plain, mute].map(server => (server.address() as AddressInfo).port)
  const outbound = openOutbound(loopbackPolicy(ports), { connect_ms: 1_000 })
  onTestFinished(() => outbound.close())
  expect(await outbound.inspect_tls(`https://shop.test:${ports[0]}/`)).toMatchObject({ reason: 'tls_failed' })
  expect(await outbound.inspect_tls(`https://shop.test:${ports[1]}/`)).toMatchObject({ reason: 'connect_timeout' })
  expect(await outbound.inspect_tls('https://127.0.0.1/')).toMatchObject({ reason: 'private_address' })
  expect(await outbound.inspect_tls('https://nowhere.invalid/')).toMatchObject({ reason: 'unresolvable' })
  expect(await outbound.inspect_tls(`https://shop.test:${ports[1]}/`, AbortSignal.abort())).toMatchObject({
    reason: 'cancelled',
  })
})
