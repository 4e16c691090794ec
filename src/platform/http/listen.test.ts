import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { closeServer } from '#src/platform/http/close-server.ts'
import { listen, tryAddress } from '#src/platform/http/listen.ts'

function ask(port: number): Promise<string> {
  return new Promise(resolve => {
    const request = get({ host: '127.0.0.1', port, agent: false }, response => {
      response.setEncoding('utf8').on('data', resolve)
    })
    request.on('error', () => resolve('cut'))
  })
}

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

test('closing waits for the request in flight and not for idle connections', async () => {
  const server = createServer((_request, response) => setTimeout(() => response.end('done'), 200))
  await listen(server, { port: 0, host: '127.0.0.1' })
  const { port } = server.address() as AddressInfo
  const answer = ask(port)
  await new Promise(resolve => setTimeout(resolve, 50))
  const start = performance.now()
  await closeServer(server, 5000)
  expect(await answer).toBe('done')
  expect(performance.now() - start).toBeLessThan(2000)
})

test('closing cuts what does not finish in time', async () => {
  const server = createServer(() => undefined)
  await listen(server, { port: 0, host: '127.0.0.1' })
  const { port } = server.address() as AddressInfo
  const answer = ask(port)
  await new Promise(resolve => setTimeout(resolve, 50))
  await closeServer(server, 100)
  expect(await answer).toBe('cut')
})
