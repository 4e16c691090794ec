import { type Context, Hono } from 'hono'
import type { Allow, UserEnv } from '#src/features/accounts/public.ts'
import { authorOf } from '#src/features/activity/public.ts'
import { noBusiness } from '#src/features/businesses/public.ts'
import { activateLocations } from '#src/features/locations/activate-locations.ts'
import * as described from '#src/features/locations/api-descriptions.ts'
import { changeLocation } from '#src/features/locations/change-location.ts'
import { createLocation } from '#src/features/locations/create-location.ts'
import { exportLocations } from '#src/features/locations/export-locations.ts'
import { findLocation } from '#src/features/locations/find-location.ts'
import { listLocations, mapLocations } from '#src/features/locations/list-locations.ts'
import { noLocation, refuseSave } from '#src/features/locations/refuse-save.ts'
import {
  activationSchema,
  locationChangeSchema,
  locationFilterSchema,
  locationListQuerySchema,
  mostRecordKb,
  newLocationSchema,
  statusSetSchema,
  subscriptionSetSchema,
} from '#src/features/locations/schema.ts'
import { setStatus, setSubscriptionOf } from '#src/features/locations/set-status.ts'
import type { Database } from '#src/platform/database/database.ts'
import { answerCsv } from '#src/platform/http/csv.ts'
import { idIn } from '#src/platform/http/id-in.ts'
import { readJson } from '#src/platform/http/read-json.ts'
import { readQuery } from '#src/platform/http/read-query.ts'
import { refuse } from '#src/platform/http/refusal.ts'

/** Locations one by one, as a list, on a map and as a file; to be mounted at /api/locations. */
export function locationsApi(database: Database, allow: Allow): Hono<UserEnv> {
  const app = new Hono<UserEnv>()

  async function answerLocation(c: Context<UserEnv>, id: string, status: 200 | 201 = 200) {
    const location = await findLocation(database, c.var.caller, id)
    return location ? c.json(location, status) : refuse(c, noLocation)
  }

  app.get('/', allow.signedIn, described.list, async c => {
    const query = readQuery(c, locationListQuerySchema)
    if (!query.ok) return refuse(c, query.refusal)
    const list = await listLocations(database, c.var.caller, query.value)
    return list ? c.json(list) : refuse(c, noBusiness)
  })

  app.post('/', allow.signedIn, described.create, async c => {
    const body = await readJson(c, newLocationSchema, mostRecordKb)
    if (!body.ok) return refuse(c, body.refusal)
    const created = await createLocation(database, authorOf(c), body.value)
    return created.ok ? answerLocation(c, created.id, 201) : refuseSave(c, created)
  })

  app.get('/map', allow.signedIn, described.map, async c => {
    const filter = readQuery(c, locationFilterSchema)
    if (!filter.ok) return refuse(c, filter.refusal)
    const points = await mapLocations(database, c.var.caller, filter.value)
    return points ? c.json({ points }) : refuse(c, noBusiness)
  })

  app.get('/csv', allow.signedIn, described.csv, async c => {
    const filter = readQuery(c, locationFilterSchema)
    if (!filter.ok) return refuse(c, filter.refusal)
    const lines = await exportLocations(database, c.var.caller, filter.value)
    return lines ? answerCsv(c, 'locations.csv', lines) : refuse(c, noBusiness)
  })

  app.get('/:id', allow.signedIn, described.read, c => answerLocation(c, idIn(c, 'id')))

  app.patch('/:id', allow.signedIn, described.change, async c => {
    const body = await readJson(c, locationChangeSchema, mostRecordKb)
    if (!body.ok) return refuse(c, body.refusal)
    const id = idIn(c, 'id')
    const changed = await changeLocation(database, authorOf(c), { id, ...body.value })
    return changed.ok ? answerLocation(c, id) : refuseSave(c, changed)
  })

  app.post('/activations', allow.admin, described.activate, async c => {
    const body = await readJson(c, activationSchema)
    return body.ok ? c.json(await activateLocations(database, authorOf(c), body.value)) : refuse(c, body.refusal)
  })

  app.put('/:id/status', allow.admin, described.status, async c => {
    const body = await readJson(c, statusSetSchema)
    if (!body.ok) return refuse(c, body.refusal)
    const id = idIn(c, 'id')
    await setStatus(database, authorOf(c), { id, ...body.value })
    return answerLocation(c, id)
  })

  app.put('/:id/subscription', allow.admin, described.subscription, async c => {
    const body = await readJson(c, subscriptionSetSchema)
    if (!body.ok) return refuse(c, body.refusal)
    const id = idIn(c, 'id')
    await setSubscriptionOf(database, authorOf(c), { id, ...body.value })
    return answerLocation(c, id)
  })
  return app
}
