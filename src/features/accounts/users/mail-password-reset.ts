import type { AccountsDeps } from '#src/features/accounts/open-accounts.ts'
import { mailRecovery } from '#src/features/accounts/passwords/recover-password.ts'
import { tooManyMails } from '#src/features/accounts/refusals.ts'
import { findAccount } from '#src/features/accounts/user-store.ts'
import { insertEvent } from '#src/features/accounts/users/event-store.ts'
import { newPasswordPath } from '#src/features/accounts/users/invite-user.ts'
import { notWhileSuspended, noUser, type UserChanged } from '#src/features/accounts/users/refusals.ts'
import { accountsDesk } from '#src/platform/database/actor.ts'

type Asked = { user_id: string; by: string }

/**
 * Mails a user the link that leads to a new password. The password in force, and the sessions, stay as they are until
 * the user acts. Refuses `not_found`, `user_suspended` and 429.
 */
export function createMailPasswordReset(deps: AccountsDeps) {
  return function mailPasswordReset({ user_id, by }: Asked): Promise<UserChanged> {
    return deps.database.inTransaction(accountsDesk, async (tx): Promise<UserChanged> => {
      const account = await findAccount(tx, { id: user_id })
      if (!account) return { ok: false, refusal: noUser }
      if (account.suspended) return { ok: false, refusal: notWhileSuspended }
      const { email } = account.user
      const admitted = await deps.limits.admit(tx, [{ kind: 'mail_to', of: email }])
      if (!admitted.ok) return { ok: false, refusal: tooManyMails(admitted.retry_after) }
      const redirect_to = `${deps.site_origin}${newPasswordPath}`
      await mailRecovery(tx, deps, user_id, { redirect_to, in_cookie: true })
      await insertEvent(tx, { user_id, by, action: 'password_reset', before: {}, after: { email } })
      return { ok: true }
    })
  }
}
