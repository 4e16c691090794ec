import { PgBoss } from 'pg-boss'
import type { Connection } from '#src/platform/database/connection.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import type { Log } from '#src/platform/log/log.ts'

export type JobQueue = {
  /** Adds a job inside `tx`: it exists if and only if that commits. While one with this `key` waits, no second is added. */
  send(tx: Transaction, queue: string, key: string, data: object): Promise<void>
  /** Takes jobs of `queue`; a job whose handler throws is tried again by the queue's rules. */
  work<Data extends object>(queue: string, handler: (data: Data) => Promise<void>): Promise<void>
  /** The same for jobs that take long: none waits behind another, and `at_once` of them run at a time. */
  workAtOnce<Data extends object>(queue: string, at_once: number, handler: (data: Data) => Promise<void>): Promise<void>
  /** Adds a job to `queue` at the times that `cron` names (in UTC), once for all processes; one that was missed is made up for. */
  schedule(queue: string, cron: string): Promise<void>
  /** Takes no new jobs and waits for those that run, at most 4 seconds. */
  stop(): Promise<void>
}

const workers = { localConcurrency: 2, batchSize: 2, burstWhenBatchFull: true, perJobResults: true } as const
const polling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 15 } as const
const stopLimitMs = 4000

type Outcome = { id: string; status: 'completed' | 'failed'; output?: { message: string } }

async function runOne(id: string, work: Promise<void>): Promise<Outcome> {
  try {
    await work
    return { id, status: 'completed' }
  } catch (error) {
    return { id, status: 'failed', output: { message: error instanceof Error ? error.message : String(error) } }
  }
}

/** Opens the queue, whose tables `prepareQueues` made. Jobs wake their worker at once; polling is only the backstop. */
export async function openJobQueue(owner: Connection, log: Log): Promise<JobQueue> {
  const boss = new PgBoss({
    ...owner,
    application_name: 'porchlight jobs',
    max: 4,
    connectionTimeoutMillis: 5000,
    migrate: false,
    createSchema: false,
    schedule: true,
    useListenNotify: true,
    superviseIntervalSeconds: 20,
    monitorIntervalSeconds: 20,
  })
  let stopping = false
  // A job that outlasts the stop finds the queue closed: expected then, and it was handed back before.
  boss.on('error', error => stopping || log.warn('The job queue cannot reach the database.', { error }))
  boss.on('warning', warning => log.warn('The job queue warns.', { warning }))
  await boss.start()

  return {
    async send(tx, queue, key, data) {
      const executeSql = (text: string, values?: unknown[]) => tx.$client.query(text, values)
      await boss.send(queue, data, { singletonKey: key, db: { executeSql } })
    },
    async work<Data extends object>(queue: string, handler: (data: Data) => Promise<void>) {
      await boss.work<Data, unknown, typeof workers & typeof polling>(queue, { ...workers, ...polling }, async jobs => {
        const outcomes: Outcome[] = []
        for (const job of jobs) outcomes.push(await runOne(job.id, handler(job.data)))
        return outcomes
      })
    },
    async workAtOnce<Data extends object>(queue: string, at_once: number, handler: (data: Data) => Promise<void>) {
      const each = { localConcurrency: at_once, batchSize: 1, perJobResults: true, ...polling } as const
      await boss.work<Data, unknown, typeof each>(queue, each, async ([job]) =>
        job ? [await runOne(job.id, handler(job.data))] : [],
      )
    },
    schedule: (queue, cron) => boss.schedule(queue, cron, null, { missed: 'once' }),
    async stop() {
      stopping = true
      await boss.stop({ graceful: true, timeout: stopLimitMs })
    },
  }
}
