import type { Session } from '@supabase/auth-js'
import { claimsOf } from '#src/features/accounts/parts/token-claims.ts'

/** True when the user has set up a second factor and this session has not seen it yet. */
export function needsSecondFactor({ user, access_token }: Session): boolean {
  return (user.factors ?? []).some(({ status }) => status === 'verified') && claimsOf(access_token).aal !== 'aal2'
}
