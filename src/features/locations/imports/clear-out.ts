import { sql } from 'drizzle-orm'
import { keptDays } from '#src/features/locations/imports/import-state.ts'
import { system } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'

/** No single statement may take long: each import has up to 10,000 rows, which go with it. */
const atOnce = 5

/**
 * Deletes files that were uploaded long ago, with their rows; answers how many. The locations that came of them stay, and the
 * activity tells what each import did. What a job is at stays until it is through.
 */
export async function clearOutImports(database: Database): Promise<number> {
  const { rowCount } = await database.inTransaction(system, tx =>
    tx.execute(sql`delete from location_imports where id in (
      select id from location_imports
      where created_at < now() - ${sql.raw(`interval '${keptDays} days'`)} and state not in ('checking', 'saving', 'undoing')
      order by created_at limit ${atOnce} for update skip locked)`),
  )
  const gone = rowCount ?? 0
  return gone < atOnce ? gone : gone + (await clearOutImports(database))
}
