import type { Session } from '@supabase/auth-js'
import { useEffect, useState } from 'react'
import { sessionClient } from '#src/features/accounts/parts/session-client.ts'
import { signedInUserId } from '#src/features/accounts/parts/session-storage.ts'

export type SessionState =
  | { status: 'loading' | 'signed_out' | 'unreachable' }
  | { status: 'signed_in'; session: Session; recovering: boolean }

/** What an event leaves: a session, or none; without a session but with its cookie, the server could not be asked. */
function stateAfter(event: string, session: Session | null): SessionState {
  if (session?.access_token) return { status: 'signed_in', session, recovering: event === 'PASSWORD_RECOVERY' }
  const asked_in_vain = event === 'INITIAL_SESSION' && signedInUserId() !== undefined
  return { status: asked_in_vain ? 'unreachable' : 'signed_out' }
}

/**
 * Follows the session through its events, those of other tabs included: signed in, signed out, token refreshed, password
 * recovery, user updated, initial session.
 */
export function useSession(): SessionState {
  const [state, setState] = useState<SessionState>({ status: 'loading' })

  useEffect(() => {
    const { data } = sessionClient().onAuthStateChange((event, session) => {
      setState(before => {
        const after = stateAfter(event, session)
        const still_recovering = before.status === 'signed_in' && before.recovering && event !== 'USER_UPDATED'
        return after.status === 'signed_in' ? { ...after, recovering: after.recovering || still_recovering } : after
      })
    })
    return () => data.subscription.unsubscribe()
  }, [])

  return state
}
