import type { AccountsDeps } from '#src/features/accounts/open-accounts.ts'
import { createAuthCodes } from '#src/features/accounts/pkce/auth-codes.ts'
import { isVerifier } from '#src/features/accounts/pkce/code-challenge.ts'
import { userSuspended } from '#src/features/accounts/refusals.ts'
import type { ExchangeInput } from '#src/features/accounts/schema.ts'
import type { StartedSession } from '#src/features/accounts/sessions/session-answer.ts'
import { startSession } from '#src/features/accounts/sessions/start-session.ts'
import { findAccount } from '#src/features/accounts/user-store.ts'
import { accountsDesk } from '#src/platform/database/actor.ts'
import type { Refusal } from '#src/platform/http/refusal.ts'

type Exchanged = { ok: true; started: StartedSession } | { ok: false; refusal: Refusal }

const unknownCode: Refusal = {
  status: 404,
  code: 'flow_state_not_found',
  message: 'This code is not good, was used before, or is older than five minutes.',
}

const wrongVerifier: Refusal = {
  status: 400,
  code: 'bad_code_verifier',
  message: 'The code verifier does not fit the challenge this code was asked with.',
}

const refuse = (refusal: Refusal): Exchanged => ({ ok: false, refusal })

/** Trades a code for the session it stands for. A code shown with a wrong verifier was stolen on its way, and is used up. */
export function createExchangeCode(deps: Pick<AccountsDeps, 'database' | 'identity'>) {
  const codes = createAuthCodes(deps)

  return function exchangeCode({ auth_code, code_verifier }: ExchangeInput, user_agent: string): Promise<Exchanged> {
    return deps.database.inTransaction(accountsDesk, async (tx): Promise<Exchanged> => {
      const meaning = await codes.take(tx, auth_code)
      if (!meaning) return refuse(unknownCode)
      if (!isVerifier(code_verifier, meaning.challenge)) return refuse(wrongVerifier)
      const account = await findAccount(tx, { id: meaning.user_id })
      if (!account) return refuse(unknownCode)
      if (account.suspended) return refuse(userSuspended)
      return { ok: true, started: await startSession(tx, account, meaning.method, user_agent) }
    })
  }
}
