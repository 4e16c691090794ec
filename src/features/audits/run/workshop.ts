import { auditBounds } from '#src/features/audits/limits.ts'
import { type WorkerEvent, workerEventSchema } from '#src/features/audits/run/worker-event.ts'
import type { AuditTask, PdfTask } from '#src/features/audits/run/worker-task.ts'
import type { Log } from '#src/platform/log/log.ts'
import { openWorker, type Worker } from '#src/platform/workers/open-worker.ts'

/** How an audit ended: with its last event, or because the process under it died, or its time was up. */
export type AuditEnd = Extract<WorkerEvent, { type: 'done' | 'could_not_audit' }> | { type: 'died' } | { type: 'late' }

export type Workshop = {
  /** Audits beside others. `hear` gets every event but the last. */
  audit(task: AuditTask, hear: (event: WorkerEvent) => void): Promise<AuditEnd>
  /** The same in a process of its own: one site can take a process down, and others with it, only once. */
  auditAlone(task: AuditTask, hear: (event: WorkerEvent) => void): Promise<AuditEnd>
  /** Undefined when it could not be drawn in time. */
  drawPdf(task: PdfTask): Promise<Uint8Array | undefined>
  close(): void
}

const memory_mb = 512
const longestPdfMs = 20_000

async function runAudit(worker: Worker, task: AuditTask, hear: (event: WorkerEvent) => void): Promise<AuditEnd> {
  let last: AuditEnd | undefined
  const listen = (message: unknown) => {
    const { data: event } = workerEventSchema.safeParse(message)
    if (!event) return
    if (event.type === 'done' || event.type === 'could_not_audit') last = event
    else hear(event)
  }
  const end = await worker.run(task, listen, auditBounds.whole_ms)
  if (last) return last
  return end === 'late' ? { type: 'late' } : { type: 'died' }
}

/** @param entry the module that carries tasks out, such as src/audit-worker.ts */
export function openWorkshop(entry: string, log: Log): Workshop {
  const shared = openWorker({ entry, memory_mb, log })
  const others = new Set<Worker>()
  return {
    audit: (task, hear) => runAudit(shared, task, hear),
    async auditAlone(task, hear) {
      const own = openWorker({ entry, memory_mb, log })
      others.add(own)
      try {
        return await runAudit(own, task, hear)
      } finally {
        own.close()
        others.delete(own)
      }
    },
    async drawPdf(task) {
      let drawn: Uint8Array | undefined
      const hear = (message: unknown) => {
        if (message instanceof Uint8Array) drawn = message
      }
      await shared.run(task, hear, longestPdfMs)
      return drawn
    },
    close() {
      shared.close()
      for (const own of others) own.close()
    },
  }
}
