import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'
import { type Actor, appRole } from '#src/platform/database/actor.ts'
import { DatabaseUnavailable, isUnavailable } from '#src/platform/database/unavailable.ts'

/** One open transaction, in the application's role, on behalf of one actor. */
export type Transaction = NodePgDatabase & { $client: PoolClient }

const nameActor = `select set_config('role', $1, true), set_config('porchlight.actor_kind', $2, true),
  set_config('porchlight.actor_id', $3, true), set_config('porchlight.actor_role', $4, true)`

async function begin(client: PoolClient, actor: Actor): Promise<void> {
  const user = actor.kind === 'user' ? [actor.user_id, actor.role] : ['', '']
  await client.query('begin')
  await client.query(nameActor, [appRole, actor.kind, ...user])
}

/** Ends the transaction; false when the connection is too broken for it and must be thrown away. */
async function rollBack(client: PoolClient): Promise<boolean> {
  try {
    await client.query('rollback')
    return true
  } catch {
    return false
  }
}

/**
 * Runs `work` in one transaction: committed when it returns, rolled back when it throws.
 * Throws DatabaseUnavailable when the database is not there; whether a lost commit took hold is then unknown.
 */
export async function runInTransaction<T>(pool: Pool, actor: Actor, work: (tx: Transaction) => Promise<T>): Promise<T> {
  let client: PoolClient | undefined
  let reusable = true
  try {
    client = await pool.connect()
    await begin(client, actor)
    const result = await work(drizzle(client))
    await client.query('commit')
    return result
  } catch (error) {
    const gone = isUnavailable(error)
    if (client) reusable = !gone && (await rollBack(client))
    throw gone ? new DatabaseUnavailable(error) : error
  } finally {
    client?.release(!reusable)
  }
}
