import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { profileQuery, roleQuery, subscriptionsQuery } from '#src/features/accounts/parts/account-queries.ts'
import { type Account, AccountContext } from '#src/features/accounts/parts/account-state.ts'
import { needsSecondFactor } from '#src/features/accounts/parts/second-factor.ts'
import { type SessionState, useSession } from '#src/features/accounts/parts/use-session.ts'

/** Role, profile and subscription status of the signed-in user; what cannot be read is silently left out, as specified. */
function useAccountOf(state: SessionState): Account {
  const session = state.status === 'signed_in' ? state.session : undefined
  const needs_second_factor = session !== undefined && needsSecondFactor(session)
  const user_id = needs_second_factor ? undefined : session?.user.id
  const role = useQuery(roleQuery(user_id))
  const profile = useQuery(profileQuery(user_id))
  const subscriptions = useQuery(subscriptionsQuery(user_id, role.data))

  if (state.status !== 'signed_in') return { status: state.status }
  if (user_id !== undefined && role.isPending) return { status: 'loading' }
  return {
    status: 'signed_in',
    user: state.session.user,
    role: role.data,
    profile: profile.data,
    subscriptions: subscriptions.data,
    needs_second_factor,
    session: state.session,
  }
}

/** Tells every screen below who uses it. Signing out forgets everything that was read for the user. */
export function AccountProvider({ children }: { children: ReactNode }) {
  const state = useSession()
  const account = useAccountOf(state)
  const queries = useQueryClient()
  const { status } = state

  useEffect(() => {
    if (status === 'signed_out') queries.clear()
  }, [status, queries])

  return <AccountContext value={account}>{children}</AccountContext>
}
