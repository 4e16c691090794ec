import { useQuery } from '@tanstack/react-query'
import { profileQuery } from '#src/features/accounts/parts/account-queries.ts'
import { useSignedIn } from '#src/features/accounts/parts/account-state.ts'

/** The user's own profile with what reading it came to, for screens that show it; the account reads it too. */
export function useProfile() {
  const { user } = useSignedIn()
  return useQuery(profileQuery(user.id))
}
