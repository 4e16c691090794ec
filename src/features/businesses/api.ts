import { type Context, Hono } from 'hono'
import type { AccountsDeps, Allow, UserEnv } from '#src/features/accounts/public.ts'
import { authorOf } from '#src/features/activity/public.ts'
import * as described from '#src/features/businesses/api-descriptions.ts'
import { type ChangedBusiness, changeBusiness } from '#src/features/businesses/change-business.ts'
import { createBusiness, mostFounded } from '#src/features/businesses/create-business.ts'
import { findBusiness } from '#src/features/businesses/find-business.ts'
import { listBusinesses } from '#src/features/businesses/list-businesses.ts'
import { membersApi } from '#src/features/businesses/members/api.ts'
import { noBusiness, ownersOnly, versionUnknown } from '#src/features/businesses/refusals.ts'
import { businessChangeSchema, businessQuerySchema, newBusinessSchema } from '#src/features/businesses/schema.ts'
import { idIn } from '#src/platform/http/id-in.ts'
import { readJson } from '#src/platform/http/read-json.ts'
import { readQuery } from '#src/platform/http/read-query.ts'
import { type Refusal, refuse } from '#src/platform/http/refusal.ts'

const tooMany: Refusal = {
  status: 409,
  code: 'too_many_businesses',
  message: `You have made ${mostFounded} businesses, which is as many as we allow. Write to us if you need more.`,
}

const short = { not_found: noBusiness, owners_only: ownersOnly, unknown_version: versionUnknown }

function refuseChange(c: Context<UserEnv>, refused: Exclude<ChangedBusiness, { ok: true }>): Response {
  if (refused.reason !== 'edited_meanwhile') return refuse(c, short[refused.reason])
  const message = 'Somebody else has changed this business meanwhile. Please compare, and choose what holds.'
  const { current, conflicts: changed_fields } = refused
  const { request_id } = c.env
  return c.json({ code: 'edited_meanwhile', message, current, changed_fields, request_id }, 409)
}

/** Businesses and, below each, its members; to be mounted at /api/businesses. */
export function businessesApi(accounts: AccountsDeps, allow: Allow): Hono<UserEnv> {
  const { database } = accounts
  const app = new Hono<UserEnv>()

  async function answerBusiness(c: Context<UserEnv>, id: string, status: 200 | 201 = 200) {
    const business = await findBusiness(database, c.var.caller, id)
    return business ? c.json(business, status) : refuse(c, noBusiness)
  }

  app.get('/', allow.signedIn, described.list, async c => {
    const query = readQuery(c, businessQuerySchema)
    if (!query.ok) return refuse(c, query.refusal)
    return c.json(await listBusinesses(database, c.var.caller, query.value))
  })

  app.post('/', allow.signedIn, described.create, async c => {
    const body = await readJson(c, newBusinessSchema)
    if (!body.ok) return refuse(c, body.refusal)
    const created = await createBusiness(database, authorOf(c), body.value)
    return created.ok ? answerBusiness(c, created.id, 201) : refuse(c, tooMany)
  })

  app.get('/:id', allow.signedIn, described.read, c => answerBusiness(c, idIn(c, 'id')))

  app.patch('/:id', allow.signedIn, described.change, async c => {
    const body = await readJson(c, businessChangeSchema)
    if (!body.ok) return refuse(c, body.refusal)
    const changed = await changeBusiness(database, authorOf(c), idIn(c, 'id'), body.value)
    return changed.ok ? answerBusiness(c, idIn(c, 'id')) : refuseChange(c, changed)
  })

  app.route('/', membersApi(accounts, allow))
  return app
}
