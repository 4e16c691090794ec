import { Hono } from 'hono'
import type { Allow, UserEnv } from '#src/features/accounts/public.ts'
import { authorOf } from '#src/features/activity/public.ts'
import { editorsOnly, noBusiness, ownersOnly } from '#src/features/businesses/public.ts'
import { type AddedFile, addFile } from '#src/features/files/add-file.ts'
import { answerPicture } from '#src/features/files/answer-picture.ts'
import * as described from '#src/features/files/api-descriptions.ts'
import { deleteFile } from '#src/features/files/delete-file.ts'
import { findFile, listFiles } from '#src/features/files/find-files.ts'
import type { FilesDeps } from '#src/features/files/open-files.ts'
import {
  cutOff,
  inUse,
  noFile,
  pictureRefusals,
  tooLarge,
  tooManyAtOnce,
  tooManyFiles,
} from '#src/features/files/refusals.ts'
import { filesQuerySchema, logoSetSchema, newFileQuerySchema } from '#src/features/files/schema.ts'
import { findLogo, setLogo } from '#src/features/files/set-logo.ts'
import { anyone } from '#src/platform/http/declared-access.ts'
import { idIn } from '#src/platform/http/id-in.ts'
import { readJson } from '#src/platform/http/read-json.ts'
import { readQuery } from '#src/platform/http/read-query.ts'
import { type Refusal, refuse } from '#src/platform/http/refusal.ts'

const refusals: Record<Exclude<AddedFile, { ok: true }>['reason'], Refusal> = {
  no_business: noBusiness,
  editors_only: editorsOnly,
  too_many_files: tooManyFiles,
  too_many_at_once: tooManyAtOnce,
  too_large: tooLarge,
  cut_off: cutOff,
  ...pictureRefusals,
}

const deletions = { no_file: noFile, editors_only: editorsOnly, in_use: inUse }

const unknownFile: Refusal = {
  status: 422,
  code: 'invalid_fields',
  message: 'Some fields are not as they should be.',
  fields: { file_id: 'There is no such picture in this business. Send it again.' },
}

const logoRefusals = { no_business: noBusiness, owners_only: ownersOnly, unknown_file: unknownFile }

/** Pictures: sent, listed, shown and deleted; to be mounted at /api/files. */
export function filesApi(deps: FilesDeps, allow: Allow): Hono<UserEnv> {
  const app = new Hono<UserEnv>()

  app.get('/', allow.signedIn, described.list, async c => {
    const query = readQuery(c, filesQuerySchema)
    if (!query.ok) return refuse(c, query.refusal)
    const files = await listFiles(deps, c.var.caller, query.value)
    return files ? c.json({ files }) : refuse(c, noBusiness)
  })

  app.post('/', allow.signedIn, described.add, async c => {
    const query = readQuery(c, newFileQuerySchema)
    if (!query.ok) return refuse(c, query.refusal)
    const { business_id, kind, name: original_name } = query.value
    const added = await addFile(deps, c.var.caller, { business_id, kind, original_name }, c.req.raw)
    if (!added.ok) return refuse(c, refusals[added.reason])
    return c.json(await findFile(deps, c.var.caller, added.id), 201)
  })

  app.delete('/:id', allow.signedIn, described.remove, async c => {
    const deleted = await deleteFile(deps, c.var.caller, idIn(c, 'id'))
    return deleted.ok ? c.body(null, 204) : refuse(c, deletions[deleted.reason])
  })

  app.get('/:id/widths/:name', anyone, described.show, c =>
    answerPicture(c, deps, { id: idIn(c, 'id'), name: c.req.param('name') }),
  )
  return app
}

/** The logo of a business; to be mounted at /api/businesses. */
export function logosApi(deps: FilesDeps, allow: Allow): Hono<UserEnv> {
  const app = new Hono<UserEnv>()

  app.get('/:id/logo', allow.signedIn, described.readLogo, async c => {
    const logo = await findLogo(deps, c.var.caller, idIn(c, 'id'))
    return logo === undefined ? refuse(c, noBusiness) : c.json({ logo })
  })

  app.put('/:id/logo', allow.signedIn, described.setLogo, async c => {
    const body = await readJson(c, logoSetSchema)
    if (!body.ok) return refuse(c, body.refusal)
    const business_id = idIn(c, 'id')
    const set = await setLogo(deps, authorOf(c), { business_id, ...body.value })
    if (!set.ok) return refuse(c, logoRefusals[set.reason])
    return c.json({ logo: (await findLogo(deps, c.var.caller, business_id)) ?? null })
  })
  return app
}
