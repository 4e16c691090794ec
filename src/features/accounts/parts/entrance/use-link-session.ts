import type { Session } from '@supabase/auth-js'
import { useEffect, useState } from 'react'
import { askAccounts } from '#src/features/accounts/parts/entrance/ask-accounts.ts'
import { signedInUserId } from '#src/features/accounts/parts/session-storage.ts'
import { claimsOf } from '#src/features/accounts/parts/token-claims.ts'

/** What the link of a mail brought: `other` is a session that somebody had before, without such a link. */
export type LinkSession =
  | { status: 'checking' | 'expired' | 'unreachable' }
  | { status: 'arrived' | 'other'; session: Session }

const linkTypes = ['recovery', 'invite']

/** A link to choose a password leaves its mark on the session, so that the page may be loaded again. */
function cameByLink({ access_token }: Session): boolean {
  const { amr } = claimsOf(access_token)
  return Array.isArray(amr) && amr.some(entry => entry?.method === 'recovery')
}

/** Takes the session that a mailed link hands over in the fragment of the address; auth-js clears it away. */
export function useLinkSession(): LinkSession {
  const [state, setState] = useState<LinkSession>({ status: 'checking' })

  useEffect(() => {
    const fragment = new URLSearchParams(window.location.hash.slice(1))
    const by_link = fragment.has('access_token') && linkTypes.includes(fragment.get('type') ?? '')

    async function take(): Promise<LinkSession> {
      const holds_session = by_link || signedInUserId() !== undefined
      if (fragment.has('error_code') || !holds_session) return { status: 'expired' }
      const answer = await askAccounts(client => client.getSession())
      if (!answer.ok) return { status: answer.refusal.code === 'unreachable' ? 'unreachable' : 'expired' }
      const { session } = answer.data
      if (!session?.access_token) return { status: 'expired' }
      return { status: by_link || cameByLink(session) ? 'arrived' : 'other', session }
    }

    void take().then(setState)
  }, [])

  return state
}
