import { isOver } from '#src/features/audits/is-over.ts'
import { after, freshLine, type Happening, type Line, pauseBefore } from '#src/features/audits/parts/watch/line.ts'
import { listen } from '#src/features/audits/parts/watch/listen.ts'
import type { ServerEvent } from '#src/features/audits/parts/watch/parse-events.ts'
import { readAudit } from '#src/features/audits/parts/watch/read-audit.ts'
import type { AuditAnswer, AuditRun } from '#src/features/audits/schema.ts'

export type News<Audit extends AuditRun = AuditAnswer> =
  | { type: 'audit'; audit: Audit }
  /** While it runs: everything but the report. */
  | { type: 'state'; state: Omit<Audit, 'report'> }
  /** The server cannot be reached, or can be reached again. */
  | { type: 'lost'; lost: boolean }
  /** Nobody may open it any more, or nobody ever could. */
  | { type: 'gone' }

type Options<Audit extends AuditRun> = {
  /** Paths or URLs of the audit and of its events. */
  audit_url: string
  events_url: string
  tell: (news: News<Audit>) => void
  /** Asks in the name of whoever watches; without it in nobody's. */
  ask?: typeof fetch
  /** Resolves after so many milliseconds, or sooner when there is reason to believe that the network is back. */
  pause: (milliseconds: number) => Promise<void>
  longest_silence: number
  signal: AbortSignal
}

function stateIn<Audit extends AuditRun>({ name, data }: ServerEvent): Omit<Audit, 'report'> | undefined {
  if (name !== 'state') return undefined
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}

/** Tells everything that becomes known of an audit until nothing more will, it is gone, or `signal` says to stop. */
export async function watchAudit<Audit extends AuditRun = AuditAnswer>(options: Options<Audit>): Promise<void> {
  const { audit_url, events_url, tell, ask = fetch, pause, longest_silence, signal } = options
  let line: Line = freshLine

  const note = (happening: Happening) => {
    const { lost } = line
    line = after(line, happening)
    if (line.lost !== lost) tell({ type: 'lost', lost: line.lost })
  }
  const onEvent = (event: ServerEvent) => {
    const state = stateIn<Audit>(event)
    if (state) tell({ type: 'state', state })
  }
  const listenOnce = async (): Promise<Happening> => {
    const { end, heard } = await listen({ url: events_url, ask, onEvent, longest_silence, signal })
    if (end === 'refused') return 'no_events'
    if (end === 'ended') return heard ? 'heard' : 'mute'
    return end
  }

  while (!signal.aborted) {
    const read = await readAudit<Audit>(audit_url, ask, signal)
    if (signal.aborted) return
    if (read.ok) tell({ type: 'audit', audit: read.audit })
    else if (read.gone) return tell({ type: 'gone' })
    note(read.ok ? 'read' : 'unreachable')
    if (read.ok && isOver(read.audit)) return
    if (read.ok && line.by === 'events') {
      const happening = await listenOnce()
      if (signal.aborted) return
      note(happening)
    }
    const wait = pauseBefore(line, Math.random())
    if (wait > 0) await pause(wait)
  }
}
