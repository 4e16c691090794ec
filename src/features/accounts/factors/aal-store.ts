import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { lockSessionsOf, type Session } from '#src/features/accounts/sessions/session-store.ts'
import { type SignInMethod, sessions } from '#src/features/accounts/tables.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

type Shown = { session_id: string; user_id: string; factor_id: string; method: 'totp' | 'mfa/recovery_code' }

const now = sql`clock_timestamp()`

/** Each method once, with its newest time. */
function withMethod(amr: readonly SignInMethod[], method: Shown['method']): SignInMethod[] {
  const timestamp = Math.floor(Date.now() / 1000)
  return [...amr.filter(entry => entry.method !== method), { method, timestamp }]
}

/**
 * Raises the session to aal2, and ends the user's sessions that have not come so far, as the protocol has it: whoever
 * knows the password alone is out. Undefined when the session is over.
 */
export async function raiseSession(tx: Transaction, shown: Shown): Promise<Session | undefined> {
  const locked = await lockSessionsOf(tx, shown.user_id)
  const own = locked.find(({ id }) => id === shown.session_id)
  if (!own) return undefined
  const amr = withMethod(own.amr, shown.method)
  const [raised] = await tx
    .update(sessions)
    .set({ aal: 'aal2', factor_id: shown.factor_id, amr })
    .where(eq(sessions.id, own.id))
    .returning()
  const lower = and(
    eq(sessions.user_id, shown.user_id),
    ne(sessions.id, own.id),
    eq(sessions.aal, 'aal1'),
    isNull(sessions.ended_at),
  )
  await tx.update(sessions).set({ ended_at: now, end_reason: 'second_factor_shown_elsewhere' }).where(lower)
  return raised
}

async function lower(tx: Transaction, user_id: string, which: SQL | undefined): Promise<void> {
  await lockSessionsOf(tx, user_id)
  const amr = sql`(select coalesce(jsonb_agg(entry), '[]'::jsonb) from jsonb_array_elements(${sessions.amr}) entry
    where entry ->> 'method' not in ('totp', 'mfa/recovery_code'))`
  await tx
    .update(sessions)
    .set({ aal: 'aal1', factor_id: null, amr })
    .where(and(eq(sessions.user_id, user_id), which))
}

/** Takes aal2 from the sessions that this factor raised. */
export function lowerRaisedBy(tx: Transaction, user_id: string, factor_id: string): Promise<void> {
  return lower(tx, user_id, eq(sessions.factor_id, factor_id))
}

export function lowerSessionsOf(tx: Transaction, user_id: string): Promise<void> {
  return lower(tx, user_id, undefined)
}
