import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { Agent } from 'undici'
import { createByteBudget } from '#src/platform/outbound/byte-budget.ts'
import { forwardRequest } from '#src/platform/outbound/forward-request.ts'
import { createGuardedConnect } from '#src/platform/outbound/guarded-connect.ts'
import { openTunnel } from '#src/platform/outbound/open-tunnel.ts'
import { usualLimits } from '#src/platform/outbound/outbound-limits.ts'
import type { OutboundPolicy } from '#src/platform/outbound/outbound-policy.ts'

export type GuardedProxy = {
  /** `http://127.0.0.1:<port>`, for a program that we start. */
  url: string
  /** Aborted when more went through than may; every connection is cut then. */
  overdrawn: AbortSignal
  /** Cuts every connection. */
  close: () => Promise<void>
}

const loopback = '127.0.0.1'

/**
 * The same door for a program of its own, such as a browser: a proxy on loopback through which it reaches what the
 * policy allows and nothing else. Names are resolved here, once, and what is connected to is what was checked.
 * @param most_bytes both ways together, for all that goes through
 */
export async function openGuardedProxy(policy: OutboundPolicy, most_bytes: number): Promise<GuardedProxy> {
  const connect = createGuardedConnect(policy, usualLimits)
  const agent = new Agent({ connect, pipelining: 1, maxHeaderSize: usualLimits.header_bytes, allowH2: false })
  const sockets = new Set<Socket>()
  const overdrawn = new AbortController()
  const cutAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  overdrawn.signal.addEventListener('abort', cutAll)
  const spend = createByteBudget(most_bytes, () => overdrawn.abort())
  const server = createServer((request, response) => forwardRequest(request, response, { policy, agent, spend }))
  server.on('connection', socket => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
  })
  server.on('connect', (request, socket: Socket, head) => {
    if (head.byteLength > 0) socket.unshift(head)
    openTunnel(request.url ?? '', socket, { policy, connect, spend })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, loopback, resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://${loopback}:${port}`,
    overdrawn: overdrawn.signal,
    async close() {
      cutAll()
      await Promise.all([new Promise(resolve => server.close(resolve)), agent.destroy()])
    },
  }
}
