import { desc, gt, isNull, or, sql } from 'drizzle-orm'
import { signing_keys } from '#src/features/accounts/tables.ts'
import { system } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import {
  type Claims,
  makeSigningKey,
  publicPart,
  type SigningKey,
  signToken,
  type TokenRules,
  tokenVerifier,
} from '#src/platform/tokens/access-token.ts'
import { rememberGood } from '#src/platform/tokens/remembered-tokens.ts'
import { sessionLimits } from './session-limits.ts'

/** How long a key set may be cached, here and by others, in seconds. */
export const keySetSeconds = 600
/** An unknown key may be a new one of another process; but forged tokens must not make us read all the time. */
const leastSecondsBetweenReads = 1
/** Tokens in use at the same time whose signature is checked once, not on every request; each takes about 1 kB. */
const mostRemembered = 10_000

type KeySet = { keys: SigningKey[]; verify: ReturnType<typeof tokenVerifier> }

/** Of keys: the one in force, and replaced ones that may have signed a token which has not expired yet. */
export const isBelieved = or(
  isNull(signing_keys.replaced_at),
  gt(
    signing_keys.replaced_at,
    sql`clock_timestamp() - make_interval(secs => ${sessionLimits.access_token_seconds + keySetSeconds})`,
  ),
)

async function insertKey(tx: Transaction): Promise<void> {
  const key = await makeSigningKey()
  await tx.insert(signing_keys).values({ kid: key.kid, private_jwk: key, created_at: sql`clock_timestamp()` })
}

async function readKeys(tx: Transaction): Promise<SigningKey[]> {
  const rows = await tx.select().from(signing_keys).where(isBelieved).orderBy(desc(signing_keys.created_at))
  return rows.map(row => row.private_jwk as SigningKey)
}

/** Puts a new signing key in force. Tokens signed by the old one stay good until they expire. */
export async function rotateSigningKey(database: Database): Promise<void> {
  await database.inTransaction(system, async tx => {
    await tx.update(signing_keys).set({ replaced_at: sql`clock_timestamp()` }).where(isNull(signing_keys.replaced_at))
    await insertKey(tx)
  })
}

/** Signs and checks access tokens with the keys in the database, of which the first is made when there is none. */
export function openTokenKeys(database: Database, rules: TokenRules) {
  let current: Promise<KeySet> | undefined
  let read_at = 0

  async function load(): Promise<KeySet> {
    const keys = await database.inTransaction(system, async tx => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('accounts.signing_keys'))`)
      const stored = await readKeys(tx)
      if (stored.length > 0) return stored
      await insertKey(tx)
      return readKeys(tx)
    })
    // With a new key set what was remembered of the old one goes.
    return { keys, verify: rememberGood(tokenVerifier(keys, rules), mostRemembered) }
  }

  function keySet(oldest_seconds: number): Promise<KeySet> {
    if (!current || Date.now() - read_at > oldest_seconds * 1000) {
      read_at = Date.now()
      const loading = load()
      loading.catch(() => {
        if (current === loading) current = undefined
      })
      current = loading
    }
    return current
  }

  return {
    async sign(claims: Claims): Promise<string> {
      const [newest] = (await keySet(keySetSeconds)).keys
      if (!newest) throw new Error('There is no signing key.')
      return signToken(newest, claims, rules)
    },

    /** The claims of a good token; undefined for any other. */
    async verify(token: string): Promise<Claims | undefined> {
      const first = await (await keySet(keySetSeconds)).verify(token)
      const second = first === 'unknown_key' ? await (await keySet(leastSecondsBetweenReads)).verify(token) : first
      return typeof second === 'string' ? undefined : second
    },

    /** The public keys, as `.well-known/jwks.json` answers them. */
    async publicKeys() {
      return { keys: (await keySet(keySetSeconds)).keys.map(publicPart) }
    },
  }
}

export type TokenKeys = ReturnType<typeof openTokenKeys>
