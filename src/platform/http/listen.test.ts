import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { closeServer } from '#src/platform/http/close-server.ts'
import { listen, tryAddress } from '#src/platform/http/listen.ts'

test('a port in use is told in a sentence that names PORT', async () => {
  const host = '127.0.0.1'
  const server = createServer()
  expect(await listen(server, { port: 0, host })).toEqual({ ok: true })
  const { port } = server.address() as AddressInfo
  const refused = await tryAddress({ port, host })
  expect(refused).toEqual({ ok: false, problem: expect.stringMatching(new RegExp(`^PORT ${port} is already in use`)) })
  await closeServer(server, 1000)
  expect(await tryAddress({ port, host })).toEqual({ ok: true })
})

test('an address of another machine is told in a sentence that names HOST', async () => {
  const refused = await tryAddress({ port: 0, host: '203.0.113.1' })
  expect(refused).toEqual({ ok: false, problem: expect.stringMatching(/^HOST 203\.0\.113\.1/) })
})
