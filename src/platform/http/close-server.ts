import type { Server } from 'node:http'
import { Server as SocketServer } from 'node:net'

/** How long a connection that rests may still bring a request, in milliseconds: one may be on its way to us. */
const lastCalls = 1000

/** How often connections that became idle are closed while others finish, in milliseconds. */
const sweep = 50

/**
 * Stops accepting, answers what comes over open connections with `Connection: close`, and cuts what is left after
 * `patience` milliseconds. The close of an HTTP server itself would first cut resting connections, and with them requests that
 * are under way.
 */
export async function closeServer(server: Server, patience: number): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false
  })
  const closed = new Promise(resolve => SocketServer.prototype.close.call(server, resolve))
  const started = performance.now()
  const sweeping = setInterval(() => {
    if (performance.now() - started >= lastCalls) server.closeIdleConnections()
  }, sweep)
  const cutting = setTimeout(() => server.closeAllConnections(), patience)
  await closed
  clearInterval(sweeping)
  clearTimeout(cutting)
}
