import { findStanding } from '#src/features/businesses/public.ts'
import type { FilesDeps } from '#src/features/files/open-files.ts'
import type { FilesQuery } from '#src/features/files/schema.ts'
import { type FileRow, readFile, readFiles } from '#src/features/files/store.ts'
import type { UserActor } from '#src/platform/database/actor.ts'

/** A picture as the API tells of it, with addresses that open for some hours. */
export function shownPicture({ links }: Pick<FilesDeps, 'links'>, row: FileRow, now = Date.now()) {
  return { ...row, sources: links.sourcesOf(row, now) }
}

/** The pictures of a business that the actor sees, by name; undefined for a stranger. */
export function listFiles(deps: FilesDeps, actor: UserActor, query: FilesQuery) {
  return deps.database.inTransaction(actor, async tx => {
    const standing = await findStanding(tx, actor, query.business_id)
    if (!standing) return undefined
    return (await readFiles(tx, standing, query)).map(row => shownPicture(deps, row))
  })
}

/** One of them; undefined when it is missing or not theirs to see. */
export function findFile(deps: FilesDeps, actor: UserActor, id: string) {
  return deps.database.inTransaction(actor, async tx => {
    const row = await readFile(tx, id)
    const standing = row && (await findStanding(tx, actor, row.business_id))
    return standing && shownPicture(deps, row)
  })
}
