import { randomUUIDv7 } from 'node:crypto'
import type { Caller } from '#src/features/accounts/authorize.ts'
import { askForEmailChange, cancelEmailChange } from '#src/features/accounts/change-email.ts'
import { passwordChangedMail } from '#src/features/accounts/mail.ts'
import { metadataSchema } from '#src/features/accounts/metadata.ts'
import type { AccountsDeps } from '#src/features/accounts/open-accounts.ts'
import {
  samePassword,
  sessionMissing,
  signInAgain,
  tooManyMails,
  tooManyRequests,
  tooMuchMetadata,
  wrongCurrentPassword,
} from '#src/features/accounts/refusals.ts'
import type { UpdateUserInput } from '#src/features/accounts/schema.ts'
import { type Account, findAccount, updateUser as writeUser } from '#src/features/accounts/user-store.ts'
import { accountsDesk } from '#src/platform/database/actor.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import type { Refusal } from '#src/platform/http/refusal.ts'
import { createMailedLinks } from './links/mailed-links.ts'
import type { WayBack } from './links/way-back.ts'
import { type WeakPassword, weakPassword } from './passwords/weak-password.ts'
import { sessionLimits } from './sessions/session-limits.ts'
import { endSessionsOf } from './sessions/session-store.ts'

export type UpdatedUser =
  | { ok: true; account: Account }
  | { ok: false; weak: WeakPassword }
  | { ok: false; refusal: Refusal }

type Objection = Extract<UpdatedUser, { ok: false }>

const refuse = (refusal: Refusal): Objection => ({ ok: false, refusal })

/** A key whose value is null goes, as the protocol has it. */
function merged(before: Record<string, unknown>, change: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== null))
}

/**
 * Changes password, e-mail and metadata of the user who asks. A new password ends every other session, calls off a change
 * of e-mail that waits, and is told by mail; without the current one it needs a sign-in of the last 24 hours. A new e-mail
 * waits for a yes at both addresses.
 */
export function createUpdateUser(deps: AccountsDeps) {
  const { database, identity, limits, outbox, brand } = deps
  const links = createMailedLinks(deps)

  async function checkCurrent(given: string, account: Account): Promise<Objection | undefined> {
    const subject = { kind: 'current_password', of: account.user.id } as const
    const admitted = await database.inTransaction(accountsDesk, tx => limits.admit(tx, [subject]))
    if (!admitted.ok) return refuse(tooManyRequests(admitted.retry_after))
    const right = account.password_hash !== null && (await identity.verify(account.password_hash, given))
    if (!right) return refuse(wrongCurrentPassword)
    await database.inTransaction(accountsDesk, tx => limits.forget(tx, admitted.attempt_ids))
    return undefined
  }

  async function objectionTo(input: UpdateUserInput, caller: Caller, account: Account): Promise<Objection | undefined> {
    const { password, current_password } = input
    if (password === undefined) return undefined
    const weak = weakPassword(password, [account.user.email, account.user.name])
    if (weak) return { ok: false, weak }
    const age_seconds = (Date.now() - caller.session.created_at.getTime()) / 1000
    if (current_password === undefined && age_seconds > sessionLimits.fresh_seconds) return refuse(signInAgain)
    const wrong = current_password === undefined ? undefined : await checkCurrent(current_password, account)
    if (wrong) return wrong
    const same = account.password_hash !== null && (await identity.verify(account.password_hash, password))
    return same ? refuse(samePassword) : undefined
  }

  async function changePassword(tx: Transaction, caller: Caller, { user }: Account, hash: string): Promise<void> {
    await identity.setPassword(tx, user.id, hash)
    await endSessionsOf(tx, user.id, 'password_changed', caller.session.id)
    await links.drop(tx, user.id)
    await cancelEmailChange(tx, user.id)
    const to = { name: user.name, address: user.email }
    await outbox.write(tx, passwordChangedMail({ key: randomUUIDv7(), to, brand }))
  }

  return async function updateUser(caller: Caller, input: UpdateUserInput, back: WayBack): Promise<UpdatedUser> {
    const id = caller.user_id
    const account = await database.inTransaction(accountsDesk, tx => findAccount(tx, { id }))
    if (!account) return refuse(sessionMissing)
    const user_metadata = input.data && merged(account.user.user_metadata, input.data)
    if (user_metadata && !metadataSchema.safeParse(user_metadata).success) return refuse(tooMuchMetadata)
    const objection = await objectionTo(input, caller, account)
    if (objection) return objection
    const password_hash = input.password === undefined ? undefined : await identity.hash(input.password)

    return database.inTransaction(accountsDesk, async (tx): Promise<UpdatedUser> => {
      const new_email = input.email === account.user.email ? undefined : input.email
      if (new_email !== undefined) {
        const admitted = await limits.admit(tx, [
          { kind: 'mail_to', of: new_email },
          { kind: 'mail_to', of: id },
        ])
        if (!admitted.ok) return refuse(tooManyMails(admitted.retry_after))
      }
      if (password_hash !== undefined) await changePassword(tx, caller, account, password_hash)
      if (new_email !== undefined) await askForEmailChange(tx, deps, account, new_email, back)
      if (user_metadata) await writeUser(tx, id, { user_metadata })
      const now = await findAccount(tx, { id })
      return now ? { ok: true, account: now } : refuse(sessionMissing)
    })
  }
}
