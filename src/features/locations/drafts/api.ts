import { type Context, Hono } from 'hono'
import { describeRoute, resolver } from 'hono-openapi'
import type { Allow, UserEnv } from '#src/features/accounts/public.ts'
import { editorsOnly } from '#src/features/businesses/public.ts'
import { type DraftKey, dropDraft, findDraft, keepDraft } from '#src/features/locations/drafts/keep-draft.ts'
import {
  draftQuerySchema,
  draftSchema,
  keptDraftSchema,
  newDraftSchema,
} from '#src/features/locations/drafts/schema.ts'
import { noLocation } from '#src/features/locations/refuse-save.ts'
import { mostRecordKb } from '#src/features/locations/schema.ts'
import type { Database } from '#src/platform/database/database.ts'
import { describeQuery } from '#src/platform/http/describe-query.ts'
import { idIn } from '#src/platform/http/id-in.ts'
import { type ReadJson, readJson } from '#src/platform/http/read-json.ts'
import { readQuery } from '#src/platform/http/read-query.ts'
import { refuse } from '#src/platform/http/refusal.ts'

const refusals = { not_found: noLocation, editors_only: editorsOnly }

const draft = { description: 'The draft.', content: { 'application/json': { schema: resolver(draftSchema) } } }
const kept_draft = {
  description: 'The draft, null while there is none.',
  content: { 'application/json': { schema: resolver(keptDraftSchema) } },
}
const refused = {
  401: { description: 'session_not_found or bad_jwt.' },
  403: { description: 'editors_only.' },
  404: { description: 'not_found: no such location or business, or not yours to see.' },
  422: { description: 'invalid_fields.' },
}
const parameters = describeQuery(draftQuerySchema)

const describeRead = describeRoute({
  summary: 'Read your draft for a location',
  description: 'The last part of the path is the id of the location, or `new`.',
  parameters,
  responses: { 200: kept_draft, ...refused },
})

const describeKeep = describeRoute({
  summary: 'Keep what you have typed for a location',
  description: 'Unchecked, for you alone, in the place of what was kept before.',
  parameters,
  requestBody: { required: true, content: { 'application/json': { schema: resolver(newDraftSchema) } } },
  responses: { 200: draft, ...refused },
})

const describeDrop = describeRoute({
  summary: 'Drop your draft for a location',
  parameters,
  responses: { 204: { description: 'Nothing is kept any more.' }, ...refused },
})

/** Which draft a call is about. */
function keyIn(c: Context<UserEnv>): ReadJson<DraftKey> {
  const query = readQuery(c, draftQuerySchema)
  if (!query.ok) return query
  const location_id = c.req.param('location_id') === 'new' ? null : idIn(c, 'location_id')
  return { ok: true, value: { ...query.value, location_id } }
}

/** What people have typed and not saved, one draft each; to be mounted at /api/location-drafts. */
export function draftsApi(database: Database, allow: Allow): Hono<UserEnv> {
  const app = new Hono<UserEnv>()

  app.get('/:location_id', allow.signedIn, describeRead, async c => {
    const key = keyIn(c)
    if (!key.ok) return refuse(c, key.refusal)
    const found = await findDraft(database, c.var.caller, key.value)
    if (!found.ok) return refuse(c, refusals[found.reason])
    return c.json({ draft: found.value ?? null })
  })

  app.put('/:location_id', allow.signedIn, describeKeep, async c => {
    const key = keyIn(c)
    if (!key.ok) return refuse(c, key.refusal)
    const body = await readJson(c, newDraftSchema, mostRecordKb)
    if (!body.ok) return refuse(c, body.refusal)
    const kept = await keepDraft(database, c.var.caller, key.value, body.value)
    return kept.ok ? c.json(kept.value) : refuse(c, refusals[kept.reason])
  })

  app.delete('/:location_id', allow.signedIn, describeDrop, async c => {
    const key = keyIn(c)
    if (!key.ok) return refuse(c, key.refusal)
    const dropped = await dropDraft(database, c.var.caller, key.value)
    return dropped.ok ? c.body(null, 204) : refuse(c, refusals[dropped.reason])
  })
  return app
}
