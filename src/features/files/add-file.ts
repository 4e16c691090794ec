import { createHash, randomUUIDv7 } from 'node:crypto'
import { findStanding, mayEdit } from '#src/features/businesses/public.ts'
import type { FileKind } from '#src/features/files/file-kinds.ts'
import { mostBytes, mostFiles } from '#src/features/files/file-limits.ts'
import type { FilesDeps } from '#src/features/files/open-files.ts'
import { objectName, widthsFor } from '#src/features/files/picture-names.ts'
import { countFiles, insertFile, lockFilesOf, markStored } from '#src/features/files/store.ts'
import type { UserActor } from '#src/platform/database/actor.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { readBody } from '#src/platform/http/read-body.ts'
import { type DerivedPicture, derivePicture } from '#src/platform/pictures/derive-picture.ts'
import { type PictureFault, readPicture } from '#src/platform/pictures/read-picture.ts'

export type NewFile = { business_id: string; kind: FileKind; original_name: string }

type Refused = {
  ok: false
  reason:
    | 'no_business'
    | 'editors_only'
    | 'too_many_files'
    | 'too_many_at_once'
    | 'too_large'
    | 'cut_off'
    | PictureFault
}

export type AddedFile = { ok: true; id: string } | Refused

async function objection(tx: Transaction, actor: UserActor, business_id: string): Promise<Refused | undefined> {
  const standing = await findStanding(tx, actor, business_id)
  if (!standing) return { ok: false, reason: 'no_business' }
  if (!mayEdit(standing)) return { ok: false, reason: 'editors_only' }
  return (await countFiles(tx, business_id)) >= mostFiles ? { ok: false, reason: 'too_many_files' } : undefined
}

type Developed =
  | { ok: true; width: number; height: number; mime: string; pictures: readonly DerivedPicture[] }
  | Refused

async function develop({ darkroom }: FilesDeps, bytes: Buffer): Promise<Developed> {
  const read = await readPicture(bytes)
  if (!read.ok) return read
  const { width, height, format } = read
  const pictures = await darkroom(() => derivePicture(bytes, widthsFor(width)))
  return pictures ? { ok: true, width, height, mime: `image/${format}`, pictures } : { ok: false, reason: 'broken' }
}

async function keep(deps: FilesDeps, actor: UserActor, file: NewFile, bytes: Buffer): Promise<AddedFile> {
  const developed = await develop(deps, bytes)
  if (!developed.ok) return developed
  const { pictures, width, height, mime } = developed
  const id = randomUUIDv7()
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const refused = await deps.database.inTransaction(actor, async tx => {
    await lockFilesOf(tx, file.business_id)
    const refused = await objection(tx, actor, file.business_id)
    const facts = { width, height, mime, sha256, bytes: bytes.length }
    if (!refused) await insertFile(tx, { id, ...file, ...facts, created_by: actor.user_id })
    return refused
  })
  if (refused) return refused
  for (const picture of pictures) await deps.store.put(objectName(id, picture.width, picture.format), picture.bytes)
  await deps.database.inTransaction(actor, tx => markStored(tx, id))
  return { ok: true, id }
}

/**
 * Takes a picture in: told by its bytes what it is, made anew at the widths we use, and the file itself is let go. When the
 * process dies between the row and its last object, nobody is shown the row, and `clearOutFiles` deletes what there is.
 * Throws PoolIsFull when too much comes in at once.
 */
export async function addFile(deps: FilesDeps, actor: UserActor, file: NewFile, request: Request): Promise<AddedFile> {
  const added = await deps.reception(actor.user_id, async (): Promise<AddedFile> => {
    const early = await deps.database.inTransaction(actor, tx => objection(tx, actor, file.business_id))
    if (early) return early
    const body = await readBody(request, mostBytes)
    if (typeof body === 'string') return { ok: false, reason: body }
    return keep(deps, actor, file, Buffer.from(body.buffer, body.byteOffset, body.byteLength))
  })
  return added === 'too_many_at_once' ? { ok: false, reason: added } : added
}
