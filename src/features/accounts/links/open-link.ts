import { confirmEmailChange } from '#src/features/accounts/change-email.ts'
import { profileIn } from '#src/features/accounts/new-user.ts'
import type { AccountsDeps } from '#src/features/accounts/open-accounts.ts'
import { createAuthCodes } from '#src/features/accounts/pkce/auth-codes.ts'
import { linkExpired, userSuspended } from '#src/features/accounts/refusals.ts'
import type { StartedSession } from '#src/features/accounts/sessions/session-answer.ts'
import { startSession } from '#src/features/accounts/sessions/start-session.ts'
import { type Account, findAccount, updateProfile, updateUser } from '#src/features/accounts/user-store.ts'
import { accountsDesk } from '#src/platform/database/actor.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import type { Refusal } from '#src/platform/http/refusal.ts'
import { createMailedLinks, type LinkMeaning, type LinkType } from './mailed-links.ts'

type Link = {
  type: LinkType
  token: string
  user_agent: string
  /** The answer goes into an address: a client that asked for it gets a code there, not a session. */
  into_address: boolean
}

/** `half`: one of two addresses has confirmed a change of e-mail. */
export type OpenedLink =
  | { ok: true; kind: 'session'; started: StartedSession; in_cookie: boolean }
  | { ok: true; kind: 'code'; code: string }
  | { ok: true; kind: 'half' }
  | { ok: false; refusal: Refusal }

const expired: OpenedLink = { ok: false, refusal: linkExpired }

/** Links by which people come to choose a password; their sessions say so. */
const choosesPassword = (type: LinkType) => type === 'recovery' || type === 'invite'

/**
 * Whether an admin invited this user or gave them a role. A password that came with a sign-up for their address may be a
 * stranger's, who waits for them to take the mail about it for ours: it opens nothing.
 */
function isEntrusted({ role, given_by }: Account): boolean {
  return role === 'admin' || given_by !== null
}

/** Opens the link of a mail, once: confirms, recovers or changes what it stands for, and signs its reader in. */
export function createOpenLink(deps: AccountsDeps) {
  const { database, identity } = deps
  const links = createMailedLinks(deps)
  const codes = createAuthCodes(deps)

  async function confirm(tx: Transaction, { user }: Account, meaning: Partial<LinkMeaning>): Promise<void> {
    const { password_hash, user_metadata } = meaning
    if (password_hash !== undefined) await identity.setPassword(tx, user.id, password_hash)
    const confirmed = { email_verified: true, email_confirmed_at: new Date() }
    if (user_metadata === undefined) return updateUser(tx, user.id, confirmed)
    const profile = profileIn(user_metadata)
    await updateUser(tx, user.id, { ...confirmed, user_metadata, name: profile.full_name })
    await updateProfile(tx, user.id, profile)
  }

  /** False when the link has lost its meaning; 'half' when another link is needed too. */
  async function carryOut(tx: Transaction, type: LinkType, account: Account, meaning: LinkMeaning) {
    const { email_verified, id } = account.user
    if (type === 'email_change') {
      const outcome = await confirmEmailChange(tx, deps, meaning)
      return outcome === 'waits' ? 'half' : outcome === 'changed'
    }
    if ((type === 'signup' || type === 'invite') && email_verified) return false
    if (type === 'recovery' && email_verified) return true
    const chosen_later = choosesPassword(type) || isEntrusted(account)
    if (chosen_later) await identity.removePassword(tx, id)
    await confirm(tx, account, chosen_later ? {} : meaning)
    return true
  }

  return function openLink({ type, token, user_agent, into_address }: Link): Promise<OpenedLink> {
    return database.inTransaction(accountsDesk, async (tx): Promise<OpenedLink> => {
      const meaning = await links.take(tx, type, token)
      const account = meaning && (await findAccount(tx, { id: meaning.user_id }))
      if (!account) return expired
      if (account.suspended) return { ok: false, refusal: userSuspended }
      const done = await carryOut(tx, type, account, meaning)
      if (done === 'half') return { ok: true, kind: 'half' }
      const now = done && (await findAccount(tx, { id: meaning.user_id }))
      if (!now) return expired
      const method = choosesPassword(type) ? 'recovery' : 'otp'
      const { user_id, challenge } = meaning
      if (into_address && challenge) {
        return { ok: true, kind: 'code', code: await codes.make(tx, { user_id, method, challenge }) }
      }
      const started = await startSession(tx, now, method, user_agent)
      return { ok: true, kind: 'session', started, in_cookie: meaning.in_cookie }
    })
  }
}
