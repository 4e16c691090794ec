import { useQuery } from '@tanstack/react-query'
import { subscriptionsQuery } from '#src/features/accounts/parts/account-queries.ts'
import { useSignedIn } from '#src/features/accounts/parts/account-state.ts'

/** The state of the user's locations with what reading it came to, for screens that show it; the account reads it too. */
export function useSubscriptions() {
  const { user, role } = useSignedIn()
  return useQuery(subscriptionsQuery(user.id, role))
}
