import { randomUUIDv7 } from 'node:crypto'
import type { Role } from '#src/domain/access.ts'
import { createMailedLinks } from '#src/features/accounts/links/mailed-links.ts'
import { invitationMail } from '#src/features/accounts/mail.ts'
import { createUser } from '#src/features/accounts/new-user.ts'
import type { AccountsDeps } from '#src/features/accounts/open-accounts.ts'
import { tooManyMails } from '#src/features/accounts/refusals.ts'
import { findAccount, updateUser, waitForEmail } from '#src/features/accounts/user-store.ts'
import { type By, insertEvent } from '#src/features/accounts/users/event-store.ts'
import {
  confirmedAlready,
  emailTaken,
  notWhileSuspended,
  noUser,
  type UserChanged,
} from '#src/features/accounts/users/refusals.ts'
import { accountsDesk } from '#src/platform/database/actor.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import type { Refusal } from '#src/platform/http/refusal.ts'

type Invited = { email: string; full_name: string; role: Role; by: string }

export type InvitedUser = { ok: true; user_id: string } | { ok: false; refusal: Refusal }

/** Where the link of an invitation leads: to choose a password. */
export const newPasswordPath = '/new-password'

/**
 * Invites people: they exist from now on with the role they were given, and confirm their address and choose a password
 * by a mailed link that is good once, within 7 days. Nobody can sign in before.
 */
export function createInviteUser(deps: AccountsDeps) {
  const { database, limits, outbox, brand, site_origin } = deps
  const links = createMailedLinks(deps)

  async function mailInvitation(
    tx: Transaction,
    user_id: string,
    to: { name: string; address: string },
  ): Promise<void> {
    const meaning = { user_id, in_cookie: true }
    const link = await links.make(tx, 'invite', meaning, `${site_origin}${newPasswordPath}`)
    await outbox.write(tx, invitationMail({ key: randomUUIDv7(), to, brand, link }))
    await updateUser(tx, user_id, { confirmation_sent_at: new Date() })
  }

  async function admit(tx: Transaction, email: string): Promise<Refusal | undefined> {
    const admitted = await limits.admit(tx, [{ kind: 'mail_to', of: email }])
    return admitted.ok ? undefined : tooManyMails(admitted.retry_after)
  }

  return {
    /** Refuses `email_exists` and 429. */
    invite: ({ email, full_name, role, by }: Invited): Promise<InvitedUser> =>
      database.inTransaction(accountsDesk, async (tx): Promise<InvitedUser> => {
        await waitForEmail(tx, email)
        if (await findAccount(tx, { email })) return { ok: false, refusal: emailTaken }
        const refusal = await admit(tx, email)
        if (refusal) return { ok: false, refusal }
        const user = { email, password_hash: null, user_metadata: { full_name }, role, given_by: by }
        const user_id = await createUser(tx, deps, user)
        await mailInvitation(tx, user_id, { name: full_name, address: email })
        await insertEvent(tx, { user_id, by, action: 'invited', before: {}, after: { email, role } })
        return { ok: true, user_id }
      }),

    /** Mails an invitation to somebody who has not confirmed yet. Refuses `not_found`, `already_confirmed`, `user_suspended` and 429. */
    inviteAgain: (user_id: string, by: By): Promise<UserChanged> =>
      database.inTransaction(accountsDesk, async (tx): Promise<UserChanged> => {
        const account = await findAccount(tx, { id: user_id })
        if (!account) return { ok: false, refusal: noUser }
        if (account.suspended) return { ok: false, refusal: notWhileSuspended }
        if (account.user.email_verified) return { ok: false, refusal: confirmedAlready }
        const { email } = account.user
        const refusal = await admit(tx, email)
        if (refusal) return { ok: false, refusal }
        await mailInvitation(tx, user_id, { name: '', address: email })
        await insertEvent(tx, { user_id, by, action: 'invited', before: {}, after: { email, role: account.role } })
        return { ok: true }
      }),
  }
}
