import type { AccountsDeps } from '#src/features/accounts/open-accounts.ts'
import {
  emailNotConfirmed,
  invalidCredentials,
  tooManyRequests,
  userSuspended,
} from '#src/features/accounts/refusals.ts'
import type { SignInInput } from '#src/features/accounts/schema.ts'
import { findAccount } from '#src/features/accounts/user-store.ts'
import { accountsDesk } from '#src/platform/database/actor.ts'
import type { Refusal } from '#src/platform/http/refusal.ts'
import type { Subject } from './attempt-limits.ts'
import { markBrowser, readBrowserMark } from './known-browser.ts'
import type { StartedSession } from './session-answer.ts'
import { startSession } from './start-session.ts'

/** What is known of whoever asks: `address` is only hashed; `browser_mark` is the cookie of an earlier sign-in. */
export type Asker = { address: string; user_agent: string; browser_mark: string | undefined }

export type SignedIn = { ok: true; started: StartedSession; browser_mark: string } | { ok: false; refusal: Refusal }

const refuse = (refusal: Refusal): SignedIn => ({ ok: false, refusal })

/**
 * Signs in with e-mail and password. Wrong ones count against the account and the address before they are looked at,
 * so that guessing in parallel gains nothing; in a browser that the user has signed in from they count against that
 * browser alone. An unknown e-mail takes the same way as a known one.
 */
export function createSignIn({ database, identity, limits, browser_secret, nobodys_hash }: AccountsDeps) {
  return async function signIn({ email, password }: SignInInput, asker: Asker): Promise<SignedIn> {
    const { account, admitted } = await database.inTransaction(accountsDesk, async tx => {
      const account = await findAccount(tx, { email })
      const browser = account && readBrowserMark(asker.browser_mark, account.user.id, browser_secret)
      const subjects: Subject[] = browser
        ? [{ kind: 'sign_in_browser', of: browser }]
        : [
            { kind: 'sign_in_account', of: email },
            { kind: 'sign_in_address', of: asker.address },
          ]
      return { account, admitted: await limits.admit(tx, subjects) }
    })
    if (!admitted.ok) return refuse(tooManyRequests(admitted.retry_after))

    const right = await identity.verify(account?.password_hash ?? nobodys_hash, password)
    if (!right || !account) return refuse(invalidCredentials)

    return database.inTransaction(accountsDesk, async (tx): Promise<SignedIn> => {
      await limits.forget(tx, admitted.attempt_ids)
      const now = await findAccount(tx, { id: account.user.id })
      if (!now || now.password_hash !== account.password_hash) return refuse(invalidCredentials)
      if (now.suspended) return refuse(userSuspended)
      if (!now.user.email_verified) return refuse(emailNotConfirmed)
      const started = await startSession(tx, now, 'password', asker.user_agent)
      return { ok: true, started, browser_mark: markBrowser(now.user.id, browser_secret) }
    })
  }
}
