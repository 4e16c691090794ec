import { Hono } from 'hono'
import { describeRoute, resolver } from 'hono-openapi'
import type { z } from 'zod'
import type { Allow, UserEnv } from '#src/features/accounts/public.ts'
import { noBusiness } from '#src/features/businesses/public.ts'
import { dropView, keepView, listViews, mostViews } from '#src/features/locations/views/keep-view.ts'
import { newViewSchema, viewListSchema, viewQuerySchema, viewSchema } from '#src/features/locations/views/schema.ts'
import type { Database } from '#src/platform/database/database.ts'
import { describeQuery } from '#src/platform/http/describe-query.ts'
import { idIn } from '#src/platform/http/id-in.ts'
import { readJson } from '#src/platform/http/read-json.ts'
import { readQuery } from '#src/platform/http/read-query.ts'
import { type Refusal, refuse } from '#src/platform/http/refusal.ts'

/** The same whether it is missing or somebody else's. */
const noView: Refusal = { status: 404, code: 'not_found', message: 'You have no such saved filter.' }

const refusals = {
  no_business: noBusiness,
  too_many: {
    status: 409,
    code: 'too_many_views',
    message: `You keep ${mostViews} filters here, which is as many as there can be. Delete one first.`,
  },
} as const satisfies Record<string, Refusal>

const json = (schema: z.ZodType) => ({ 'application/json': { schema: resolver(schema) } })
const refused = {
  401: { description: 'session_not_found or bad_jwt.' },
  404: { description: 'not_found: missing, or not yours to see.' },
}
const invalid = { 422: { description: 'invalid_fields: `fields` holds one sentence per refused field.' } }

const describeList = describeRoute({
  summary: 'List your saved filters of locations',
  parameters: describeQuery(viewQuerySchema),
  responses: { 200: { description: 'By name.', content: json(viewListSchema) }, ...refused, ...invalid },
})

const describeKeep = describeRoute({
  summary: 'Save a filter of locations by name',
  description: 'For yourself, in the place of one that you have called the same.',
  requestBody: { required: true, content: json(newViewSchema) },
  responses: {
    201: { description: 'Saved.', content: json(viewSchema) },
    ...refused,
    409: { description: 'too_many_views.' },
    ...invalid,
  },
})

const describeDrop = describeRoute({
  summary: 'Delete a saved filter of locations',
  responses: { 204: { description: 'Deleted.' }, ...refused },
})

/** Filters of the list that people keep by name; to be mounted at /api/location-views. */
export function viewsApi(database: Database, allow: Allow): Hono<UserEnv> {
  const app = new Hono<UserEnv>()

  app.get('/', allow.signedIn, describeList, async c => {
    const query = readQuery(c, viewQuerySchema)
    if (!query.ok) return refuse(c, query.refusal)
    const views = await listViews(database, c.var.caller, query.value.business_id)
    return views ? c.json({ views }) : refuse(c, noBusiness)
  })

  app.post('/', allow.signedIn, describeKeep, async c => {
    const body = await readJson(c, newViewSchema)
    if (!body.ok) return refuse(c, body.refusal)
    const kept = await keepView(database, c.var.caller, body.value)
    return kept.ok ? c.json(kept.view, 201) : refuse(c, refusals[kept.reason])
  })

  app.delete('/:id', allow.signedIn, describeDrop, async c => {
    const dropped = await dropView(database, c.var.caller, idIn(c, 'id'))
    return dropped ? c.body(null, 204) : refuse(c, noView)
  })
  return app
}
