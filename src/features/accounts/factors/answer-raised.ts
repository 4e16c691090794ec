import type { Caller } from '#src/features/accounts/authorize.ts'
import { raiseSession } from '#src/features/accounts/factors/aal-store.ts'
import type { AccountsDeps } from '#src/features/accounts/open-accounts.ts'
import { sessionMissing } from '#src/features/accounts/refusals.ts'
import { hashToken, newToken } from '#src/features/accounts/sessions/refresh-token.ts'
import type { StartedSession } from '#src/features/accounts/sessions/session-answer.ts'
import { readToken, replaceToken } from '#src/features/accounts/sessions/session-store.ts'
import { tradeToken } from '#src/features/accounts/sessions/trade-token.ts'
import { findAccount } from '#src/features/accounts/user-store.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import type { Refusal } from '#src/platform/http/refusal.ts'

export type Raised = { ok: true; started: StartedSession } | { ok: false; refusal: Refusal }

/** A session and, where its client keeps it in a cookie, the refresh token that came along. */
export type Asking = { caller: Caller; refresh_token: string | undefined }

/**
 * Puts the session on aal2 and gives it a new refresh token. A token that came along is traded as in a refresh, so that
 * tabs which refresh at the same moment end with the same one; without it the old one is simply replaced.
 */
export async function raiseAndAnswer(
  tx: Transaction,
  { refresh_secret }: Pick<AccountsDeps, 'refresh_secret'>,
  { caller, refresh_token }: Asking,
  shown: { factor_id: string; method: 'totp' | 'mfa/recovery_code' },
): Promise<Raised> {
  const { user_id } = caller
  const session = await raiseSession(tx, { ...shown, user_id, session_id: caller.session.id })
  const account = session && (await findAccount(tx, { id: user_id }))
  if (!account) return { ok: false, refusal: sessionMissing }
  const given = refresh_token ?? ''
  const token = await readToken(tx, hashToken(given))
  const traded = await tradeToken(tx, { session_id: session.id, refresh_token: given, token, refresh_secret })
  const next = traded.ok ? traded.next : newToken()
  if (!traded.ok) await replaceToken(tx, session.id, hashToken(next))
  return { ok: true, started: { account, session, refresh_token: next } }
}
