import type { Role } from '#src/domain/access.ts'
import { findAccount, setRole } from '#src/features/accounts/user-store.ts'
import { type By, insertEvent } from '#src/features/accounts/users/event-store.ts'
import { objectionTo, waitForAdmins } from '#src/features/accounts/users/guard-admins.ts'
import { noUser, type UserChanged } from '#src/features/accounts/users/refusals.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

type Given = { user_id: string; role: Role; by: By }

/** Gives a user this role; it takes hold on their next request. Refuses `not_found`, `own_account` and `last_admin`. */
export async function giveRole(tx: Transaction, { user_id, role, by }: Given): Promise<UserChanged> {
  await waitForAdmins(tx)
  const account = await findAccount(tx, { id: user_id })
  if (!account) return { ok: false, refusal: noUser }
  if (account.role === role) return { ok: true }
  const refusal = await objectionTo(tx, user_id, by)
  if (refusal) return { ok: false, refusal }
  await setRole(tx, user_id, { role, given_by: by })
  await insertEvent(tx, { user_id, by, action: 'role_given', before: { role: account.role }, after: { role } })
  return { ok: true }
}
