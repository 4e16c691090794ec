import { randomUUIDv7 } from 'node:crypto'
import { type Asking, type Raised, raiseAndAnswer } from '#src/features/accounts/factors/answer-raised.ts'
import { recoveryCodeUsedMail } from '#src/features/accounts/factors/factor-mail.ts'
import { recoveryCodesLocked, wrongRecoveryCode } from '#src/features/accounts/factors/factor-refusals.ts'
import { waitForFactorsOf } from '#src/features/accounts/factors/factor-store.ts'
import { hashRecoveryCode } from '#src/features/accounts/factors/recovery-code.ts'
import { countCodes, findCodeSet, takeCode } from '#src/features/accounts/factors/recovery-code-store.ts'
import type { AccountsDeps } from '#src/features/accounts/open-accounts.ts'
import { accountsDesk } from '#src/platform/database/actor.ts'
import type { Refusal } from '#src/platform/http/refusal.ts'

const refuse = (refusal: Refusal): Raised => ({ ok: false, refusal })

/** Takes a recovery code in the place of an app's code, once; its user is told by mail. */
export function createVerifyRecoveryCode(deps: AccountsDeps) {
  const { database, limits, outbox, brand, recovery_code_secret } = deps

  return function verifyRecoveryCode(asking: Asking, code: string): Promise<Raised> {
    const { user_id } = asking.caller
    return database.inTransaction(accountsDesk, async (tx): Promise<Raised> => {
      const admitted = await limits.admit(tx, [{ kind: 'recovery_code', of: user_id }])
      if (!admitted.ok) return refuse(recoveryCodesLocked(admitted.retry_after))
      await waitForFactorsOf(tx, user_id)
      const set = await findCodeSet(tx, user_id)
      if (!set || !(await takeCode(tx, set.id, hashRecoveryCode(code, recovery_code_secret)))) {
        return refuse(wrongRecoveryCode)
      }
      await limits.forget(tx, admitted.attempt_ids)
      const raised = await raiseAndAnswer(tx, deps, asking, { factor_id: set.id, method: 'mfa/recovery_code' })
      if (!raised.ok) return raised
      const { email, name } = raised.started.account.user
      const about = { key: randomUUIDv7(), to: { name, address: email }, brand }
      const { remaining } = await countCodes(tx, set.id)
      await outbox.write(tx, recoveryCodeUsedMail({ ...about, remaining }))
      return raised
    })
  }
}
