import { Client } from 'pg'
import type { Connection } from '#src/platform/database/connection.ts'
import type { Log } from '#src/platform/log/log.ts'

export type Channel = {
  /** Hears every payload until the returned function is called. `missed`: some may have been lost, look again. */
  follow(hear: (payload: string) => void, missed: () => void): () => void
  close(): Promise<void>
}

type Follower = { hear: (payload: string) => void; missed: () => void }

const retryMs = 1000

/**
 * Listens to the notifications of one channel, for any number of followers over one connection of its own. It is opened
 * with the first follower, and again when it is lost.
 */
export function openChannel(connection: Connection, name: string, log: Log): Channel {
  const followers = new Set<Follower>()
  let client: Client | undefined
  let retry: NodeJS.Timeout | undefined
  let isClosed = false

  function again(): void {
    client = undefined
    if (isClosed || followers.size === 0) return
    clearTimeout(retry)
    retry = setTimeout(connect, retryMs)
  }

  function connect(): void {
    const own = new Client({ ...connection, application_name: 'porchlight listens', keepAlive: true })
    client = own
    own.on('error', error => log.warn('Notifications of the database are not heard for now.', { error }))
    own.once('end', () => client === own && again())
    own.on('notification', ({ payload = '' }) => {
      for (const { hear } of followers) hear(payload)
    })
    own
      .connect()
      .then(() => own.query(`listen ${own.escapeIdentifier(name)}`))
      .then(() => {
        for (const { missed } of followers) missed()
      })
      .catch(() => own.end().catch(again))
  }

  return {
    follow(hear, missed) {
      const follower = { hear, missed }
      followers.add(follower)
      if (!client && !isClosed) connect()
      return () => followers.delete(follower)
    },
    async close() {
      isClosed = true
      clearTimeout(retry)
      followers.clear()
      await client?.end().catch(() => undefined)
    },
  }
}
