import type { Server } from 'node:http'

/** How often connections that became idle are closed while others finish, in milliseconds. */
const sweep = 50

/** Stops accepting, lets requests in flight finish, and cuts what is left after `patience` milliseconds. */
export async function closeServer(server: Server, patience: number): Promise<void> {
  const closed = new Promise(resolve => server.close(resolve))
  const sweeping = setInterval(() => server.closeIdleConnections(), sweep)
  const cutting = setTimeout(() => server.closeAllConnections(), patience)
  await closed
  clearInterval(sweeping)
  clearTimeout(cutting)
}
