import { setTimeout as pause } from 'node:timers/promises'
import type { Lease } from '#src/platform/database/embedded/lease.ts'
import type { Log } from '#src/platform/log/log.ts'

/** Long enough that a server which dies at once does not fill the log, short enough for a visitor to try again. */
const restMs = 10_000

/** Reaches the server again, until it is told to leave off. May throw, as when the disk is full. */
type Again = (leaving: AbortSignal) => Promise<Lease | undefined>

/**
 * Holds a stake in the server for as long as the program lives: when the server dies under us (killed for want of
 * memory, say), `again` starts it anew. Answers how to give the stake up; see `Lease`.
 */
export function keepLease(first: Lease, again: Again, log: Log): Lease['giveUp'] {
  const leaving = new AbortController()
  let lease: Lease | undefined = first

  async function startAgain(): Promise<void> {
    lease = undefined
    log.error('PostgreSQL has ended. It is started again in ten seconds.')
    await pause(restMs, undefined, { signal: leaving.signal, ref: false }).catch(() => undefined)
    if (leaving.signal.aborted) return
    lease = await again(leaving.signal).catch(error => {
      log.error('PostgreSQL could not be started again.', { error })
      return undefined
    })
    if (lease) log.info('PostgreSQL runs again.')
  }

  async function watch(): Promise<void> {
    while (!leaving.signal.aborted) {
      await lease?.ended
      if (!leaving.signal.aborted) await startAgain()
    }
  }
  const watching = watch()

  return async stop => {
    leaving.abort()
    const held = lease
    await held?.giveUp(stop)
    await watching
    if (lease !== held) await lease?.giveUp(stop)
  }
}
