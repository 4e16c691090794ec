import { createServer, type Server } from 'node:net'

export type Listen = { ok: true } | { ok: false; problem: string }

type Address = { port: number; host: string | undefined }

function problemOf(error: NodeJS.ErrnoException, { port, host }: Address): string {
  if (error.code === 'EADDRINUSE')
    return `PORT ${port} is already in use. Stop what uses it or set PORT to another number.`
  if (error.code === 'EACCES') return `PORT ${port} needs rights this user lacks. Set PORT to a number of 1024 or more.`
  return `HOST ${host ?? ''} with PORT ${port} cannot be listened on (${error.code ?? error.message}).`
}

/** Listens, or says in a sentence for the terminal which setting stands in the way. */
export function listen(server: Server, address: Address): Promise<Listen> {
  return new Promise(resolve => {
    const fail = (error: NodeJS.ErrnoException) => resolve({ ok: false, problem: problemOf(error, address) })
    server.once('error', fail)
    server.listen({ port: address.port, ...(address.host !== undefined && { host: address.host }) }, () => {
      server.off('error', fail)
      resolve({ ok: true })
    })
  })
}

/** Asks, before any slow step of a start, whether the address is free. */
export async function tryAddress(address: Address): Promise<Listen> {
  const probe = createServer()
  const tried = await listen(probe, address)
  if (tried.ok) await new Promise(resolve => probe.close(resolve))
  return tried
}
