import { type AuthChangeEvent, AuthClient } from '@supabase/auth-js'
import { onTestFinished } from 'vitest'
import type { RunningApi } from '#tests/support/program/running-api.ts'

type Options = { flowType?: 'implicit' | 'pkce' }

/** The published client as it comes, keeping its session in memory, and the events it has reported. */
export function openAuthClient({ origin }: Pick<RunningApi, 'origin'>, { flowType = 'implicit' }: Options = {}) {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const client = new AuthClient({
    url: `${origin}/auth/v1`,
    storage,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    flowType,
    experimental: { recoveryCodes: true },
  })
  const events: AuthChangeEvent[] = []
  const { data } = client.onAuthStateChange(event => void events.push(event))
  onTestFinished(async () => {
    data.subscription.unsubscribe()
    await client.stopAutoRefresh()
  })
  return { client, events, kept }
}

export const goodPassword = 'nine lanterns at low tide'

/** What the fragment of the redirect behind a mailed link says. */
export async function openMailedLink(link: string | undefined): Promise<Record<string, string>> {
  const answer = await fetch(link ?? '', { redirect: 'manual' })
  const location = new URL(answer.headers.get('location') ?? '')
  return Object.fromEntries(new URLSearchParams(location.hash.slice(1)))
}

/** Signs up, confirms by the mailed link and answers the first session. */
export async function becomeClient(api: RunningApi, email: string, password = goodPassword) {
  const { client } = openAuthClient(api)
  const { error } = await client.signUp({ email, password, options: { data: { full_name: 'Dana Reyes' } } })
  if (error) throw error
  const fragment = await openMailedLink((await api.linksTo(email))[0])
  const { access_token = '', refresh_token = '' } = fragment
  const claims = JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString())
  return { access_token, refresh_token, id: String(claims.sub), session_id: String(claims.session_id), email }
}
