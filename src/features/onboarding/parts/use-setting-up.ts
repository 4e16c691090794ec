import { useQuery } from '@tanstack/react-query'
import { useSignedIn } from '#src/features/accounts/public.tsx'
import { ownBusinessesOptions } from '#src/features/businesses/public.tsx'
import { onboardingNeeds } from '#src/features/onboarding/parts/onboarding-needs.ts'
import { onboardingListOptions } from '#src/features/onboarding/parts/onboarding-queries.ts'

/** What a client has still to set up, for their dashboard: nothing while it is not known, and nothing for the agency. */
export function useSettingUp() {
  const enabled = useSignedIn().role === 'client'
  const businesses = useQuery({ ...ownBusinessesOptions, enabled })
  const list = useQuery({ ...onboardingListOptions({ size: '100' }), enabled })
  const known = businesses.data && list.data
  return {
    is_pending: enabled && (businesses.isPending || list.isPending),
    needs: known
      ? onboardingNeeds({
          has_business: businesses.data.length > 0,
          unfinished: list.data.onboardings.filter(({ next_step }) => next_step !== null),
        })
      : [],
  }
}
