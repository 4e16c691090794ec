import { Pool } from 'pg'
import type { Actor } from '#src/platform/database/actor.ts'
import type { Connection } from '#src/platform/database/connection.ts'
import { type Channel, openChannel } from '#src/platform/database/follow-channel.ts'
import type { PreparedStatement } from '#src/platform/database/prepared-statement.ts'
import { askAlone, runInTransaction, type Transaction } from '#src/platform/database/transaction.ts'
import type { Log } from '#src/platform/log/log.ts'

export type Database = {
  /** One transaction as `actor`. Throws DatabaseUnavailable when the database is not there. */
  inTransaction<T>(actor: Actor, work: (tx: Transaction) => Promise<T>): Promise<T>
  /** One statement as `actor`, in a transaction of its own and one way to the server and back. Throws DatabaseUnavailable. */
  ask<Row>(actor: Actor, statement: PreparedStatement<Row>, values: Record<string, unknown>): Promise<Row[]>
  /** What is notified on a channel, by any process, with `notify`. */
  channel(name: string): Channel
  /** Whether the database answers within one second. */
  isAlive(): Promise<boolean>
  /** For migrations and the job queue only: the user who owns the tables. */
  owner: Connection
  /** Ends every connection and, where this program is its last user, stops the embedded server. */
  close(): Promise<void>
}

type Parts = {
  app: Connection
  owner: Connection
  log: Log
  afterClose?: () => Promise<void>
}

const aliveLimitMs = 1000
const closeLimitMs = 1000

function within<T>(ms: number, promise: Promise<T>, otherwise: T): Promise<T> {
  return new Promise(resolve => {
    const timer = setTimeout(() => resolve(otherwise), ms)
    promise.then(resolve, () => resolve(otherwise)).finally(() => clearTimeout(timer))
  })
}

/** A pool of connections in the application's hands. Nothing is connected until it is first used. */
export function createDatabase({ app, owner, log, afterClose }: Parts): Database {
  const pool = new Pool({
    ...app,
    application_name: 'porchlight',
    max: 10,
    connectionTimeoutMillis: 2000,
    query_timeout: 5000,
    statement_timeout: 4500,
    idle_in_transaction_session_timeout: 120_000,
    keepAlive: true,
    // Statements go to the server as they come instead of each waiting for the answer to the one before.
    pipeline: true,
  })
  pool.on('error', error => log.warn('A database connection was lost.', { error }))
  const channels = new Map<string, Channel>()
  let closing: Promise<void> | undefined

  function channel(name: string): Channel {
    const known = channels.get(name) ?? openChannel(app, name, log)
    channels.set(name, known)
    return known
  }

  async function close(): Promise<void> {
    const all = [pool.end(), ...[...channels.values()].map(open => open.close())]
    await within(closeLimitMs, Promise.all(all), undefined)
    await afterClose?.()
  }

  return {
    owner,
    inTransaction: (actor, work) => runInTransaction(pool, actor, work),
    ask: (actor, statement, values) => askAlone(pool, actor, statement, values),
    channel,
    isAlive: () =>
      within(
        aliveLimitMs,
        pool.query('select 1').then(() => true),
        false,
      ),
    close: () => {
      closing ??= close()
      return closing
    },
  }
}
