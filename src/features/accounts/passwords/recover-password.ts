import { randomUUIDv7 } from 'node:crypto'
import { createMailedLinks } from '#src/features/accounts/links/mailed-links.ts'
import type { WayBack } from '#src/features/accounts/links/way-back.ts'
import { recoveryMail } from '#src/features/accounts/mail.ts'
import type { AccountsDeps } from '#src/features/accounts/open-accounts.ts'
import { tooManyMails } from '#src/features/accounts/refusals.ts'
import { findAccount, updateUser } from '#src/features/accounts/user-store.ts'
import { accountsDesk } from '#src/platform/database/actor.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import type { Refusal } from '#src/platform/http/refusal.ts'

export type Mailed = { ok: true } | { ok: false; refusal: Refusal }

/** Writes the mail whose link signs its reader in to choose a new password. */
export async function mailRecovery(tx: Transaction, deps: AccountsDeps, user_id: string, back: WayBack): Promise<void> {
  const account = await findAccount(tx, { id: user_id })
  if (!account) return
  const { email, email_verified, name } = account.user
  const { in_cookie, challenge } = back
  const links = createMailedLinks(deps)
  const link = await links.make(tx, 'recovery', { user_id, in_cookie, challenge }, back.redirect_to)
  const to = { name: email_verified ? name : '', address: email }
  await deps.outbox.write(tx, recoveryMail({ key: randomUUIDv7(), to, brand: deps.brand, link }))
  await updateUser(tx, user_id, { recovery_sent_at: new Date() })
}

/** Mails a recovery link where there is an account; the answer never tells whether there is one. */
export function createRecoverPassword(deps: AccountsDeps) {
  return function recoverPassword(email: string, address: string, back: WayBack): Promise<Mailed> {
    return deps.database.inTransaction(accountsDesk, async (tx): Promise<Mailed> => {
      const admitted = await deps.limits.admit(tx, [
        { kind: 'mail_to', of: email },
        { kind: 'mail_address', of: address },
      ])
      if (!admitted.ok) return { ok: false, refusal: tooManyMails(admitted.retry_after) }
      const account = await findAccount(tx, { email })
      if (account) await mailRecovery(tx, deps, account.user.id, back)
      return { ok: true }
    })
  }
}
