import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Day, DayPeriod } from '#src/domain/day.ts'
import { latestStatus } from '#src/features/contacts/latest-status.ts'
import { contacts } from '#src/features/contacts/tables.ts'
import { localDay, withinDays } from '#src/platform/database/local-day.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

export type ContactsOfDay = { day: Day; source: string; contacts: number; spam: number }

/**
 * How many messages came in on each day and from which page, '' for unknown: a free check is no message. What counts as spam by now, because it came
 * in so or an admin says so, is not among them but counted apart.
 */
export async function contactsByDay(tx: Transaction, period: DayPeriod): Promise<ContactsOfDay[]> {
  const { latest, status } = latestStatus(tx)
  const counted = (which: SQL): SQL<number> => sql`(count(*) filter (where ${which}))::int`
  return tx
    .select({
      day: localDay(contacts.created_at, period.time_zone),
      source: contacts.source,
      contacts: counted(sql`${status} <> 'spam'`),
      spam: counted(sql`${status} = 'spam'`),
    })
    .from(contacts)
    .leftJoinLateral(latest, sql`true`)
    .where(and(eq(contacts.kind, 'message'), withinDays(contacts.created_at, period)))
    .groupBy(sql`1`, sql`2`)
    .orderBy(sql`1`, sql`2`)
}
