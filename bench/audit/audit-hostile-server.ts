import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hostileBodies } from '#tests/support/features/hostile-bodies.ts'

/** Serves hostile pages on loopback, each on a port of its own; sends their names and ports once all listen. */
const listening = hostileBodies().map(({ name, body, encoding }) => {
  const server = createServer(({ url }, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    if (url !== '/') return response.writeHead(404).end()
    if (encoding !== null) response.setHeader('content-encoding', encoding)
    return response.end(body)
  })
  return new Promise<{ name: string; port: number }>(resolve => {
    server.listen(0, '127.0.0.1', () => resolve({ name, port: (server.address() as AddressInfo).port }))
  })
})
process.send?.(await Promise.all(listening))
process.on('disconnect', () => process.exit())
