import { randomBytes } from 'node:crypto'
import type { Brand } from '#src/domain/brand.ts'
import { credentials, one_time_values, users } from '#src/features/accounts/tables.ts'
import type { Database } from '#src/platform/database/database.ts'
import { readInstallationSecret } from '#src/platform/database/installation-secret.ts'
import { type Identity, openIdentity } from '#src/platform/identity/open-identity.ts'
import type { Outbox } from '#src/platform/mail/outbox.ts'
import { type AttemptLimits, createAttemptLimits } from './sessions/attempt-limits.ts'
import { openTokenKeys, type TokenKeys } from './sessions/token-keys.ts'

type Options = { database: Database; outbox: Outbox; brand: Brand; site_origin: string }

/** What the verbs of accounts work with. */
export type AccountsDeps = Options & {
  identity: Identity
  limits: AttemptLimits
  keys: TokenKeys
  refresh_secret: string
  browser_secret: string
  /** Encrypts what authenticator apps share with us. */
  factor_secret: string
  recovery_code_secret: string
  /** The hash of a password nobody has: checking against it costs an unknown e-mail as much time as a known one. */
  nobodys_hash: string
}

/** Better Auth over our tables, with this installation's secret. Throws DatabaseUnavailable. */
export async function openAccountsIdentity(database: Database, site_origin: string): Promise<Identity> {
  const secret = await readInstallationSecret(database, 'identity')
  return openIdentity({ secret, site_origin, tables: { users, credentials, one_time_values } })
}

/** Makes or reads the keys and secrets of this installation. Throws DatabaseUnavailable. */
export async function openAccounts(options: Options): Promise<AccountsDeps> {
  const { database, site_origin } = options
  const secret = (name: string) => readInstallationSecret(database, name)
  const identity = await openAccountsIdentity(database, site_origin)
  return {
    ...options,
    identity,
    limits: createAttemptLimits(await secret('attempt_hashes')),
    keys: openTokenKeys(database, { issuer: `${site_origin}/auth/v1`, audience: 'authenticated' }),
    refresh_secret: await secret('refresh_tokens'),
    browser_secret: await secret('known_browsers'),
    factor_secret: await secret('second_factors'),
    recovery_code_secret: await secret('recovery_codes'),
    nobodys_hash: await identity.hash(randomBytes(32).toString('base64url')),
  }
}
