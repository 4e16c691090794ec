import { PgBoss } from 'pg-boss'
import type { Connection } from '#src/platform/database/connection.ts'
import type { QueueDefinition } from '#src/platform/jobs/queue.ts'

/** Brings the job queue's own tables up to date and creates the queues that are missing. Runs as the tables' owner. */
export async function prepareQueues(owner: Connection, queues: readonly QueueDefinition[]): Promise<void> {
  const boss = new PgBoss({
    ...owner,
    application_name: 'porchlight migrate',
    max: 1,
    supervise: false,
    schedule: false,
  })
  let failure: unknown
  boss.on('error', error => {
    failure ??= error
  })
  await boss.start()
  try {
    for (const { name, ...options } of queues) {
      await boss.createQueue(name, options)
      const { policy: _fixed, partition: _too, ...changeable } = options
      await boss.updateQueue(name, changeable)
    }
  } finally {
    await boss.stop({ graceful: false })
  }
  if (failure) throw failure
}
