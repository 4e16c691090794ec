import { randomUUIDv7 } from 'node:crypto'
import { and, count, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { factor_challenges, factors } from '#src/features/accounts/tables.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

export type Factor = typeof factors.$inferSelect

/** How long a challenge can be answered, in seconds. */
const challenge_seconds = 300

const now = sql`clock_timestamp()`
const isVerified = isNotNull(factors.verified_at)

/** Lets one transaction at a time look at and change the factors of a user: no code is taken twice at once. */
export async function waitForFactorsOf(tx: Transaction, user_id: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('accounts.factors'), hashtext(${user_id}))`)
}

/** An authenticator app of the user. */
export async function findTotp(tx: Transaction, user_id: string, id: string): Promise<Factor | undefined> {
  const mine = and(eq(factors.id, id), eq(factors.user_id, user_id), eq(factors.factor_type, 'totp'))
  const [row] = await tx.select().from(factors).where(mine)
  return row
}

export async function countVerifiedTotp(tx: Transaction, user_id: string): Promise<number> {
  const theirs = and(eq(factors.user_id, user_id), eq(factors.factor_type, 'totp'), isVerified)
  const [row] = await tx.select({ n: count() }).from(factors).where(theirs)
  return row?.n ?? 0
}

export async function hasFactorNamed(tx: Transaction, user_id: string, friendly_name: string): Promise<boolean> {
  const named = and(eq(factors.user_id, user_id), eq(factors.friendly_name, friendly_name), isVerified)
  const rows = await tx.select({ id: factors.id }).from(factors).where(named).limit(1)
  return rows.length > 0
}

export async function insertFactor(tx: Transaction, factor: typeof factors.$inferInsert): Promise<void> {
  await tx.insert(factors).values(factor)
}

/** Drops what the user began to set up and did not finish. */
export async function deleteUnverified(tx: Transaction, user_id: string): Promise<void> {
  await tx.delete(factors).where(and(eq(factors.user_id, user_id), isNull(factors.verified_at)))
}

export async function deleteFactor(tx: Transaction, id: string): Promise<void> {
  await tx.delete(factors).where(eq(factors.id, id))
}

export async function deleteFactorsOf(tx: Transaction, user_id: string): Promise<void> {
  await tx.delete(factors).where(eq(factors.user_id, user_id))
}

/** Writes down that the code of this step was taken; the first one also puts the factor in force. */
export async function markUsed(tx: Transaction, { id, verified_at }: Factor, step: number): Promise<void> {
  const set = { last_used_step: step, updated_at: now, ...(verified_at === null && { verified_at: now }) }
  await tx.update(factors).set(set).where(eq(factors.id, id))
}

/** Asks a session for a code; answers the question's id and when it is no longer open. */
export async function insertChallenge(tx: Transaction, factor_id: string, session_id: string) {
  const old = and(eq(factor_challenges.factor_id, factor_id), lt(factor_challenges.expires_at, now))
  await tx.delete(factor_challenges).where(old)
  const expires_at = sql`clock_timestamp() + make_interval(secs => ${challenge_seconds})`
  const [row] = await tx
    .insert(factor_challenges)
    .values({ id: randomUUIDv7(), factor_id, session_id, expires_at })
    .returning({ id: factor_challenges.id, expires_at: factor_challenges.expires_at })
  if (!row) throw new Error('The challenge was not stored.')
  await tx.update(factors).set({ last_challenged_at: now }).where(eq(factors.id, factor_id))
  return row
}

type Asked = { id: string; factor_id: string; session_id: string }

/** Whether this question was asked of this session about this factor, and is still open. */
export async function isOpen(tx: Transaction, { id, factor_id, session_id }: Asked): Promise<boolean> {
  const asked = and(
    eq(factor_challenges.id, id),
    eq(factor_challenges.factor_id, factor_id),
    eq(factor_challenges.session_id, session_id),
    sql`${factor_challenges.expires_at} > ${now}`,
  )
  const rows = await tx.select({ id: factor_challenges.id }).from(factor_challenges).where(asked)
  return rows.length > 0
}

export async function deleteChallenge(tx: Transaction, id: string): Promise<void> {
  await tx.delete(factor_challenges).where(eq(factor_challenges.id, id))
}
