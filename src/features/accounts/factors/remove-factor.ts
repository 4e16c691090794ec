import { randomUUIDv7 } from 'node:crypto'
import type { Caller } from '#src/features/accounts/authorize.ts'
import { lowerRaisedBy, lowerSessionsOf } from '#src/features/accounts/factors/aal-store.ts'
import { twoFactorOffMail } from '#src/features/accounts/factors/factor-mail.ts'
import { factorNotFound } from '#src/features/accounts/factors/factor-refusals.ts'
import {
  countVerifiedTotp,
  deleteFactor,
  deleteFactorsOf,
  findTotp,
  waitForFactorsOf,
} from '#src/features/accounts/factors/factor-store.ts'
import type { AccountsDeps } from '#src/features/accounts/open-accounts.ts'
import { findAccount } from '#src/features/accounts/user-store.ts'
import { accountsDesk } from '#src/platform/database/actor.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import type { Refusal } from '#src/platform/http/refusal.ts'

type Removed = { ok: true; id: string } | { ok: false; refusal: Refusal }

/** Takes every second factor from a user: the password alone counts from then on, and no session is above it. */
export async function dropFactorsOf(tx: Transaction, user_id: string): Promise<void> {
  await waitForFactorsOf(tx, user_id)
  await lowerSessionsOf(tx, user_id)
  await deleteFactorsOf(tx, user_id)
}

/**
 * Removes an authenticator app. The sessions it raised fall back to aal1; with the last app two-factor sign-in is off, and
 * the recovery codes, which only stand in for an app, go too.
 */
export function createRemoveFactor({ database, outbox, brand }: AccountsDeps) {
  async function tell(tx: Transaction, user_id: string): Promise<void> {
    const account = await findAccount(tx, { id: user_id })
    if (!account) return
    const to = { name: account.user.name, address: account.user.email }
    await outbox.write(tx, twoFactorOffMail({ key: randomUUIDv7(), to, brand }))
  }

  return function removeFactor({ user_id }: Caller, id: string): Promise<Removed> {
    return database.inTransaction(accountsDesk, async (tx): Promise<Removed> => {
      await waitForFactorsOf(tx, user_id)
      const factor = await findTotp(tx, user_id, id)
      if (!factor) return { ok: false, refusal: factorNotFound }
      await lowerRaisedBy(tx, user_id, id)
      await deleteFactor(tx, id)
      const was_last = factor.verified_at !== null && (await countVerifiedTotp(tx, user_id)) === 0
      if (was_last) {
        await dropFactorsOf(tx, user_id)
        await tell(tx, user_id)
      }
      return { ok: true, id }
    })
  }
}
