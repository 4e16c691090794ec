import { createHmac, randomUUIDv7 } from 'node:crypto'
import { and, inArray, lt, sql } from 'drizzle-orm'
import { attempts } from '#src/features/accounts/tables.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

const hour = 3600

/** How many attempts of a kind one subject has within any hour. */
const mostPerHour = {
  /** Wrong passwords for one account from browsers it does not know. */
  sign_in_account: 20,
  sign_in_address: 20,
  /** Wrong passwords from one browser that has signed in to the account before. */
  sign_in_browser: 20,
  sign_up_address: 20,
  mail_to: 5,
  mail_address: 20,
  current_password: 20,
  /** Wrong codes of one user's authenticator apps: six digits, of which three are right at any time. */
  factor_code: 10,
  recovery_code: 10,
} as const

export type Subject = { kind: keyof typeof mostPerHour; of: string }

export type Admitted = { ok: true; attempt_ids: string[] } | { ok: false; retry_after: number }

/** Whole seconds until one more attempt is within the limit; 0 when it is now. */
async function secondsToWait(tx: Transaction, subject_hash: string, most: number): Promise<number> {
  const { rows } = await tx.execute<{ wait: number }>(sql`
    select ceil(extract(epoch from created_at + make_interval(secs => ${hour}) - clock_timestamp()))::int as wait
    from ${attempts} where subject_hash = ${subject_hash} and created_at > clock_timestamp() - make_interval(secs => ${hour})
    order by created_at desc offset ${most - 1} limit 1`)
  return rows[0] === undefined ? 0 : Math.max(1, rows[0].wait)
}

/** Counts attempts in the database, by keyed hashes, so that limits hold across processes and restarts. */
export function createAttemptLimits(secret: string) {
  const hashOf = ({ kind, of }: Subject) => createHmac('sha256', secret).update(`${kind}\n${of}`).digest('base64url')

  /** Counts one attempt for each subject before it is made, or none when one of them has had enough. */
  async function admit(tx: Transaction, subjects: readonly Subject[]): Promise<Admitted> {
    const hashed = subjects
      .map(subject => ({ subject_hash: hashOf(subject), most: mostPerHour[subject.kind] }))
      .toSorted((a, b) => (a.subject_hash < b.subject_hash ? -1 : 1))
    for (const { subject_hash, most } of hashed) {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('accounts.attempts'), hashtext(${subject_hash}))`)
      const retry_after = await secondsToWait(tx, subject_hash, most)
      if (retry_after > 0) return { ok: false, retry_after }
    }
    const old = sql`clock_timestamp() - make_interval(secs => ${hour})`
    const hashes = hashed.map(({ subject_hash }) => subject_hash)
    await tx.delete(attempts).where(and(inArray(attempts.subject_hash, hashes), lt(attempts.created_at, old)))
    const rows = hashed.map(({ subject_hash }) => ({
      id: randomUUIDv7(),
      subject_hash,
      created_at: sql`clock_timestamp()`,
    }))
    await tx.insert(attempts).values(rows)
    return { ok: true, attempt_ids: rows.map(row => row.id) }
  }

  /** Takes back what turned out not to be wrong. */
  async function forget(tx: Transaction, attempt_ids: readonly string[]): Promise<void> {
    await tx.delete(attempts).where(inArray(attempts.id, [...attempt_ids]))
  }

  return { admit, forget }
}

export type AttemptLimits = ReturnType<typeof createAttemptLimits>
