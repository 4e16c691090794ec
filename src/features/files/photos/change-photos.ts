import { createHash } from 'node:crypto'
import { type Author, noteActivity } from '#src/features/activity/public.ts'
import { mayEdit } from '#src/features/businesses/public.ts'
import { dropUnused } from '#src/features/files/drop-unused.ts'
import { shownPicture } from '#src/features/files/find-files.ts'
import type { FilesDeps } from '#src/features/files/open-files.ts'
import type { WishedPhotos } from '#src/features/files/photos/schema.ts'
import { type PhotoRow, readPhotos, writePhotos } from '#src/features/files/photos/store.ts'
import { readPictures } from '#src/features/files/store.ts'
import { lockLocation, seeLocation, weighPhotos } from '#src/features/locations/public.ts'
import type { UserActor } from '#src/platform/database/actor.ts'

/** Names a list of photos as it is. */
function stateOf(photos: readonly PhotoRow[]): string {
  const told = photos.map(({ file_id, kind, alt_text }) => [file_id, kind, alt_text])
  return createHash('sha256').update(JSON.stringify(told)).digest('base64url')
}

/** The photos of a location with addresses to show them; undefined when it is missing or not theirs to see. */
export function findPhotos(deps: FilesDeps, actor: UserActor, id: string) {
  return deps.database.inTransaction(actor, async tx => {
    const seen = await seeLocation(tx, actor, id)
    if (!seen) return undefined
    const rows = await readPhotos(tx, id)
    const ids = rows.map(({ file_id }) => file_id)
    const pictures = new Map((await readPictures(tx, seen.row.business_id, ids)).map(row => [row.id, row]))
    const photos = rows.flatMap(row => {
      const picture = pictures.get(row.file_id)
      return picture ? [{ ...row, picture: shownPicture(deps, picture) }] : []
    })
    return { photos, state: stateOf(rows), may_change: mayEdit(seen.standing) }
  })
}

export type ChangedPhotos =
  | { ok: true }
  | { ok: false; reason: 'no_location' | 'editors_only' | 'edited_meanwhile' | 'unknown_file' }

/** What the activity tells: files have ids that say nothing to people. */
const told = (photos: readonly PhotoRow[]) => photos.map(({ kind, alt_text }) => ({ kind, alt_text }))

/**
 * Makes this the list of a location's photos. Nothing is changed when somebody else has changed the list since `state`. A
 * picture that is then shown nowhere is deleted.
 */
export function changePhotos(
  deps: FilesDeps,
  author: Author,
  { id, state, photos }: WishedPhotos & { id: string },
): Promise<ChangedPhotos> {
  const { actor } = author
  return deps.database.inTransaction(actor, async (tx): Promise<ChangedPhotos> => {
    const seen = await seeLocation(tx, actor, id)
    if (!seen) return { ok: false, reason: 'no_location' }
    const row = mayEdit(seen.standing) && (await lockLocation(tx, id))
    if (!row) return { ok: false, reason: 'editors_only' }
    const before = await readPhotos(tx, id)
    if (stateOf(before) !== state) return { ok: false, reason: 'edited_meanwhile' }
    if (stateOf(photos) === state) return { ok: true }
    const { business_id } = row
    const wanted = photos.map(({ file_id }) => file_id)
    if ((await readPictures(tx, business_id, wanted)).length < wanted.length)
      return { ok: false, reason: 'unknown_file' }
    await writePhotos(tx, { location_id: id, business_id }, photos)
    await weighPhotos(tx, row, new Set(photos.map(({ kind }) => kind)), actor.user_id)
    const change = { field: 'photos', before: told(before), after: told(photos) }
    await noteActivity(tx, author, [
      { business_id, location_id: id, action: 'photos_changed', field_changes: [change] },
    ])
    const dropped = before.map(({ file_id }) => file_id).filter(file_id => !wanted.includes(file_id))
    await dropUnused(tx, deps.queue, seen.standing, dropped)
    return { ok: true }
  })
}
