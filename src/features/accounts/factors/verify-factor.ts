import { randomUUIDv7 } from 'node:crypto'
import { type Asking, type Raised, raiseAndAnswer } from '#src/features/accounts/factors/answer-raised.ts'
import { twoFactorOnMail } from '#src/features/accounts/factors/factor-mail.ts'
import { challengeExpired, factorNotFound, wrongCode } from '#src/features/accounts/factors/factor-refusals.ts'
import type { VerifyFactorInput } from '#src/features/accounts/factors/factor-schema.ts'
import {
  countVerifiedTotp,
  deleteChallenge,
  type Factor,
  findTotp,
  isOpen,
  markUsed,
  waitForFactorsOf,
} from '#src/features/accounts/factors/factor-store.ts'
import { openSecret } from '#src/features/accounts/factors/seal-secret.ts'
import type { AccountsDeps } from '#src/features/accounts/open-accounts.ts'
import { tooManyRequests } from '#src/features/accounts/refusals.ts'
import { accountsDesk } from '#src/platform/database/actor.ts'
import type { Refusal } from '#src/platform/http/refusal.ts'
import { totpStep } from '#src/platform/one-time-codes/totp.ts'

const refuse = (refusal: Refusal): Raised => ({ ok: false, refusal })

/**
 * Answers a challenge with the code of an app: the session is raised to aal2, and a new app is in force from then on.
 * A code is taken once; a wrong one counts against the user before it is looked at, and ends nothing.
 */
export function createVerifyFactor(deps: AccountsDeps) {
  const { database, limits, outbox, brand, factor_secret } = deps

  function stepOf({ id, sealed_secret, last_used_step }: Factor, code: string): number | undefined {
    if (sealed_secret === null) return undefined
    const step = totpStep(openSecret(sealed_secret, factor_secret, id), code, Date.now())
    return step !== undefined && step > (last_used_step ?? 0) ? step : undefined
  }

  return function verifyFactor(asking: Asking, factor_id: string, input: VerifyFactorInput): Promise<Raised> {
    const { user_id, session } = asking.caller
    return database.inTransaction(accountsDesk, async (tx): Promise<Raised> => {
      await waitForFactorsOf(tx, user_id)
      const factor = await findTotp(tx, user_id, factor_id)
      if (!factor) return refuse(factorNotFound)
      const asked = { id: input.challenge_id, factor_id, session_id: session.id }
      if (!(await isOpen(tx, asked))) return refuse(challengeExpired)
      const admitted = await limits.admit(tx, [{ kind: 'factor_code', of: user_id }])
      if (!admitted.ok) return refuse(tooManyRequests(admitted.retry_after))
      const step = stepOf(factor, input.code)
      if (step === undefined) return refuse(wrongCode)

      await limits.forget(tx, admitted.attempt_ids)
      await deleteChallenge(tx, input.challenge_id)
      const switched_on = (await countVerifiedTotp(tx, user_id)) === 0
      await markUsed(tx, factor, step)
      const raised = await raiseAndAnswer(tx, deps, asking, { factor_id, method: 'totp' })
      if (raised.ok && switched_on) {
        const { email, name } = raised.started.account.user
        await outbox.write(tx, twoFactorOnMail({ key: randomUUIDv7(), to: { name, address: email }, brand }))
      }
      return raised
    })
  }
}
