import type { Found } from '#src/features/audits/find-audit.ts'
import { isOver } from '#src/features/audits/is-over.ts'
import { eventRhythm } from '#src/features/audits/limits.ts'
import type { AuditsDeps } from '#src/features/audits/open-audits.ts'
import type { AuditRun } from '#src/features/audits/schema.ts'
import type { Lookups } from '#src/features/audits/state-lookups.ts'
import { auditsChannel, queueMoved } from '#src/features/audits/store.ts'

/** Who waits for their turn hears at this pace that others had theirs, in milliseconds. */
const queuePause = 1000

/** An audit as whoever watches may look it up: under which id, and how. It is gone when they may not, or not any more. */
export type Watched<Run extends AuditRun> = { id: string; lookups: Lookups<Found<Run>> }

type Listener<Run extends AuditRun> = {
  /** Resolves when the reader has room again, so that of many changes a slow one gets the newest state alone. */
  tell: (state: Run) => Promise<void>
  /** `done`: the audit is over, or its link is. `refetch`: its report has come, and speed is still being measured. */
  end: (event: 'done' | 'refetch') => void
}

/**
 * Tells the state of an audit now and whenever it changes, at most every 250 ms, until it is over. That the queue moves
 * matters to those that wait in it. Answers how to stop.
 */
export function watchAudit<Run extends AuditRun>(
  { database, log }: Pick<AuditsDeps, 'database' | 'log'>,
  { id, lookups }: Watched<Run>,
  { tell, end }: Listener<Run>,
): () => void {
  let audit_id: string | undefined
  let before: AuditRun['state'] | undefined
  let isStopped = false
  let isLooking = false
  let isDue = false
  let lastTold = 0

  const unfollow = database.channel(auditsChannel).follow(
    payload => {
      if (payload === audit_id || audit_id === undefined) void look(eventRhythm.shortest_pause)
      else if (payload === queueMoved && before === 'waiting') void look(queuePause)
    },
    () => void look(0),
  )

  function stop(): void {
    isStopped = true
    unfollow()
  }

  async function look(pause: number): Promise<void> {
    if (isStopped) return
    const wait = Math.max(0, lastTold + pause - performance.now())
    if (isLooking) {
      isDue = true
      lookups.hasten(id, wait)
      return
    }
    isLooking = true
    isDue = false
    try {
      const found = await lookups.find(id, wait)
      if (isStopped) return
      lastTold = performance.now()
      audit_id = found?.audit_id
      if (found) await tell(found.state)
      const hasCome = before !== undefined && before !== 'done' && found?.state.state === 'done'
      before = found?.state.state
      if (!found || isOver(found.state)) {
        stop()
        end('done')
      } else if (hasCome) {
        stop()
        end('refetch')
      }
    } catch (error) {
      // The reader's browser comes back by itself, and then finds what it missed.
      log.warn('A watched audit could not be looked up.', { error })
      stop()
      end('done')
    } finally {
      isLooking = false
      if (isDue) void look(eventRhythm.shortest_pause)
    }
  }

  void look(0)
  return stop
}
