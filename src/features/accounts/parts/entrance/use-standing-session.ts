import type { Session } from '@supabase/auth-js'
import { useEffect, useRef, useState } from 'react'
import { askAccounts } from '#src/features/accounts/parts/entrance/ask-accounts.ts'
import { needsSecondFactor } from '#src/features/accounts/parts/second-factor.ts'
import { signedInUserId } from '#src/features/accounts/parts/session-storage.ts'

/** `none` until a session is found that stands. */
export type StandingSession = { status: 'none' } | { status: 'standing' | 'needs_code'; session: Session }

/** A page that comes back from the browser's memory may show what is no longer so. */
function startAnewWhenRestored({ persisted }: PageTransitionEvent): void {
  if (persisted) window.location.reload()
}

/**
 * The session this browser holds already, asked for when its cookie says that there is one: at first, and whenever
 * somebody comes back to the page, because they may have signed in or confirmed their email in another tab.
 */
export function useStandingSession(): StandingSession {
  const [standing, setStanding] = useState<StandingSession>({ status: 'none' })
  const asking = useRef(false)

  useEffect(() => {
    async function look(): Promise<void> {
      if (asking.current || signedInUserId() === undefined) return
      asking.current = true
      const answer = await askAccounts(client => client.getSession())
      asking.current = false
      const session = answer.ok ? answer.data.session : null
      if (session?.access_token)
        setStanding({ status: needsSecondFactor(session) ? 'needs_code' : 'standing', session })
    }
    const comeBack = () => {
      if (document.visibilityState === 'visible') void look()
    }
    comeBack()
    window.addEventListener('focus', comeBack)
    document.addEventListener('visibilitychange', comeBack)
    window.addEventListener('pageshow', startAnewWhenRestored)
    return () => {
      window.removeEventListener('focus', comeBack)
      document.removeEventListener('visibilitychange', comeBack)
      window.removeEventListener('pageshow', startAnewWhenRestored)
    }
  }, [])

  return standing
}
