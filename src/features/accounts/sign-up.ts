import { randomUUIDv7 } from 'node:crypto'
import { alreadySignedUpMail, confirmationMail } from '#src/features/accounts/mail.ts'
import { createUser, nameIn } from '#src/features/accounts/new-user.ts'
import type { AccountsDeps } from '#src/features/accounts/open-accounts.ts'
import { tooManyMails, tooManyRequests } from '#src/features/accounts/refusals.ts'
import type { SignUpInput } from '#src/features/accounts/schema.ts'
import { signedUpFrom } from '#src/features/accounts/signed-up-from.ts'
import { findAccount, updateUser, waitForEmail } from '#src/features/accounts/user-store.ts'
import { accountsDesk } from '#src/platform/database/actor.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import type { Refusal } from '#src/platform/http/refusal.ts'
import { createMailedLinks } from './links/mailed-links.ts'
import type { WayBack } from './links/way-back.ts'
import { type WeakPassword, weakPassword } from './passwords/weak-password.ts'
import { toUserAnswer } from './sessions/session-answer.ts'

export type SignedUp =
  | { ok: true; user: ReturnType<typeof toUserAnswer> }
  | { ok: false; weak: WeakPassword }
  | { ok: false; refusal: Refusal }

type New = { email: string; password_hash: string; user_metadata: Record<string, unknown> }

/** The same words for every sign-up: nobody learns from them whether the address has an account. */
function answerFor(id: string, { email, user_metadata }: New): ReturnType<typeof toUserAnswer> {
  const now = new Date()
  const none = {
    image: null,
    email_verified: false,
    email_confirmed_at: null,
    last_sign_in_at: null,
    recovery_sent_at: null,
    signed_up_from: null,
  }
  const dates = { confirmation_sent_at: now, created_at: now, updated_at: now }
  const user = { ...none, ...dates, id, name: '', email, user_metadata }
  return toUserAnswer({ user, role: 'client', factors: [] })
}

/**
 * Signs up and mails the link that confirms the address. The answer is the same whether the address is new, waits for
 * its confirmation or has an account, whose owner is told by mail. Of several sign-ups with one unconfirmed address,
 * each link puts the password of its own sign-up in force: nobody can lay a password under somebody else's address.
 */
export function createSignUp(deps: AccountsDeps) {
  const { database, identity, limits, outbox, brand, site_origin } = deps
  const links = createMailedLinks(deps)

  async function decide(tx: Transaction, sign_up: New, back: WayBack): Promise<SignedUp> {
    const { email, password_hash, user_metadata } = sign_up
    await waitForEmail(tx, email)
    const mail_limit = await limits.admit(tx, [{ kind: 'mail_to', of: email }])
    if (!mail_limit.ok) return { ok: false, refusal: tooManyMails(mail_limit.retry_after) }
    const account = await findAccount(tx, { email })
    const about = { key: randomUUIDv7(), to: { name: '', address: email }, brand }
    if (account?.user.email_verified) {
      await outbox.write(tx, alreadySignedUpMail({ ...about, link: `${site_origin}/login` }))
      return { ok: true, user: answerFor(randomUUIDv7(), sign_up) }
    }
    if (account) await identity.removePassword(tx, account.user.id)
    const user_id = account?.user.id ?? (await createUser(tx, deps, { ...sign_up, role: 'client', given_by: null }))
    const first = account ? {} : { signed_up_from: signedUpFrom(user_metadata) }
    await updateUser(tx, user_id, { confirmation_sent_at: new Date(), ...first })
    const { in_cookie, challenge } = back
    const meaning = { user_id, password_hash, user_metadata, in_cookie, challenge }
    const link = await links.make(tx, 'signup', meaning, back.redirect_to)
    await outbox.write(tx, confirmationMail({ ...about, link }))
    return { ok: true, user: answerFor(account ? randomUUIDv7() : user_id, sign_up) }
  }

  return async function signUp(input: SignUpInput, address: string, back: WayBack): Promise<SignedUp> {
    const user_metadata = input.data ?? {}
    const weak = weakPassword(input.password, [input.email, nameIn(user_metadata)])
    if (weak) return { ok: false, weak }
    const admitted = await database.inTransaction(accountsDesk, tx =>
      limits.admit(tx, [{ kind: 'sign_up_address', of: address }]),
    )
    if (!admitted.ok) return { ok: false, refusal: tooManyRequests(admitted.retry_after) }
    const sign_up = { email: input.email, password_hash: await identity.hash(input.password), user_metadata }
    return database.inTransaction(accountsDesk, tx => decide(tx, sign_up, back))
  }
}
