import { type SQL, sql } from 'drizzle-orm'
import {
  attempts,
  factor_challenges,
  factors,
  one_time_values,
  sessions,
  signing_keys,
} from '#src/features/accounts/tables.ts'
import { system } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'
import { sessionLimits } from './sessions/session-limits.ts'
import { isBelieved } from './sessions/token-keys.ts'

/** How long a session that is over is still known, in days: long enough to look into what somebody reports. */
const days_known = 30
/** No single statement may take long: others wait for its locks, and it would be cut off. */
const most_at_once = 1000

const before = (seconds: number) => sql`clock_timestamp() - make_interval(secs => ${seconds})`
const long_ago = days_known * 24 * 3600

/** What goes, each with the rows that hang on it: a session with its refresh tokens, a factor with its challenges. */
const useless = {
  sessions: {
    from: sessions,
    where: sql`ended_at < ${before(long_ago)} or expires_at < ${before(long_ago)}
      or refreshed_at < ${before(sessionLimits.idle_seconds + long_ago)}`,
  },
  one_time_values: { from: one_time_values, where: sql`expires_at < ${before(0)}` },
  attempts: { from: attempts, where: sql`created_at < ${before(3600)}` },
  factor_challenges: { from: factor_challenges, where: sql`expires_at < ${before(0)}` },
  unfinished_factors: { from: factors, where: sql`verified_at is null and created_at < ${before(24 * 3600)}` },
  signing_keys: { from: signing_keys, where: sql`not (${isBelieved})` },
} as const

export type ClearedOut = Record<keyof typeof useless, number>

async function clear(database: Database, from: SQL, where: SQL): Promise<number> {
  const some = sql`delete from ${from} where ctid = any (array(
    select ctid from ${from} where ${where} limit ${most_at_once} for update skip locked))`
  const { rowCount } = await database.inTransaction(system, tx => tx.execute(some))
  const gone = rowCount ?? 0
  return gone < most_at_once ? gone : gone + (await clear(database, from, where))
}

/** Deletes what accounts keep and nobody needs any more; answers how many rows of each kind went. */
export async function clearOutAccounts(database: Database): Promise<ClearedOut> {
  const counts: [string, number][] = []
  for (const [name, { from, where }] of Object.entries(useless)) {
    counts.push([name, await clear(database, sql`${from}`, where)])
  }
  return Object.fromEntries(counts) as ClearedOut
}
