import type { AccountsDeps } from '#src/features/accounts/open-accounts.ts'
import { hashToken, nextRefreshToken } from '#src/features/accounts/refresh-token.ts'
import { refreshTokenUnknown, refreshTokenUsed, sessionMissing } from '#src/features/accounts/refusals.ts'
import type { StartedSession } from '#src/features/accounts/session-answer.ts'
import { sessionLimits } from '#src/features/accounts/session-limits.ts'
import {
  endSession,
  findStanding,
  lockSessionOf,
  readToken,
  rotateToken,
} from '#src/features/accounts/session-store.ts'
import { findAccount } from '#src/features/accounts/user-store.ts'
import { accountsDesk } from '#src/platform/database/actor.ts'
import type { Refusal } from '#src/platform/http/refusal.ts'

export type Refreshed = { ok: true; started: StartedSession } | { ok: false; refusal: Refusal }

/**
 * Trades a refresh token for its successor, once. The token just replaced is excused for 10 seconds and gets the same
 * successor: tabs race. Any other token that comes again was copied, and ends its session, no other.
 */
export function createRefreshSession({ database, refresh_secret }: AccountsDeps) {
  return function refreshSession(refresh_token: string): Promise<Refreshed> {
    const token_hash = hashToken(refresh_token)
    return database.inTransaction(accountsDesk, async (tx): Promise<Refreshed> => {
      const locked = await lockSessionOf(tx, token_hash)
      const token = locked && (await readToken(tx, token_hash))
      if (!locked || !token) return { ok: false, refusal: refreshTokenUnknown }
      const standing = await findStanding(tx, locked.id)
      const account = standing && (await findAccount(tx, { id: locked.user_id }))
      if (!account) return { ok: false, refusal: token.used ? refreshTokenUsed : sessionMissing }

      const next = nextRefreshToken(refresh_token, locked.id, refresh_secret)
      const started = { account, session: standing.session, refresh_token: next }
      if (!token.used) {
        await rotateToken(tx, locked.id, token_hash, hashToken(next))
        return { ok: true, started }
      }
      const successor = await readToken(tx, hashToken(next))
      const excused = token.seconds_since_use <= sessionLimits.reuse_grace_seconds && successor?.used === false
      if (excused) return { ok: true, started }
      await endSession(tx, locked.id, 'token_reused')
      return { ok: false, refusal: refreshTokenUsed }
    })
  }
}
