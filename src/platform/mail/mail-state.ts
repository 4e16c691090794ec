import { and, count, desc, eq, isNotNull, isNull, max, sql } from 'drizzle-orm'
import { system } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'
import { mail_outbox } from '#src/platform/mail/tables.ts'

export type MailState = {
  waiting: number
  sent: number
  failed: number
  last_sent_at: Date | null
  /** What went wrong with the newest message that is not sent; null when nothing is wrong. */
  problem: { text: string; written_at: Date; given_up: boolean } | null
}

export type Delivery = { state: 'waiting' | 'sent' | 'failed'; attempts: number; problem: string | null }

const { sent_at, failed_at, last_error, created_at, attempts } = mail_outbox

const isWaiting = and(isNull(sent_at), isNull(failed_at))

/** Counts and dates alone: what messages say, links that sign people in among it, no request may read. */
export function readMailState(database: Database): Promise<MailState> {
  return database.inTransaction(system, async tx => {
    const [counted] = await tx
      .select({
        waiting: sql<number>`count(*) filter (where ${isWaiting})::int`,
        sent: count(sent_at),
        failed: count(failed_at),
        last_sent_at: max(sent_at),
      })
      .from(mail_outbox)
    const [problem = null] = await tx
      .select({
        text: sql<string>`${last_error}`,
        written_at: created_at,
        given_up: sql<boolean>`${failed_at} is not null`,
      })
      .from(mail_outbox)
      .where(and(isNull(sent_at), isNotNull(last_error)))
      .orderBy(desc(created_at))
      .limit(1)
    return { waiting: 0, sent: 0, failed: 0, last_sent_at: null, ...counted, problem }
  })
}

/** How far the message with this key has come; undefined when there is none. */
export function readDelivery(database: Database, unique_key: string): Promise<Delivery | undefined> {
  return database.inTransaction(system, async tx => {
    const state = sql<
      Delivery['state']
    >`case when ${sent_at} is not null then 'sent' when ${failed_at} is not null then 'failed' else 'waiting' end`
    const [row] = await tx
      .select({ state, attempts, problem: last_error })
      .from(mail_outbox)
      .where(eq(mail_outbox.unique_key, unique_key))
    return row
  })
}
