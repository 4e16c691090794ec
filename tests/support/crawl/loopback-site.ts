import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** Not 127.0.0.1: a policy can open this one address and leave the rest of loopback closed. */
export const loopbackHome = '127.9.9.9'

export type LoopbackSite = {
  port: number
  /** For the name under which a test's resolver knows this machine. */
  origin: (name: string) => string
  /** "GET /path" for each request, in order. */
  asked: string[]
  /** Connections open now. */
  open: () => number
  /** Connections ever. */
  accepted: () => number
}

/** Serves on loopback until the test is over, and ends without waiting for anyone. */
export async function openLoopbackSite(
  answer: (request: IncomingMessage, response: ServerResponse) => unknown,
): Promise<LoopbackSite> {
  const asked: string[] = []
  const sockets = new Set<Socket>()
  let accepted = 0
  const listener: RequestListener = (request, response) => {
    asked.push(`${request.method} ${request.url}`)
    answer(request, response)
  }
  const server = createServer(listener)
  server.on('connection', socket => {
    accepted += 1
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>(resolve => server.listen(0, loopbackHome, resolve))
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise(resolve => server.close(resolve))
  })
  const { port } = server.address() as AddressInfo
  return { port, origin: name => `http://${name}:${port}`, asked, open: () => sockets.size, accepted: () => accepted }
}
