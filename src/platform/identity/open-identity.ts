import { randomUUIDv7 } from 'node:crypto'
import { drizzleAdapter } from '@better-auth/drizzle-adapter'
import { betterAuth } from 'better-auth/minimal'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { transactionInHand, withTransaction } from '#src/platform/identity/current-transaction.ts'
import { hashPassword, verifyPassword } from '#src/platform/passwords/hash-password.ts'

type Options = {
  secret: string
  site_origin: string
  tables: { users: PgTable; credentials: PgTable; one_time_values: PgTable }
}

type NewUser = { email: string; name: string; user_metadata: Record<string, unknown> }

const times = { createdAt: 'created_at', updatedAt: 'updated_at' }

function configure({ secret, site_origin, tables }: Options) {
  return betterAuth({
    secret,
    baseURL: site_origin,
    database: drizzleAdapter(transactionInHand, { provider: 'pg', schema: tables }),
    user: {
      modelName: 'users',
      fields: { emailVerified: 'email_verified', ...times },
      additionalFields: { user_metadata: { type: 'json', required: true } },
    },
    account: {
      modelName: 'credentials',
      fields: { accountId: 'account_id', providerId: 'provider_id', userId: 'user_id', ...times },
    },
    verification: {
      modelName: 'one_time_values',
      fields: { expiresAt: 'expires_at', ...times },
      storeIdentifier: 'hashed',
    },
    emailAndPassword: {
      enabled: true,
      password: { hash: hashPassword, verify: ({ hash, password }) => verifyPassword(hash, password) },
    },
    advanced: { database: { generateId: () => randomUUIDv7(), validateSchema: false } },
    logger: { level: 'error' },
    telemetry: { enabled: false },
  })
}

/**
 * Users, passwords and one-time values, kept by Better Auth in our tables. What takes a transaction happens inside it.
 * Hashing and verifying throw PoolIsFull when too much of it waits.
 */
export async function openIdentity(options: Options) {
  const { internalAdapter, password } = await configure(options).$context

  return {
    hash: password.hash,
    verify: (hash: string, given: string) => password.verify({ hash, password: given }),

    /** Answers the new user's id. Throws the database's error when the e-mail is taken. */
    createUser: (tx: Transaction, user: NewUser): Promise<string> =>
      withTransaction(tx, async () => {
        const created = await internalAdapter.createUser(
          { ...user, emailVerified: false },
          { method: 'email-password' },
        )
        return created.id
      }),

    /** Gives the user this password, whether there was one before or not. */
    setPassword: (tx: Transaction, user_id: string, hash: string): Promise<void> =>
      withTransaction(tx, async () => {
        if (await internalAdapter.findCredentialAccount(user_id)) {
          await internalAdapter.updatePassword(user_id, hash)
        } else {
          const account = { userId: user_id, accountId: user_id, providerId: 'credential', password: hash }
          await internalAdapter.linkAccount(account)
        }
      }),

    removePassword: (tx: Transaction, user_id: string): Promise<void> =>
      withTransaction(tx, () => internalAdapter.deleteAccounts(user_id)),

    /** Keeps `value` for one use until `expires_at`; the identifier itself is stored hashed. */
    keepOnce: (tx: Transaction, identifier: string, value: string, expires_at: Date): Promise<void> =>
      withTransaction(tx, async () => {
        await internalAdapter.createVerificationValue({ identifier, value, expiresAt: expires_at })
      }),

    /** Whether something is kept under the identifier and has not expired; it stays there. */
    isKept: (tx: Transaction, identifier: string): Promise<boolean> =>
      withTransaction(tx, async () => {
        const kept = await internalAdapter.findVerificationValue(identifier)
        return kept !== null && kept.expiresAt.getTime() > Date.now()
      }),

    /** Takes what was kept: once, and undefined ever after, when it has expired or never was. */
    takeOnce: (tx: Transaction, identifier: string): Promise<string | undefined> =>
      withTransaction(tx, async () => (await internalAdapter.consumeVerificationValue(identifier))?.value),
  }
}

export type Identity = Awaited<ReturnType<typeof openIdentity>>
