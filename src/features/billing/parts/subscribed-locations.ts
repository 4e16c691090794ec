import { queryOptions } from '@tanstack/react-query'
import { callApi } from '#src/features/accounts/public.tsx'
import { namedSubscriptionsSchema } from '#src/features/billing/schema.ts'

/** The locations with a plan by name. Where the plan stands is read by `useSubscriptions`, which never stops asking. */
export const subscribedLocationsOptions = (user_id: string) =>
  queryOptions({
    queryKey: ['subscribed-locations', user_id],
    queryFn: async () => (await callApi('/api/subscriptions', { schema: namedSubscriptionsSchema })).subscriptions,
    refetchOnMount: 'always',
  })
