import { countStanding, endSessionsOf } from '#src/features/accounts/sessions/session-store.ts'
import { deleteSuspension, findAccount, insertSuspension } from '#src/features/accounts/user-store.ts'
import { type By, insertEvent } from '#src/features/accounts/users/event-store.ts'
import { objectionTo, waitForAdmins } from '#src/features/accounts/users/guard-admins.ts'
import { noUser, type UserChanged } from '#src/features/accounts/users/refusals.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

type Suspended = { user_id: string; reason: string; by: By }

/**
 * Keeps a user out until they are restored: every session ends at once and none can be begun. A second suspension
 * changes nothing. Refuses `not_found`, `own_account` and `last_admin`.
 */
export async function suspendUser(tx: Transaction, { user_id, reason, by }: Suspended): Promise<UserChanged> {
  await waitForAdmins(tx)
  const account = await findAccount(tx, { id: user_id })
  if (!account) return { ok: false, refusal: noUser }
  if (account.suspended) return { ok: true }
  const refusal = await objectionTo(tx, user_id, by)
  if (refusal) return { ok: false, refusal }
  const sessions = await countStanding(tx, user_id)
  await insertSuspension(tx, { user_id, suspended_by: by, reason })
  await endSessionsOf(tx, user_id, 'suspended')
  const after = { status: 'suspended', sessions: 0, ...(reason && { reason }) }
  await insertEvent(tx, { user_id, by, action: 'suspended', before: { sessions }, after })
  return { ok: true }
}

/** Lets a suspended user sign in again; ended sessions stay ended. Refuses `not_found`. */
export async function restoreUser(tx: Transaction, { user_id, by }: Omit<Suspended, 'reason'>): Promise<UserChanged> {
  await waitForAdmins(tx)
  const account = await findAccount(tx, { id: user_id })
  if (!account) return { ok: false, refusal: noUser }
  if (!account.suspended) return { ok: true }
  await deleteSuspension(tx, user_id)
  await insertEvent(tx, { user_id, by, action: 'restored', before: { status: 'suspended' }, after: {} })
  return { ok: true }
}
