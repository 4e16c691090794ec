import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { escapeLiteral, type Pool, type PoolClient } from 'pg'
import { type Actor, appRole } from '#src/platform/database/actor.ts'
import { DatabaseUnavailable, isUnavailable } from '#src/platform/database/unavailable.ts'

/** One open transaction, in the application's role, on behalf of one actor. */
export type Transaction = NodePgDatabase & { $client: PoolClient }

/** One statement text, and so one way to the server and back: every request begins with it. */
async function begin(client: PoolClient, actor: Actor): Promise<void> {
  const { user_id, role } = actor.kind === 'user' ? actor : { user_id: '', role: '' }
  const settings = {
    role: appRole,
    'porchlight.actor_kind': actor.kind,
    'porchlight.actor_id': user_id,
    'porchlight.actor_role': role,
  }
  const calls = Object.entries(settings).map(([name, value]) => `set_config('${name}', ${escapeLiteral(value)}, true)`)
  await client.query(`begin; select ${calls.join(', ')}`)
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
