import { Hono } from 'hono'
import { describeRoute, resolver } from 'hono-openapi'
import { z } from 'zod'
import type { Allow, UserEnv } from '#src/features/accounts/allow.ts'
import { changeProfile, findProfile, findRole } from '#src/features/accounts/profile-store.ts'
import { profileChangeSchema, profileSchema, userRoleSchema } from '#src/features/accounts/schema.ts'
import type { Database } from '#src/platform/database/database.ts'
import { readJson } from '#src/platform/http/read-json.ts'
import { type Refusal, refuse } from '#src/platform/http/refusal.ts'

type Deps = { database: Database; allow: Allow }

const notFound: Refusal = {
  status: 404,
  code: 'not_found',
  message: 'There is no such user, or it is not yours to see.',
}
const uuid = z.uuid()

const answers = {
  401: { description: 'session_not_found or bad_jwt.' },
  404: { description: 'not_found: missing, or not yours to see.' },
}

const read = describeRoute({
  summary: 'Read a profile',
  description: 'A user reads their own profile, an admin every profile.',
  responses: {
    200: { description: 'The profile.', content: { 'application/json': { schema: resolver(profileSchema) } } },
    ...answers,
  },
})

const change = describeRoute({
  summary: 'Change your own profile',
  description: 'Changes the fields that are sent. Keys that the schema does not name are ignored.',
  requestBody: { required: true, content: { 'application/json': { schema: resolver(profileChangeSchema) } } },
  responses: {
    200: { description: 'The changed profile.', content: { 'application/json': { schema: resolver(profileSchema) } } },
    ...answers,
    422: { description: 'invalid_fields: `fields` holds one sentence per refused field.' },
  },
})

const readRole = describeRoute({
  summary: 'Read the role of a user',
  description: 'A user reads their own role, an admin every role.',
  responses: {
    200: { description: 'The role.', content: { 'application/json': { schema: resolver(userRoleSchema) } } },
    ...answers,
  },
})

/** GET and PATCH /{id}; to be mounted at /api/profiles. */
export function profilesApi({ database, allow }: Deps): Hono<UserEnv> {
  const app = new Hono<UserEnv>()
  app.get('/:id', allow.signedIn, read, async c => {
    const id = uuid.safeParse(c.req.param('id')).data
    const profile = id && (await findProfile(database, c.var.caller, id))
    return profile ? c.json(profile) : refuse(c, notFound)
  })
  app.patch('/:id', allow.signedIn, change, async c => {
    const id = uuid.safeParse(c.req.param('id')).data
    if (id !== c.var.caller.user_id) return refuse(c, notFound)
    const body = await readJson(c, profileChangeSchema)
    if (!body.ok) return refuse(c, body.refusal)
    const profile = await changeProfile(database, c.var.caller, id, body.value)
    return profile ? c.json(profile) : refuse(c, notFound)
  })
  return app
}

/** GET /{user_id}; to be mounted at /api/user-roles. */
export function userRolesApi({ database, allow }: Deps): Hono<UserEnv> {
  const app = new Hono<UserEnv>()
  app.get('/:user_id', allow.signedIn, readRole, async c => {
    const user_id = uuid.safeParse(c.req.param('user_id')).data
    const role = user_id && (await findRole(database, c.var.caller, user_id))
    return role ? c.json(role) : refuse(c, notFound)
  })
  return app
}
