import { and, count, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Day, DayPeriod } from '#src/domain/day.ts'
import { users } from '#src/features/accounts/tables.ts'
import { localDay, withinDays } from '#src/platform/database/local-day.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

export type SignUpsOfDay = { day: Day; source: string; sign_ups: number; confirmed_sign_ups: number }

/**
 * How many people signed up on each day and from which page, '' for unknown, and how many of those have confirmed their
 * address by now. Accounts that somebody else created, or that are deleted, do not count.
 */
export async function signUpsByDay(tx: Transaction, period: DayPeriod): Promise<SignUpsOfDay[]> {
  const source = sql<string>`${users.signed_up_from}`
  const confirmed: SQL<number> = sql`count(${users.email_confirmed_at})::int`
  return tx
    .select({
      day: localDay(users.created_at, period.time_zone),
      source,
      sign_ups: count(),
      confirmed_sign_ups: confirmed,
    })
    .from(users)
    .where(and(isNotNull(users.signed_up_from), withinDays(users.created_at, period)))
    .groupBy(sql`1`, sql`2`)
    .orderBy(sql`1`, sql`2`)
}
