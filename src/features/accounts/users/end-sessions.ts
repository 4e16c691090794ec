import { countStanding, endSessionsOf } from '#src/features/accounts/sessions/session-store.ts'
import { findAccount } from '#src/features/accounts/user-store.ts'
import { type By, insertEvent } from '#src/features/accounts/users/event-store.ts'
import { noUser, type UserChanged } from '#src/features/accounts/users/refusals.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

/** Signs a user out everywhere, at once; they may sign in again. Refuses `not_found`. */
export async function endSessions(tx: Transaction, { user_id, by }: { user_id: string; by: By }): Promise<UserChanged> {
  if (!(await findAccount(tx, { id: user_id }))) return { ok: false, refusal: noUser }
  const sessions = await countStanding(tx, user_id)
  if (sessions === 0) return { ok: true }
  await endSessionsOf(tx, user_id, 'ended_by_admin')
  await insertEvent(tx, { user_id, by, action: 'sessions_ended', before: { sessions }, after: { sessions: 0 } })
  return { ok: true }
}
