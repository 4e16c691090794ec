import { queryOptions, skipToken } from '@tanstack/react-query'
import { z } from 'zod'
import type { Role } from '#src/domain/access.ts'
import { callApi } from '#src/features/accounts/parts/call-api.ts'
import { profileSchema, userRoleSchema } from '#src/features/accounts/schema.ts'

/** How often a signed-in client's subscription status is read again, in milliseconds. */
const subscription_poll_ms = 300_000

const subscriptionsSchema = z.object({
  subscriptions: z.array(z.object({ location_id: z.string(), status: z.string() })),
})

export const roleQuery = (user_id: string | undefined) =>
  queryOptions({
    queryKey: ['role', user_id],
    queryFn: user_id
      ? async () => (await callApi(`/api/user-roles/${user_id}`, { schema: userRoleSchema })).role
      : skipToken,
    retry: false,
  })

export const profileQuery = (user_id: string | undefined) =>
  queryOptions({
    queryKey: ['profile', user_id],
    queryFn: user_id ? () => callApi(`/api/profiles/${user_id}`, { schema: profileSchema }) : skipToken,
    retry: false,
  })

/** Read once for everybody and, for a client, every five minutes. */
export const subscriptionsQuery = (user_id: string | undefined, role: Role | undefined) =>
  queryOptions({
    queryKey: ['subscriptions', user_id],
    queryFn: user_id
      ? async () => {
          const call = { method: 'POST', schema: subscriptionsSchema } as const
          return (await callApi('/api/functions/check-subscription', call)).subscriptions
        }
      : skipToken,
    refetchInterval: role === 'client' ? subscription_poll_ms : false,
    refetchIntervalInBackground: true,
    retry: false,
  })
