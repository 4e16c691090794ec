import type { Session } from '@supabase/auth-js'
import { type Role, roles } from '#src/domain/access.ts'
import { pathAfterSignIn } from '#src/features/accounts/parts/where-to-go.ts'

async function roleOf({ access_token, user }: Session): Promise<Role | undefined> {
  const headers = { Authorization: `Bearer ${access_token}` }
  const answer = await fetch(`/api/user-roles/${user.id}`, { headers, signal: AbortSignal.timeout(10_000) }).catch(
    () => undefined,
  )
  const body: unknown = answer?.ok ? await answer.json().catch(() => undefined) : undefined
  const named = typeof body === 'object' && body !== null && 'role' in body ? body.role : undefined
  return roles.find(role => role === named)
}

/** Leaves for the screen this page was asked for by, or for the dashboard of the user's role. */
export async function goOn(session: Session): Promise<void> {
  const next = new URLSearchParams(window.location.search).get('next')
  window.location.assign(pathAfterSignIn(next, await roleOf(session)))
}
