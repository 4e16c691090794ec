import { randomUUIDv7 } from 'node:crypto'
import type { Caller } from '#src/features/accounts/authorize.ts'
import { lowerRaisedBy } from '#src/features/accounts/factors/aal-store.ts'
import {
  factorNameTaken,
  factorNotFound,
  noOtherFactor,
  recoveryCodesExist,
} from '#src/features/accounts/factors/factor-refusals.ts'
import {
  countVerifiedTotp,
  deleteFactor,
  hasFactorNamed,
  insertFactor,
  waitForFactorsOf,
} from '#src/features/accounts/factors/factor-store.ts'
import { hashRecoveryCode, newRecoveryCodes } from '#src/features/accounts/factors/recovery-code.ts'
import {
  type CodeSet,
  countCodes,
  findCodeSet,
  replaceCodes,
} from '#src/features/accounts/factors/recovery-code-store.ts'
import type { AccountsDeps } from '#src/features/accounts/open-accounts.ts'
import { accountsDesk } from '#src/platform/database/actor.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import type { Refusal } from '#src/platform/http/refusal.ts'

type Done<Value> = { ok: true; value: Value } | { ok: false; refusal: Refusal }
type Made = { id: string; type: 'recovery_code'; friendly_name: string; total: number; codes: string[] }

const refuse = (refusal: Refusal) => ({ ok: false, refusal }) as const

/** A user's one set of ten recovery codes, each of which stands in for the authenticator app once. */
export function createRecoveryCodes({ database, recovery_code_secret }: AccountsDeps) {
  /** The codes are answered here and never again: only their hashes are kept. */
  async function draw(tx: Transaction, { id, friendly_name }: CodeSet): Promise<Made> {
    const codes = newRecoveryCodes()
    const hashes = codes.map(code => hashRecoveryCode(code, recovery_code_secret))
    await replaceCodes(tx, id, hashes)
    return { id, type: 'recovery_code', friendly_name, total: codes.length, codes }
  }

  function withSet<Value>({ user_id }: Caller, work: (tx: Transaction, set: CodeSet) => Promise<Value>) {
    return database.inTransaction(accountsDesk, async (tx): Promise<Done<Value>> => {
      await waitForFactorsOf(tx, user_id)
      const set = await findCodeSet(tx, user_id)
      return set ? { ok: true, value: await work(tx, set) } : refuse(factorNotFound)
    })
  }

  return {
    make({ user_id }: Caller, friendly_name = 'Recovery codes'): Promise<Done<Made>> {
      return database.inTransaction(accountsDesk, async (tx): Promise<Done<Made>> => {
        await waitForFactorsOf(tx, user_id)
        if ((await countVerifiedTotp(tx, user_id)) === 0) return refuse(noOtherFactor)
        if (await findCodeSet(tx, user_id)) return refuse(recoveryCodesExist)
        if (await hasFactorNamed(tx, user_id, friendly_name)) return refuse(factorNameTaken)
        const set = { id: randomUUIDv7(), friendly_name }
        await insertFactor(tx, { ...set, user_id, factor_type: 'recovery_code', verified_at: new Date() })
        return { ok: true, value: await draw(tx, set) }
      })
    },

    remake: (caller: Caller) => withSet(caller, draw),

    status: (caller: Caller) =>
      withSet(caller, async (tx, { id }) => ({ id, type: 'recovery_code' as const, ...(await countCodes(tx, id)) })),

    remove: (caller: Caller) =>
      withSet(caller, async (tx, { id }) => {
        await lowerRaisedBy(tx, caller.user_id, id)
        await deleteFactor(tx, id)
        return { id }
      }),
  }
}
