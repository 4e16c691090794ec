import { randomBytes } from 'node:crypto'
import { Client, Pool } from 'pg'
import { inject, onTestFinished } from 'vitest'
import { createDatabase, type Database } from '#src/platform/database/database.ts'
import { silentLog } from './silent-log.ts'

type Row = Record<string, unknown>

export type TestDatabase = Database & {
  /** Runs a statement as the superuser who owns the tables: to look at what really lies there. */
  asOwner(text: string, values?: unknown[]): Promise<Row[]>
}

/** A migrated database of this test's own, closed when the test is over. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const { owner, app } = inject('test_server')
  const name = `test_${randomBytes(6).toString('hex')}`
  const maker = new Client({ ...owner, database: 'postgres' })
  await maker.connect()
  await maker.query(`create database ${name} template ${owner.database}`)
  await maker.end()

  const database = createDatabase({
    app: { ...app, database: name },
    owner: { ...owner, database: name },
    log: silentLog,
  })
  const pool = new Pool({ ...owner, database: name, max: 2 })
  onTestFinished(async () => {
    await pool.end()
    await database.close()
  })
  return { ...database, asOwner: async (text, values) => (await pool.query(text, values)).rows }
}
