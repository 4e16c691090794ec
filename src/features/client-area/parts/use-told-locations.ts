import { useQuery } from '@tanstack/react-query'
import { useSignedIn } from '#src/features/accounts/public.tsx'
import { ownBusinessesOptions } from '#src/features/businesses/public.tsx'

/** How many locations a client has told us of, with or without a plan; 0 while it is not known, and for the agency. */
export function useToldLocations(): number {
  const enabled = useSignedIn().role === 'client'
  const { data = [] } = useQuery({ ...ownBusinessesOptions, enabled })
  return data.reduce((sum, { locations }) => sum + locations, 0)
}
