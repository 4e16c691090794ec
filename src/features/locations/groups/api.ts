import { type Context, Hono } from 'hono'
import { describeRoute, resolver } from 'hono-openapi'
import type { z } from 'zod'
import type { Allow, UserEnv } from '#src/features/accounts/public.ts'
import { authorOf } from '#src/features/activity/public.ts'
import { editorsOnly, noBusiness } from '#src/features/businesses/public.ts'
import {
  type Arranged,
  changeGroup,
  createGroup,
  findGroup,
  groupLocations,
  listGroups,
  mostGroups,
  removeGroup,
} from '#src/features/locations/groups/arrange-groups.ts'
import {
  groupChangeSchema,
  groupedSchema,
  groupListSchema,
  groupQuerySchema,
  groupSchema,
  newGroupSchema,
} from '#src/features/locations/groups/schema.ts'
import type { Database } from '#src/platform/database/database.ts'
import { describeQuery } from '#src/platform/http/describe-query.ts'
import { idIn } from '#src/platform/http/id-in.ts'
import { readJson } from '#src/platform/http/read-json.ts'
import { readQuery } from '#src/platform/http/read-query.ts'
import { type Refusal, refuse } from '#src/platform/http/refusal.ts'

const noGroup: Refusal = {
  status: 404,
  code: 'not_found',
  message: 'There is no such group, or it is not yours to see.',
}

const refusals: Record<Exclude<Arranged, { ok: true }>['reason'], Refusal> = {
  no_business: noBusiness,
  no_group: noGroup,
  editors_only: editorsOnly,
  name_taken: { status: 409, code: 'name_taken', message: 'There is a group with this name already.' },
  too_many: { status: 409, code: 'too_many_groups', message: `A business can have ${mostGroups} groups.` },
  unknown_locations: {
    status: 422,
    code: 'invalid_fields',
    message: 'Some fields are not as they should be.',
    fields: { add: 'One of these locations is not in this business.' },
  },
}

const json = (schema: z.ZodType) => ({ 'application/json': { schema: resolver(schema) } })
const group = { description: 'The group as it is now.', content: json(groupSchema) }
const refused = {
  401: { description: 'session_not_found or bad_jwt.' },
  404: { description: 'not_found: missing, or not yours to see.' },
  422: { description: 'invalid_fields: `fields` holds one sentence per refused field.' },
}
const arranging = { ...refused, 403: { description: 'editors_only.' }, 409: { description: 'name_taken.' } }

const describeList = describeRoute({
  summary: 'List the groups of a business',
  parameters: describeQuery(groupQuerySchema),
  responses: { 200: { description: 'By name.', content: json(groupListSchema) }, ...refused },
})

const describeChange = (summary: string, schema: z.ZodType, status: 200 | 201) =>
  describeRoute({
    summary,
    requestBody: { required: true, content: json(schema) },
    responses: { [status]: group, ...arranging },
  })

/** Groups of locations; to be mounted at /api/location-groups. */
export function groupsApi(database: Database, allow: Allow): Hono<UserEnv> {
  const app = new Hono<UserEnv>()

  async function answerGroup(c: Context<UserEnv>, arranged: Arranged, status: 200 | 201 = 200) {
    if (!arranged.ok) return refuse(c, refusals[arranged.reason])
    const found = await findGroup(database, c.var.caller, arranged.id)
    return found ? c.json(found, status) : refuse(c, noGroup)
  }

  app.get('/', allow.signedIn, describeList, async c => {
    const query = readQuery(c, groupQuerySchema)
    if (!query.ok) return refuse(c, query.refusal)
    const groups = await listGroups(database, c.var.caller, query.value.business_id)
    return groups ? c.json({ groups }) : refuse(c, noBusiness)
  })

  app.post('/', allow.signedIn, describeChange('Make a group', newGroupSchema, 201), async c => {
    const body = await readJson(c, newGroupSchema)
    if (!body.ok) return refuse(c, body.refusal)
    return answerGroup(c, await createGroup(database, authorOf(c), body.value), 201)
  })

  app.patch('/:id', allow.signedIn, describeChange('Rename a group', groupChangeSchema, 200), async c => {
    const body = await readJson(c, groupChangeSchema)
    if (!body.ok) return refuse(c, body.refusal)
    return answerGroup(c, await changeGroup(database, authorOf(c), { id: idIn(c, 'id'), ...body.value }))
  })

  const describeGrouped = describeChange('Put locations into a group, and take others out', groupedSchema, 200)
  app.put('/:id/locations', allow.signedIn, describeGrouped, async c => {
    const body = await readJson(c, groupedSchema)
    if (!body.ok) return refuse(c, body.refusal)
    return answerGroup(c, await groupLocations(database, authorOf(c), { id: idIn(c, 'id'), ...body.value }))
  })

  const describeRemoval = describeRoute({
    summary: 'Delete a group',
    description: 'Its locations stay.',
    responses: { 204: { description: 'Deleted.' }, ...arranging },
  })
  app.delete('/:id', allow.signedIn, describeRemoval, async c => {
    const removed = await removeGroup(database, authorOf(c), idIn(c, 'id'))
    return removed.ok ? c.body(null, 204) : refuse(c, refusals[removed.reason])
  })
  return app
}
