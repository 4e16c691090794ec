import { inArray, type SQL, sql } from 'drizzle-orm'
import type { FilesDeps } from '#src/features/files/open-files.ts'
import { objectsOf } from '#src/features/files/picture-names.ts'
import { deleteFiles } from '#src/features/files/store.ts'
import { files } from '#src/features/files/tables.ts'
import { system } from '#src/platform/database/actor.ts'

/** No single statement may take long: others wait for its locks. */
const atOnce = 200

export type ClearedOutFiles = { unfinished: number; shown_nowhere: number }

/** No upload takes an hour. */
const unfinished = sql`stored_at is null and created_at < clock_timestamp() - interval '1 hour'`

/** A day is long enough to write what a picture shows, which comes after sending it. */
const shownNowhere = sql`kind in ('photo', 'logo') and stored_at < clock_timestamp() - interval '1 day'
  and not exists (select from location_photos where location_photos.file_id = files.id)
  and not exists (select from business_logos where business_logos.file_id = files.id)`

async function clear(deps: FilesDeps, where: SQL): Promise<number> {
  const gone = await deps.database.inTransaction(system, tx => {
    const some = sql`(select id from files where ${where} limit ${atOnce} for update skip locked)`
    return deleteFiles(tx, deps.queue, inArray(files.id, some))
  })
  return gone.length < atOnce ? gone.length : gone.length + (await clear(deps, where))
}

/** Deletes what a process left half done when it was killed, and photos that nobody shows; answers how many of each. */
export async function clearOutFiles(deps: FilesDeps): Promise<ClearedOutFiles> {
  return { unfinished: await clear(deps, unfinished), shown_nowhere: await clear(deps, shownNowhere) }
}

/** Deletes the objects of a picture whose row is gone. Doing it twice does no harm. */
export async function removeObjects({ store }: Pick<FilesDeps, 'store'>, id: string): Promise<void> {
  for (const { name } of await store.list({ prefix: objectsOf(id) })) await store.remove(name)
}
