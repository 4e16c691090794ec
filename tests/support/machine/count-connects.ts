import { createHook } from 'node:async_hooks'
import { createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** Counts every TCP connection that this process begins, wherever to. */
export function countConnects(): () => number {
  let begun = 0
  const hook = createHook({
    init: (_, type) => {
      if (type === 'TCPCONNECTWRAP') begun += 1
    },
  }).enable()
  onTestFinished(() => void hook.disable())
  return () => begun
}

/** Listens on every address of this machine, IPv4 and IPv6, and counts who comes. */
export async function openCanary(): Promise<{ port: number; visits: () => number }> {
  let visits = 0
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    visits += 1
    sockets.add(socket)
    socket.on('error', () => undefined)
  })
  await new Promise<void>(resolve => server.listen(0, '::', resolve))
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise(resolve => server.close(resolve))
  })
  const address = server.address()
  return { port: typeof address === 'object' && address ? address.port : 0, visits: () => visits }
}
