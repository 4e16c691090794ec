import type { AuthError } from '@supabase/auth-js'
import { lastRetryAfter } from '#src/features/accounts/parts/retry-after.ts'
import type { sessionClient } from '#src/features/accounts/parts/session-client.ts'

type SessionClient = ReturnType<typeof sessionClient>

/** A no of the accounts, or their silence: `unreachable`. */
export type AccountsRefusal = {
  code: string
  /** Why a password is weak. */
  reasons: readonly string[]
  /** In seconds. */
  retry_after: number | undefined
}

export type AccountsAnswer<Data> = { ok: true; data: Data } | { ok: false; refusal: AccountsRefusal }

/** How long a person waits before we say that nothing comes. */
const patience_ms = 20_000

export const unreachable: AccountsRefusal = { code: 'unreachable', reasons: [], retry_after: undefined }

/** auth-js is fetched only when somebody is about to use it: pages are drawn and typed into without it. */
export async function loadSessionClient(): Promise<SessionClient> {
  const { sessionClient } = await import('#src/features/accounts/parts/session-client.ts')
  return sessionClient()
}

function toRefusal(error: AuthError): AccountsRefusal {
  if (error.name === 'AuthSessionMissingError') return { ...unreachable, code: 'session_not_found' }
  const away = error.status === undefined || error.status === 0 || error.status >= 500
  if (away || error.code === undefined) return unreachable
  const reasons = 'reasons' in error && Array.isArray(error.reasons) ? error.reasons.map(String) : []
  return { code: error.code, reasons, retry_after: error.status === 429 ? lastRetryAfter() : undefined }
}

async function untilPatienceEnds<Value>(promise: Promise<Value>): Promise<Value> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('No answer.')), patience_ms))
  return Promise.race([promise, late])
}

/** Asks the accounts through auth-js. Never throws: whatever keeps the answer away is `unreachable`. */
export async function askAccounts<Answer extends { data: unknown; error: AuthError | null }>(
  ask: (client: SessionClient) => Promise<Answer>,
): Promise<AccountsAnswer<Answer['data']>> {
  try {
    const { data, error } = await untilPatienceEnds(loadSessionClient().then(ask))
    return error ? { ok: false, refusal: toRefusal(error) } : { ok: true, data }
  } catch {
    return { ok: false, refusal: unreachable }
  }
}
