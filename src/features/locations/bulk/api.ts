import { Hono } from 'hono'
import { describeRoute, resolver } from 'hono-openapi'
import type { z } from 'zod'
import type { Allow, UserEnv } from '#src/features/accounts/public.ts'
import { authorOf } from '#src/features/activity/public.ts'
import { editorsOnly, noBusiness } from '#src/features/businesses/public.ts'
import { changeMany, previewMany } from '#src/features/locations/bulk/change-many.ts'
import { mostAtOnce } from '#src/features/locations/bulk/plan-bulk.ts'
import {
  bulkChangedSchema,
  bulkChangeSchema,
  bulkPreviewSchema,
  previewedSchema,
} from '#src/features/locations/bulk/schema.ts'
import type { Database } from '#src/platform/database/database.ts'
import { readJson } from '#src/platform/http/read-json.ts'
import { type Refusal, refuse } from '#src/platform/http/refusal.ts'

const refusals = {
  no_business: noBusiness,
  editors_only: editorsOnly,
  too_many: {
    status: 422,
    code: 'too_many_locations',
    message: `Please choose ${mostAtOnce.toLocaleString('en-US')} locations or fewer.`,
  },
  preview_outdated: {
    status: 409,
    code: 'preview_outdated',
    message: 'Some of these locations have changed since the preview. Please look at it again.',
  },
} as const satisfies Record<string, Refusal>

const json = (schema: z.ZodType) => ({ 'application/json': { schema: resolver(schema) } })

const refused = {
  401: { description: 'session_not_found or bad_jwt.' },
  403: { description: 'editors_only.' },
  404: { description: 'not_found: no such business, or not yours to see.' },
  422: { description: 'invalid_fields or too_many_locations.' },
}

const describePreview = describeRoute({
  summary: 'See what changing one field of many locations would do',
  description: 'Nothing is written. `preview_hash` names what was seen.',
  requestBody: { required: true, content: json(bulkPreviewSchema) },
  responses: { 200: { description: 'What it comes to.', content: json(previewedSchema) }, ...refused },
})

const describeChange = describeRoute({
  summary: 'Change one field of many locations',
  description: 'Locations that the rules refuse stay as they are and are told.',
  requestBody: { required: true, content: json(bulkChangeSchema) },
  responses: {
    200: { description: 'What it came to.', content: json(bulkChangedSchema) },
    ...refused,
    409: { description: 'preview_outdated.' },
  },
})

/** POST /bulk-previews and /bulk-changes; to be mounted at /api/locations. */
export function bulkApi(database: Database, allow: Allow): Hono<UserEnv> {
  const app = new Hono<UserEnv>()

  app.post('/bulk-previews', allow.signedIn, describePreview, async c => {
    const body = await readJson(c, bulkPreviewSchema)
    if (!body.ok) return refuse(c, body.refusal)
    const previewed = await previewMany(database, c.var.caller, body.value)
    return previewed.ok ? c.json(previewed.preview) : refuse(c, refusals[previewed.reason])
  })

  app.post('/bulk-changes', allow.signedIn, describeChange, async c => {
    const body = await readJson(c, bulkChangeSchema)
    if (!body.ok) return refuse(c, body.refusal)
    const done = await changeMany(database, authorOf(c), body.value)
    if (!done.ok) return refuse(c, refusals[done.reason])
    const { changed, unchanged, refused, activity_id } = done
    return c.json({ changed, unchanged, refused, activity_id })
  })
  return app
}
