import { randomUUIDv7 } from 'node:crypto'
import { askForEmailChange } from '#src/features/accounts/change-email.ts'
import { confirmationMail } from '#src/features/accounts/mail.ts'
import type { AccountsDeps } from '#src/features/accounts/open-accounts.ts'
import { type Mailed, mailRecovery } from '#src/features/accounts/passwords/recover-password.ts'
import { tooManyMails } from '#src/features/accounts/refusals.ts'
import { type Account, findAccount, updateUser } from '#src/features/accounts/user-store.ts'
import { newPasswordPath } from '#src/features/accounts/users/invite-user.ts'
import { accountsDesk } from '#src/platform/database/actor.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { createMailedLinks } from './mailed-links.ts'
import type { WayBack } from './way-back.ts'

type Asked = { type: 'signup' | 'email_change'; email: string }

/** Our own pages ask for the root, which runs no script and could not take a session to choose a password with. */
const toNewPassword = (back: WayBack): WayBack => (back.in_cookie ? { ...back, redirect_to: newPasswordPath } : back)

/**
 * Sends the confirmation of a sign-up, or of a change of e-mail, once more; the answer never tells whether there was one.
 * When several sign-ups wait for one address nobody knows whose password is meant: the link then leads to a new one.
 */
export function createResendLink(deps: AccountsDeps) {
  const links = createMailedLinks(deps)

  async function confirmAgain(tx: Transaction, { user, password_hash }: Account, back: WayBack): Promise<void> {
    if (password_hash === null) return mailRecovery(tx, deps, user.id, toNewPassword(back))
    const { in_cookie, challenge } = back
    const link = await links.make(tx, 'signup', { user_id: user.id, in_cookie, challenge }, back.redirect_to)
    const to = { name: '', address: user.email }
    await deps.outbox.write(tx, confirmationMail({ key: randomUUIDv7(), to, brand: deps.brand, link }))
    await updateUser(tx, user.id, { confirmation_sent_at: new Date() })
  }

  return function resendLink({ type, email }: Asked, address: string, back: WayBack): Promise<Mailed> {
    return deps.database.inTransaction(accountsDesk, async (tx): Promise<Mailed> => {
      const admitted = await deps.limits.admit(tx, [
        { kind: 'mail_to', of: email },
        { kind: 'mail_address', of: address },
      ])
      if (!admitted.ok) return { ok: false, refusal: tooManyMails(admitted.retry_after) }
      const account = await findAccount(tx, { email })
      if (type === 'signup' && account && !account.user.email_verified) await confirmAgain(tx, account, back)
      if (type === 'email_change' && account?.new_email) {
        await askForEmailChange(tx, deps, account, account.new_email, back)
      }
      return { ok: true }
    })
  }
}
