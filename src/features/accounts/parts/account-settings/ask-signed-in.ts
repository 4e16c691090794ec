import type { AuthError } from '@supabase/auth-js'
import { type AccountsAnswer, askAccounts } from '#src/features/accounts/parts/entrance/ask-accounts.ts'
import { forgetSession, type sessionClient } from '#src/features/accounts/parts/session-client.ts'

type SessionClient = ReturnType<typeof sessionClient>

/** Asks as the signed-in user. When the session has ended elsewhere this browser forgets it too, and the guard shows the way. */
export async function askSignedIn<Answer extends { data: unknown; error: AuthError | null }>(
  ask: (client: SessionClient) => Promise<Answer>,
): Promise<AccountsAnswer<Answer['data']>> {
  const answer = await askAccounts(ask)
  if (!answer.ok && answer.refusal.code === 'session_not_found') await forgetSession()
  return answer
}
