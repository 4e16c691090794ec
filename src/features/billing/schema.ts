import { z } from 'zod'

export const namedSubscriptionsSchema = z.object({
  subscriptions: z.array(
    z.object({
      location_id: z.uuid(),
      status: z.string(),
      /** '' where there is no such location. */
      name: z.string(),
      city: z.string(),
    }),
  ),
})
