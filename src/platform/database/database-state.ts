import { sql } from 'drizzle-orm'
import { system } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'
import journal from '#src/platform/database/migrations/meta/_journal.json' with { type: 'json' }

export type DatabaseState = {
  /** Of PostgreSQL, such as 18.4. */
  version: string
  name: string
  size_bytes: number
  /** Open to this database now, of as many as the server takes for all of its databases. */
  connections: number
  most_connections: number
  migrations_applied: number
  /** How many this program brings. */
  migrations_known: number
}

/** What the database says of itself, measured now. Throws DatabaseUnavailable. */
export function readDatabaseState(database: Database): Promise<DatabaseState> {
  return database.inTransaction(system, async tx => {
    const { rows } = await tx.execute<Omit<DatabaseState, 'migrations_known'>>(sql`
      select current_setting('server_version') as version,
        current_database() as name,
        pg_database_size(current_database())::float as size_bytes,
        (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
        current_setting('max_connections')::int as most_connections,
        (select count(*)::int from migrations.applied) as migrations_applied`)
    const [row] = rows
    if (!row) throw new Error('The database did not tell its state.')
    return { ...row, migrations_known: journal.entries.length }
  })
}
