import type { Transaction } from '#src/platform/database/transaction.ts'
import { hashToken, nextRefreshToken } from './refresh-token.ts'
import { sessionLimits } from './session-limits.ts'
import { readToken, replaceToken, type StoredToken } from './session-store.ts'

type Given = {
  session_id: string
  refresh_token: string
  /** What is stored of it, read with the session locked. */
  token: StoredToken | undefined
  refresh_secret: string
}

/**
 * `unknown`: no token of this session. `replaced`: the session got a new token on another way a moment ago, which only
 * the one who went that way can know. `copied`: used before, and too long ago to be a race of tabs.
 */
export type Traded = { ok: true; next: string } | { ok: false; why: 'unknown' | 'replaced' | 'copied' }

/**
 * Trades a refresh token for its successor. One that was just traded gets the same successor for 10 seconds: tabs race.
 * To be called with the session locked.
 */
export async function tradeToken(tx: Transaction, given: Given): Promise<Traded> {
  const { session_id, refresh_token, token, refresh_secret } = given
  if (token?.session_id !== session_id) return { ok: false, why: 'unknown' }
  const next = nextRefreshToken(refresh_token, session_id, refresh_secret)
  if (!token.used) {
    await replaceToken(tx, session_id, hashToken(next))
    return { ok: true, next }
  }
  const successor = await readToken(tx, hashToken(next))
  const in_time = token.seconds_since_use <= sessionLimits.reuse_grace_seconds
  if (in_time && successor?.used === false) return { ok: true, next }
  return { ok: false, why: in_time && !successor ? 'replaced' : 'copied' }
}
