import type { Session } from '@supabase/auth-js'

/** The level of assurance that an access token claims for its session. */
function levelOf(access_token: string): unknown {
  const [, payload = ''] = access_token.split('.')
  const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
  return claims && typeof claims === 'object' && 'aal' in claims ? claims.aal : undefined
}

/** True when the user has set up a second factor and this session has not seen it yet. */
export function needsSecondFactor({ user, access_token }: Session): boolean {
  return (user.factors ?? []).some(({ status }) => status === 'verified') && levelOf(access_token) !== 'aal2'
}
