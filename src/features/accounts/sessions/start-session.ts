import { randomUUIDv7 } from 'node:crypto'
import type { SignInMethod } from '#src/features/accounts/tables.ts'
import { type Account, updateUser } from '#src/features/accounts/user-store.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { hashToken, newToken } from './refresh-token.ts'
import type { StartedSession } from './session-answer.ts'
import { insertSession } from './session-store.ts'

/** Signs the user in: a new session with new tokens, whatever sessions there are already. */
export async function startSession(
  tx: Transaction,
  account: Account,
  method: SignInMethod['method'],
  user_agent: string,
): Promise<StartedSession> {
  const now = new Date()
  const refresh_token = newToken()
  const amr = [{ method, timestamp: Math.floor(now.getTime() / 1000) }]
  const fields = { id: randomUUIDv7(), user_id: account.user.id, amr, user_agent: user_agent.slice(0, 300) }
  const session = await insertSession(tx, fields, hashToken(refresh_token))
  await updateUser(tx, account.user.id, { last_sign_in_at: now })
  const user = { ...account.user, last_sign_in_at: now, updated_at: now }
  return { account: { ...account, user }, session, refresh_token }
}
