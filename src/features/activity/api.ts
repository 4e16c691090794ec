import { Hono } from 'hono'
import { describeRoute, resolver } from 'hono-openapi'
import type { Allow, UserEnv } from '#src/features/accounts/public.ts'
import { listActivity } from '#src/features/activity/list-activity.ts'
import { activityPageSchema, activityQuerySchema } from '#src/features/activity/schema.ts'
import { noBusiness } from '#src/features/businesses/public.ts'
import type { Database } from '#src/platform/database/database.ts'
import { describeQuery } from '#src/platform/http/describe-query.ts'
import { readQuery } from '#src/platform/http/read-query.ts'
import { refuse } from '#src/platform/http/refusal.ts'

const list = describeRoute({
  summary: 'Read what was done in a business',
  description: 'Newest first. Whoever sees some of the locations reads what was done to those.',
  parameters: describeQuery(activityQuerySchema),
  responses: {
    200: { description: 'One page.', content: { 'application/json': { schema: resolver(activityPageSchema) } } },
    401: { description: 'session_not_found or bad_jwt.' },
    404: { description: 'not_found: no such business, or not yours to see.' },
    422: { description: 'invalid_fields: `fields` holds one sentence per refused field.' },
  },
})

/** GET /; to be mounted at /api/activity. */
export function activityApi(database: Database, allow: Allow): Hono<UserEnv> {
  const app = new Hono<UserEnv>()
  app.get('/', allow.signedIn, list, async c => {
    const query = readQuery(c, activityQuerySchema)
    if (!query.ok) return refuse(c, query.refusal)
    const page = await listActivity(database, c.var.caller, query.value)
    return page ? c.json(page) : refuse(c, noBusiness)
  })
  return app
}
