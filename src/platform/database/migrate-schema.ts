import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { appRole } from '#src/platform/database/actor.ts'
import type { Connection } from '#src/platform/database/connection.ts'
import { ensureAppRole } from '#src/platform/database/ensure-app-role.ts'

export type Migrated = { ok: true } | { ok: false; problem: string }

const migrationsFolder = join(import.meta.dirname, 'migrations')

function refusedRight(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const denied = cause instanceof Error && 'code' in cause && cause.code === '42501'
  return denied
    ? `The user of DATABASE_URL may not create our tables: ${cause.message}. Let it own its database.`
    : undefined
}

/**
 * Brings the tables up to date as their owner, then lets `prepareJobs` do the same for the job queue, all under one
 * lock: of several programs that start together, one migrates and the others find it done.
 */
export async function migrateSchema(owner: Connection, prepareJobs: () => Promise<void>): Promise<Migrated> {
  const client = new Client({ ...owner, application_name: 'porchlight migrate', connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query("select pg_advisory_lock(hashtext('porchlight migrate'))")
    const ensured = await ensureAppRole(client)
    if (!ensured.ok) return ensured
    await client.query('set client_min_messages to warning')
    await migrate(drizzle(client), { migrationsFolder, migrationsSchema: 'migrations', migrationsTable: 'applied' })
    await client.query(`grant usage on schema migrations to ${appRole}`)
    await client.query(`grant select on migrations.applied to ${appRole}`)
    await prepareJobs()
    await client.query(`grant usage on schema pgboss to ${appRole}`)
    await client.query(`grant select on pgboss.queue to ${appRole}`)
    await client.query(`grant select, insert on pgboss.job, pgboss.job_common to ${appRole}`)
    return { ok: true }
  } catch (error) {
    const problem = refusedRight(error)
    if (problem === undefined) throw error
    return { ok: false, problem }
  } finally {
    await client.end()
  }
}
