import { count, eq, type SQL, sql } from 'drizzle-orm'
import type { Day, DayPeriod } from '#src/domain/day.ts'
import { audit_links, audit_mails, audits } from '#src/features/audits/tables.ts'
import { localDay, withinDays } from '#src/platform/database/local-day.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

export type ChecksOfDay = { day: Day; started: number; finished: number; mailed: number }

/**
 * Of the free checks asked for on each day: how many there were, how many of those have ended with a report by now, and of
 * how many the report was asked for by mail.
 */
export async function checksByDay(tx: Transaction, period: DayPeriod): Promise<ChecksOfDay[]> {
  const mails = tx.select({ one: sql`1` }).from(audit_mails).where(eq(audit_mails.link_id, audit_links.id))
  const finished: SQL<number> = sql`(count(*) filter (where ${audits.state} = 'done'))::int`
  const mailed: SQL<number> = sql`(count(*) filter (where exists ${mails}))::int`
  return tx
    .select({ day: localDay(audit_links.created_at, period.time_zone), started: count(), finished, mailed })
    .from(audit_links)
    .innerJoin(audits, eq(audits.id, audit_links.audit_id))
    .where(withinDays(audit_links.created_at, period))
    .groupBy(sql`1`)
    .orderBy(sql`1`)
}
