import type { Context } from 'hono'
import type { createWatcherCount } from '#src/features/audits/count-watchers.ts'
import { eventRhythm } from '#src/features/audits/limits.ts'
import type { AuditsDeps } from '#src/features/audits/open-audits.ts'
import { tooManyWatchers } from '#src/features/audits/refusals.ts'
import type { AuditRun } from '#src/features/audits/schema.ts'
import { type Watched, watchAudit } from '#src/features/audits/watch-audit.ts'
import { clientAddress } from '#src/platform/http/client-address.ts'
import { answerEvents } from '#src/platform/http/event-stream.ts'
import type { HttpEnv } from '#src/platform/http/http-env.ts'
import { refuse } from '#src/platform/http/refusal.ts'

/** Answers with the events of an audit, as long as it is found and until it is over. */
export function answerWatched<Env extends HttpEnv, Run extends AuditRun>(
  c: Context<Env>,
  deps: AuditsDeps,
  watchers: ReturnType<typeof createWatcherCount>,
  watched: Watched<Run>,
): Response {
  const leave = watchers.enter(clientAddress(c))
  if (!leave) return refuse(c, tooManyWatchers)
  return answerEvents({
    heartbeat_ms: eventRhythm.heartbeat,
    signal: deps.stopping,
    start(writer) {
      const stop = watchAudit(deps, watched, {
        tell: state => writer.send({ event: 'state', data: state }),
        end(event) {
          void writer.send({ event, data: {} })
          writer.end()
        },
      })
      return () => {
        stop()
        leave()
      }
    },
  })
}
