import type { Session } from '@supabase/auth-js'
import { useEffect } from 'react'
import { goOn } from '#src/features/accounts/parts/entrance/go-on.ts'

/** Leads somebody who is signed in to their screen. */
export function GoingOn({ session }: { session: Session }) {
  useEffect(() => void goOn(session), [session])
  return (
    <p role="status">
      You are signed in. One moment, we open{' '}
      <a href="/client/dashboard" className="prose-link">
        your dashboard
      </a>
      .
    </p>
  )
}
