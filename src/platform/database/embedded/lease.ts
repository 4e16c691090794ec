import { Client } from 'pg'
import type { Connection } from '#src/platform/database/connection.ts'

/** Any number that no other lock of ours has; the letters of "PORCH". */
const leaseLock = 0x504f524348

/** One program's stake in the embedded server: a shared lock that goes when the program does, killed or not. */
export type Lease = {
  /** Gives the stake up and, when nobody else holds one, runs `stop` before anybody can take one. */
  giveUp(stop: () => Promise<void>): Promise<void>
  /** Resolves when the connection ends, by our doing or the server's. */
  ended: Promise<void>
}

/** Throws what the driver throws when the server cannot be reached. */
export async function takeLease(connection: Connection): Promise<Lease> {
  const client = new Client({
    ...connection,
    application_name: 'porchlight lease',
    connectionTimeoutMillis: 3000,
    keepAlive: true,
  })
  const ended = new Promise<void>(resolve => {
    client.on('error', () => resolve())
    client.on('end', () => resolve())
  })
  try {
    await client.connect()
    await client.query('select pg_advisory_lock_shared($1)', [leaseLock])
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }

  async function isLast(): Promise<boolean> {
    try {
      await client.query('select pg_advisory_unlock_shared($1)', [leaseLock])
      const { rows } = await client.query('select pg_try_advisory_lock($1) as alone', [leaseLock])
      return rows[0]?.alone === true
    } catch {
      return false
    }
  }

  async function giveUp(stop: () => Promise<void>): Promise<void> {
    if (await isLast()) await stop()
    await client.end().catch(() => undefined)
  }
  return { giveUp, ended }
}
