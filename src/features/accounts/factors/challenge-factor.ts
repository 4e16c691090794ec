import type { Caller } from '#src/features/accounts/authorize.ts'
import { factorNotFound } from '#src/features/accounts/factors/factor-refusals.ts'
import { findTotp, insertChallenge } from '#src/features/accounts/factors/factor-store.ts'
import type { AccountsDeps } from '#src/features/accounts/open-accounts.ts'
import { accountsDesk } from '#src/platform/database/actor.ts'
import type { Refusal } from '#src/platform/http/refusal.ts'

/** `expires_at` in seconds since 1970. */
type Challenged =
  | { ok: true; challenge: { id: string; type: 'totp'; expires_at: number } }
  | { ok: false; refusal: Refusal }

/** Opens a question for a code of one of the caller's apps, to be answered in the same session within five minutes. */
export function createChallengeFactor({ database }: Pick<AccountsDeps, 'database'>) {
  return function challengeFactor({ user_id, session }: Caller, factor_id: string): Promise<Challenged> {
    return database.inTransaction(accountsDesk, async (tx): Promise<Challenged> => {
      if (!(await findTotp(tx, user_id, factor_id))) return { ok: false, refusal: factorNotFound }
      const { id, expires_at } = await insertChallenge(tx, factor_id, session.id)
      return { ok: true, challenge: { id, type: 'totp', expires_at: Math.floor(expires_at.getTime() / 1000) } }
    })
  }
}
