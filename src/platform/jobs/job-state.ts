import { sql } from 'drizzle-orm'
import { system } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'

/** Jobs of one queue: `failed` ones were given up, and are kept for a while. */
export type QueueState = { name: string; waiting: number; running: number; failed: number }

/** What is left to do in each queue, the ones without work included. */
export function readJobState(database: Database): Promise<QueueState[]> {
  return database.inTransaction(system, async tx => {
    const { rows } = await tx.execute<QueueState>(sql`
      select queue.name,
        count(*) filter (where state in ('created', 'retry'))::int as waiting,
        count(*) filter (where state = 'active')::int as running,
        count(*) filter (where state = 'failed')::int as failed
      from pgboss.queue left join pgboss.job on job.name = queue.name
      where queue.name not like '\\_\\_pgboss%'
      group by queue.name order by queue.name`)
    return rows
  })
}
