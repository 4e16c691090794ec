import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Day } from '#src/domain/day.ts'

type OpenPeriod = { from?: Day | undefined; to?: Day | undefined; time_zone: string }

/** The day that people in the zone wrote at that moment, as text such as 2026-03-08. */
export function localDay(time: PgColumn, time_zone: string): SQL<string> {
  return sql<string>`to_char(${time} at time zone ${time_zone}, 'YYYY-MM-DD')`
}

/**
 * The moments of the local days from `from` to `to`, either of which may be open. Days are compared as people wrote them,
 * because a midnight may be missing or come twice where clocks change; the rough limits let an index be used.
 */
export function withinDays(time: PgColumn, { from, to, time_zone }: OpenPeriod): SQL {
  const day = sql`(${time} at time zone ${time_zone})::date`
  const parts = [sql`true`]
  if (from !== undefined) {
    parts.push(sql`${time} >= (${from}::date - 1)::timestamp at time zone 'UTC'`, sql`${day} >= ${from}::date`)
  }
  if (to !== undefined) {
    parts.push(sql`${time} < (${to}::date + 2)::timestamp at time zone 'UTC'`, sql`${day} <= ${to}::date`)
  }
  return sql.join(parts, sql` and `)
}

/** SQLSTATE invalid_parameter_value, which PostgreSQL answers for a zone that it does not know. */
function isUnknownTimeZone(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === '22023') || isUnknownTimeZone(error.cause)
}

/** What `work` answers; undefined when this database does not know the time zone that its statements name. */
export async function unlessZoneIsUnknown<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (isUnknownTimeZone(error)) return undefined
    throw error
  }
}
