import { DrizzleQueryError } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { escapeLiteral, type Pool, type PoolClient } from 'pg'
import { type Actor, appRole } from '#src/platform/database/actor.ts'
import { filled, type PreparedStatement } from '#src/platform/database/prepared-statement.ts'
import { DatabaseUnavailable, isUnavailable } from '#src/platform/database/unavailable.ts'

/** One open transaction, in the application's role, on behalf of one actor. */
export type Transaction = NodePgDatabase & { $client: PoolClient }

function identityOf(actor: Actor): { id: string; role: string } {
  if (actor.kind === 'user') return { id: actor.user_id, role: actor.role }
  return { id: actor.kind === 'holder' ? actor.link_id : '', role: '' }
}

/** One statement text, and so one way to the server and back: every request begins with it. */
async function begin(client: PoolClient, actor: Actor): Promise<void> {
  const { id, role } = identityOf(actor)
  const settings = {
    role: appRole,
    'porchlight.actor_kind': actor.kind,
    'porchlight.actor_id': id,
    'porchlight.actor_role': role,
  }
  const calls = Object.entries(settings).map(([name, value]) => `set_config('${name}', ${escapeLiteral(value)}, true)`)
  await client.query(`begin; select ${calls.join(', ')}`)
}

/** PostgreSQL answers ROLLBACK, and no error, to the commit of a transaction in which a statement failed. */
async function commit(client: PoolClient): Promise<void> {
  const { command } = await client.query('commit')
  if (command !== 'COMMIT') throw new Error('The transaction was rolled back: one of its statements had failed.')
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

/** Drizzle puts the values of a failed statement into its message; what people wrote to us, and keys, stay out of logs. */
function withoutValues(error: unknown): unknown {
  return error instanceof DrizzleQueryError
    ? new Error(`A statement failed: ${error.query}`, { cause: error.cause })
    : error
}

/** A connection lost while `work` waits for something else says so as an event; the next statement then fails anyway. */
const heedlessly = () => undefined

/** Sends what `work` asks before it first waits in one write to the socket: each write costs more than a statement. */
function inOneWrite<T>(client: PoolClient, work: () => T): T {
  const { stream } = client.connection
  stream.cork()
  try {
    return work()
  } finally {
    stream.uncork()
  }
}

/** Lends `use` a connection. What it throws because the database was not there becomes DatabaseUnavailable. */
async function withConnection<T>(pool: Pool, use: (client: PoolClient) => Promise<T>): Promise<T> {
  let client: PoolClient | undefined
  let reusable = true
  try {
    client = await pool.connect()
    client.on('error', heedlessly)
    return await use(client)
  } catch (thrown) {
    const error = withoutValues(thrown)
    const gone = isUnavailable(error)
    if (client) reusable = !gone && (await rollBack(client))
    throw gone ? new DatabaseUnavailable(error) : error
  } finally {
    client?.off('error', heedlessly)
    client?.release(!reusable)
  }
}

/**
 * Runs `work` in one transaction: committed when it returns, rolled back when it throws.
 * Throws DatabaseUnavailable when the database is not there; whether a lost commit took hold is then unknown.
 */
export function runInTransaction<T>(pool: Pool, actor: Actor, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return withConnection(pool, async client => {
    // The first statement of `work` travels with it. Had it failed, the server would refuse that statement.
    const begun = begin(client, actor)
    begun.catch(heedlessly)
    const result = await work(drizzle(client)).catch(async error => {
      await begun
      throw error
    })
    await begun
    await commit(client)
    return result
  })
}

/**
 * Asks one statement in a transaction of its own, which travels whole: one way to the server and back.
 * Throws DatabaseUnavailable when the database is not there.
 */
export function askAlone<Row>(
  pool: Pool,
  actor: Actor,
  statement: PreparedStatement<Row>,
  values: Record<string, unknown>,
): Promise<Row[]> {
  return withConnection(pool, async client => {
    const [begun, asked, committed] = await inOneWrite(client, () =>
      Promise.allSettled([begin(client, actor), client.query(filled(statement, values)), commit(client)]),
    )
    for (const outcome of [begun, asked, committed]) if (outcome.status === 'rejected') throw outcome.reason
    return asked.status === 'fulfilled' ? (asked.value.rows as Row[]) : []
  })
}
