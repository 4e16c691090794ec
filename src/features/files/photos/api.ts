import { type Context, Hono } from 'hono'
import { describeRoute, resolver } from 'hono-openapi'
import type { Allow, UserEnv } from '#src/features/accounts/public.ts'
import { authorOf } from '#src/features/activity/public.ts'
import { editorsOnly } from '#src/features/businesses/public.ts'
import type { FilesDeps } from '#src/features/files/open-files.ts'
import { type ChangedPhotos, changePhotos, findPhotos } from '#src/features/files/photos/change-photos.ts'
import { locationPhotosSchema, photosSetSchema } from '#src/features/files/photos/schema.ts'
import { noLocation } from '#src/features/locations/public.ts'
import { idIn } from '#src/platform/http/id-in.ts'
import { readJson } from '#src/platform/http/read-json.ts'
import { type Refusal, refuse } from '#src/platform/http/refusal.ts'

const refusals: Record<Exclude<ChangedPhotos, { ok: true }>['reason'], Refusal> = {
  no_location: noLocation,
  editors_only: editorsOnly,
  edited_meanwhile: {
    status: 409,
    code: 'edited_meanwhile',
    message: 'Somebody else has changed these photos meanwhile. Look at them as they are now, and try again.',
  },
  unknown_file: {
    status: 422,
    code: 'invalid_fields',
    message: 'Some fields are not as they should be.',
    fields: { photos: 'One of these pictures is not there any more. Send it again.' },
  },
}

const photos = {
  description: 'The photos as they are now.',
  content: { 'application/json': { schema: resolver(locationPhotosSchema) } },
}
const refused = {
  401: { description: 'session_not_found or bad_jwt.' },
  404: { description: 'not_found: missing, or not yours to see.' },
}

const read = describeRoute({ summary: 'Read the photos of a location', responses: { 200: photos, ...refused } })

const change = describeRoute({
  summary: 'Change the photos of a location',
  description: 'Takes the whole list, in its order. The pictures are sent to /api/files first.',
  requestBody: { required: true, content: { 'application/json': { schema: resolver(photosSetSchema) } } },
  responses: {
    200: photos,
    ...refused,
    403: { description: 'editors_only.' },
    409: { description: 'edited_meanwhile: the list is no longer that of `state`.' },
    422: { description: 'invalid_fields: `fields` holds one sentence per refused field.' },
  },
})

/** Photos of locations; to be mounted at /api/locations. */
export function photosApi(deps: FilesDeps, allow: Allow): Hono<UserEnv> {
  const app = new Hono<UserEnv>()

  async function answerPhotos(c: Context<UserEnv>, id: string) {
    const found = await findPhotos(deps, c.var.caller, id)
    return found ? c.json(found) : refuse(c, noLocation)
  }

  app.get('/:id/photos', allow.signedIn, read, c => answerPhotos(c, idIn(c, 'id')))

  app.put('/:id/photos', allow.signedIn, change, async c => {
    const body = await readJson(c, photosSetSchema)
    if (!body.ok) return refuse(c, body.refusal)
    const id = idIn(c, 'id')
    const changed = await changePhotos(deps, authorOf(c), { id, ...body.value })
    return changed.ok ? answerPhotos(c, id) : refuse(c, refusals[changed.reason])
  })
  return app
}
