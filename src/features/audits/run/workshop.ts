import type { z } from 'zod/mini'
import { boundsOf } from '#src/features/audits/audit-kind.ts'
import { labBounds } from '#src/features/audits/limits.ts'
import { type WorkerEvent, workerEventSchema } from '#src/features/audits/run/worker-event.ts'
import type { AuditTask, LabTask, PdfTask } from '#src/features/audits/run/worker-task.ts'
import { labAnswerSchema } from '#src/features/audits/schema.ts'
import { notMeasured } from '#src/platform/browser/not-measured.ts'
import type { Log } from '#src/platform/log/log.ts'
import type { WorkerPriority } from '#src/platform/workers/give-way.ts'
import { openWorker, type Worker } from '#src/platform/workers/open-worker.ts'

/** How an audit ended: with its last event, or because the process under it died, or its time was up. */
export type AuditEnd = Extract<WorkerEvent, { type: 'done' | 'could_not_audit' }> | { type: 'died' } | { type: 'late' }

type LabAnswer = z.output<typeof labAnswerSchema>

export type Workshop = {
  /** Starts the process that audits and draws, so that the first audit does not wait for it. */
  getReady(): void
  /** Audits beside others. `hear` gets every event but the last. */
  audit(task: AuditTask, hear: (event: WorkerEvent) => void): Promise<AuditEnd>
  /** The same in a process of its own: one site can take a process down, and others with it, only once. */
  auditAlone(task: AuditTask, hear: (event: WorkerEvent) => void): Promise<AuditEnd>
  /** Measures a page in a browser, in a process of its own, with whose end all of it ends. */
  measureLab(task: LabTask): Promise<LabAnswer>
  /** Undefined when it could not be drawn in time. */
  drawPdf(task: PdfTask): Promise<Uint8Array | undefined>
  close(): void
}

const memory_mb = 512
/** It hands on what the browser loads, and little else. */
const lab_memory_mb = 192
const longestPdfMs = 20_000

async function runAudit(worker: Worker, task: AuditTask, hear: (event: WorkerEvent) => void): Promise<AuditEnd> {
  let last: AuditEnd | undefined
  const listen = (message: unknown) => {
    const { data: event } = workerEventSchema.safeParse(message)
    if (!event) return
    if (event.type === 'done' || event.type === 'could_not_audit') last = event
    else hear(event)
  }
  const end = await worker.run(task, listen, boundsOf(task.kind).whole_ms)
  if (last) return last
  return end === 'late' ? { type: 'late' } : { type: 'died' }
}

async function runLab(worker: Worker, task: LabTask): Promise<LabAnswer> {
  let answer: LabAnswer | undefined
  const listen = (message: unknown) => {
    answer = labAnswerSchema.safeParse(message).data ?? answer
  }
  const end = await worker.run(task, listen, labBounds.whole_ms)
  return answer ?? notMeasured(end === 'late' ? 'timeout' : 'browser_failed')
}

type Door = {
  /** The module that carries tasks out, such as src/audit-worker.ts. */
  worker: string
  priority: WorkerPriority
}

export function openWorkshop({ worker: entry, priority }: Door, log: Log): Workshop {
  const shared = openWorker({ entry, memory_mb, priority, log })
  const others = new Set<Worker>()

  async function withOwnWorker<Result>(megabytes: number, use: (own: Worker) => Promise<Result>): Promise<Result> {
    const own = openWorker({ entry, memory_mb: megabytes, priority, log })
    others.add(own)
    try {
      return await use(own)
    } finally {
      own.close()
      others.delete(own)
    }
  }

  return {
    getReady: shared.getReady,
    audit: (task, hear) => runAudit(shared, task, hear),
    auditAlone: (task, hear) => withOwnWorker(memory_mb, own => runAudit(own, task, hear)),
    measureLab: task => withOwnWorker(lab_memory_mb, own => runLab(own, task)),
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
