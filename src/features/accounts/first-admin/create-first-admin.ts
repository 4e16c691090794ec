import { firstAdminIdentifier } from '#src/features/accounts/first-admin/first-admin-link.ts'
import { createUser } from '#src/features/accounts/new-user.ts'
import type { AccountsDeps } from '#src/features/accounts/open-accounts.ts'
import { type WeakPassword, weakPassword } from '#src/features/accounts/passwords/weak-password.ts'
import type { FirstAdminInput } from '#src/features/accounts/schema.ts'
import { type Account, findAccount, hasAdmin, updateUser, waitForEmail } from '#src/features/accounts/user-store.ts'
import { insertEvent } from '#src/features/accounts/users/event-store.ts'
import { waitForAdmins } from '#src/features/accounts/users/guard-admins.ts'
import { emailTaken } from '#src/features/accounts/users/refusals.ts'
import { accountsDesk } from '#src/platform/database/actor.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import type { Refusal } from '#src/platform/http/refusal.ts'

type Created = { ok: true; account: Account } | { ok: false; weak: WeakPassword } | { ok: false; refusal: Refusal }

/** One answer for a link that was used, has expired, was replaced or never was. */
const linkVoid: Refusal = {
  status: 403,
  code: 'otp_expired',
  message: 'This link is not good any more. Start the program again: it prints a new one while there is no admin.',
}

const refuse = (refusal: Refusal): Created => ({ ok: false, refusal })

/**
 * Creates the first admin, whose address counts as confirmed, for whoever holds the link the program printed. Nothing else
 * is said, and no password hashed, before the link has been seen to be good. What can be mended does not use it up.
 */
export function createFirstAdmin({ database, identity }: Pick<AccountsDeps, 'database' | 'identity'>) {
  const isGood = async (tx: Transaction, token: string) =>
    (await identity.isKept(tx, firstAdminIdentifier(token))) && !(await hasAdmin(tx))

  return async function createIt({ token, email, password, full_name }: FirstAdminInput): Promise<Created> {
    if (!(await database.inTransaction(accountsDesk, tx => isGood(tx, token)))) return refuse(linkVoid)
    const weak = weakPassword(password, [email, full_name])
    if (weak) return { ok: false, weak }
    const password_hash = await identity.hash(password)

    return database.inTransaction(accountsDesk, async (tx): Promise<Created> => {
      await waitForAdmins(tx)
      await waitForEmail(tx, email)
      if (!(await isGood(tx, token))) return refuse(linkVoid)
      if (await findAccount(tx, { email })) return refuse(emailTaken)
      await identity.takeOnce(tx, firstAdminIdentifier(token))
      const user = { email, password_hash, user_metadata: { full_name }, role: 'admin', given_by: null } as const
      const user_id = await createUser(tx, { identity }, user)
      await updateUser(tx, user_id, { email_verified: true, email_confirmed_at: new Date() })
      await insertEvent(tx, { user_id, by: user_id, action: 'created', before: {}, after: { email, role: 'admin' } })
      const account = await findAccount(tx, { id: user_id })
      if (!account) throw new Error('The first admin was not stored.')
      return { ok: true, account }
    })
  }
}
