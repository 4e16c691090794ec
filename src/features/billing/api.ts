import { Hono } from 'hono'
import { describeRoute, resolver } from 'hono-openapi'
import { z } from 'zod'
import type { Allow, UserEnv } from '#src/features/accounts/public.ts'
import { namedSubscriptionsSchema } from '#src/features/billing/schema.ts'
import { listNamedSubscriptions, listSubscriptions } from '#src/features/billing/store.ts'
import type { Database } from '#src/platform/database/database.ts'

const answerSchema = z.object({ subscriptions: z.array(z.object({ location_id: z.uuid(), status: z.string() })) })

const description = describeRoute({
  summary: 'Check which locations are subscribed',
  description: 'Takes no body. `active` and `trialing` count as subscribed. For an admin every location is active.',
  responses: {
    200: {
      description: 'The locations of whoever asks.',
      content: { 'application/json': { schema: resolver(answerSchema) } },
    },
    401: { description: 'session_not_found or bad_jwt.' },
  },
})

/** POST / answers `{subscriptions}`; to be mounted at /api/functions/check-subscription. */
export function checkSubscriptionApi(database: Database, allow: Allow): Hono<UserEnv> {
  const app = new Hono<UserEnv>()
  app.post('/', allow.signedIn, description, async c =>
    c.json({ subscriptions: await listSubscriptions(database, c.var.caller) }),
  )
  return app
}

const named = describeRoute({
  summary: 'List the subscriptions of your locations',
  description: 'By the names of the locations. For an admin every location is active.',
  responses: {
    200: {
      description: 'The locations of whoever asks that have a subscription.',
      content: { 'application/json': { schema: resolver(namedSubscriptionsSchema) } },
    },
    401: { description: 'session_not_found or bad_jwt.' },
  },
})

/** GET / answers `{subscriptions}` with names; to be mounted at /api/subscriptions. */
export function subscriptionsApi(database: Database, allow: Allow): Hono<UserEnv> {
  const app = new Hono<UserEnv>()
  app.get('/', allow.signedIn, named, async c =>
    c.json({ subscriptions: await listNamedSubscriptions(database, c.var.caller) }),
  )
  return app
}
