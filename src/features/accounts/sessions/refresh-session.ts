import type { AccountsDeps } from '#src/features/accounts/open-accounts.ts'
import { refreshTokenUnknown, refreshTokenUsed, sessionMissing } from '#src/features/accounts/refusals.ts'
import { findAccount } from '#src/features/accounts/user-store.ts'
import { accountsDesk } from '#src/platform/database/actor.ts'
import type { Refusal } from '#src/platform/http/refusal.ts'
import { hashToken } from './refresh-token.ts'
import type { StartedSession } from './session-answer.ts'
import { endSession, findStanding, lockSessionOf, readToken } from './session-store.ts'
import { tradeToken } from './trade-token.ts'

export type Refreshed = { ok: true; started: StartedSession } | { ok: false; refusal: Refusal }

const refuse = (refusal: Refusal): Refreshed => ({ ok: false, refusal })

/**
 * Trades a refresh token for its successor, once. The token just replaced is excused for 10 seconds and gets the same
 * successor: tabs race. Any other token that comes again was copied, and ends its session, no other.
 */
export function createRefreshSession({ database, refresh_secret }: AccountsDeps) {
  return function refreshSession(refresh_token: string): Promise<Refreshed> {
    const token_hash = hashToken(refresh_token)
    return database.inTransaction(accountsDesk, async (tx): Promise<Refreshed> => {
      const session = await lockSessionOf(tx, token_hash)
      const token = session && (await readToken(tx, token_hash))
      if (!session || !token) return refuse(refreshTokenUnknown)
      const standing = await findStanding(tx, session.id)
      const account = standing && (await findAccount(tx, { id: session.user_id }))
      if (!account) return refuse(token.used ? refreshTokenUsed : sessionMissing)
      const traded = await tradeToken(tx, { session_id: session.id, refresh_token, token, refresh_secret })
      if (traded.ok) return { ok: true, started: { account, session: standing.session, refresh_token: traded.next } }
      if (traded.why === 'copied') await endSession(tx, session.id, 'token_reused')
      return refuse(refreshTokenUsed)
    })
  }
}
