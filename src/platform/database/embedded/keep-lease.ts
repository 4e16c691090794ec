import { setTimeout as pause } from 'node:timers/promises'
import type { Lease } from '#src/platform/database/embedded/lease.ts'
import type { Log } from '#src/platform/log/log.ts'

/** Long enough that a server which dies at once does not fill the log, short enough for a visitor to try again. */
const restMs = 10_000

/**
 * Holds a stake in the server for as long as the program lives: when the server dies under us (killed for want of
 * memory, say), `again` starts it anew. Answers how to give the stake up; see `Lease`.
 */
export function keepLease(first: Lease, again: () => Promise<Lease | undefined>, log: Log): () => Promise<boolean> {
  const leaving = new AbortController()
  let lease: Lease | undefined = first

  async function watch(): Promise<void> {
    while (!leaving.signal.aborted) {
      await lease?.ended
      if (leaving.signal.aborted) return
      lease = undefined
      log.error('PostgreSQL has ended. It is started again in ten seconds.')
      await pause(restMs, undefined, { signal: leaving.signal, ref: false }).catch(() => undefined)
      if (leaving.signal.aborted) return
      lease = await again()
      if (lease) log.info('PostgreSQL runs again.')
    }
  }
  const watching = watch()

  return async function giveUp(): Promise<boolean> {
    leaving.abort()
    const held = lease
    const alone = await held?.giveUp()
    await watching
    return alone ?? (await lease?.giveUp()) ?? false
  }
}
