import { AuthClient } from '@supabase/auth-js'
import { forgetTyping } from '#src/features/accounts/parts/kept-typing.ts'
import { oneTabAtATime } from '#src/features/accounts/parts/one-tab-at-a-time.ts'
import { noteRetryAfter } from '#src/features/accounts/parts/retry-after.ts'
import { createSessionStorage } from '#src/features/accounts/parts/session-storage.ts'

const storageKey = 'porchlight-session'
const path = '/auth/v1'
/** Asks the server to keep the refresh token in a cookie that no script can read. */
const headers = { 'X-Porchlight-Session': 'cookie' }

let server_knows = false

const isRefresh = ({ searchParams }: URL) => searchParams.get('grant_type') === 'refresh_token'

/** auth-js forgets a session first and tells the server then; here the server was told, or told us, before. */
const askServer: typeof fetch = async (input, init) => {
  const url = new URL(String(input))
  if (server_knows && url.pathname === `${path}/logout`) return new Response(null, { status: 204 })
  const answer = isRefresh(url) ? await oneTabAtATime(() => fetch(input, init)) : await fetch(input, init)
  return noteRetryAfter(answer)
}

let client: InstanceType<typeof AuthClient> | undefined

/** The session of this browser. Refreshes by its own clock: every 30 s, when less than 90 s are left. */
export function sessionClient(): InstanceType<typeof AuthClient> {
  client ??= new AuthClient({
    url: window.location.origin + path,
    headers,
    storageKey,
    storage: createSessionStorage(storageKey),
    fetch: askServer,
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: true,
    experimental: { recoveryCodes: true },
  })
  return client
}

/** Forgets a session that the server has ended, in all tabs of this browser. */
export async function forgetSession(): Promise<void> {
  server_knows = true
  await sessionClient().signOut({ scope: 'local' })
  server_knows = false
}

/**
 * Ends this browser's session, in all of its tabs. Answers false, and ends nothing, when the server could not be told:
 * its cookie would sign the next person at this computer in.
 */
export async function signOut(): Promise<boolean> {
  const { data } = await sessionClient().getSession()
  if (!data.session) return false
  const told = await fetch(`${path}/logout?scope=local`, {
    method: 'POST',
    headers: { ...headers, Authorization: `Bearer ${data.session.access_token}` },
  }).catch(() => undefined)
  if (!told || told.status >= 500) return false
  forgetTyping(window.sessionStorage)
  await forgetSession()
  return true
}
