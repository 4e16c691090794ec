import { randomUUIDv7 } from 'node:crypto'
import type { Caller } from '#src/features/accounts/authorize.ts'
import { factorNameTaken, tooManyFactors } from '#src/features/accounts/factors/factor-refusals.ts'
import type { EnrollInput } from '#src/features/accounts/factors/factor-schema.ts'
import {
  countVerifiedTotp,
  deleteUnverified,
  hasFactorNamed,
  insertFactor,
  waitForFactorsOf,
} from '#src/features/accounts/factors/factor-store.ts'
import { sealSecret } from '#src/features/accounts/factors/seal-secret.ts'
import type { AccountsDeps } from '#src/features/accounts/open-accounts.ts'
import { sessionMissing } from '#src/features/accounts/refusals.ts'
import { findAccount } from '#src/features/accounts/user-store.ts'
import { accountsDesk } from '#src/platform/database/actor.ts'
import type { Refusal } from '#src/platform/http/refusal.ts'
import { newTotpSecret, totpAddress } from '#src/platform/one-time-codes/totp.ts'
import { drawQrCode } from '#src/platform/qr-codes/draw-qr-code.ts'

const mostApps = 10

type Enrolled =
  | { ok: true; factor: { id: string; type: 'totp'; friendly_name: string; totp: TotpSetUp } }
  | { ok: false; refusal: Refusal }

/** What an app needs, for eyes and for hands. It is answered once and never again. */
type TotpSetUp = { qr_code: string; secret: string; uri: string }

const refuse = (refusal: Refusal): Enrolled => ({ ok: false, refusal })

/** Begins to set up an authenticator app; it counts for nothing until it has shown a first code. */
export function createEnrollFactor({ database, brand, factor_secret }: AccountsDeps) {
  return function enrollFactor({ user_id }: Caller, input: EnrollInput): Promise<Enrolled> {
    const { friendly_name, issuer = brand.name } = input
    return database.inTransaction(accountsDesk, async (tx): Promise<Enrolled> => {
      await waitForFactorsOf(tx, user_id)
      const account = await findAccount(tx, { id: user_id })
      if (!account) return refuse(sessionMissing)
      if ((await countVerifiedTotp(tx, user_id)) >= mostApps) return refuse(tooManyFactors)
      if (friendly_name !== '' && (await hasFactorNamed(tx, user_id, friendly_name))) return refuse(factorNameTaken)
      await deleteUnverified(tx, user_id)
      const id = randomUUIDv7()
      const secret = newTotpSecret()
      const sealed_secret = sealSecret(secret, factor_secret, id)
      await insertFactor(tx, { id, user_id, factor_type: 'totp', friendly_name, sealed_secret })
      const uri = totpAddress({ issuer, account: account.user.email, secret })
      return { ok: true, factor: { id, type: 'totp', friendly_name, totp: { qr_code: drawQrCode(uri), secret, uri } } }
    })
  }
}
