import { eq } from 'drizzle-orm'
import { findStanding, mayEdit } from '#src/features/businesses/public.ts'
import type { FilesDeps } from '#src/features/files/open-files.ts'
import { deleteFiles, readFile } from '#src/features/files/store.ts'
import { files } from '#src/features/files/tables.ts'
import type { UserActor } from '#src/platform/database/actor.ts'
import { violatedReference } from '#src/platform/database/violated-reference.ts'

export type DeletedFile = { ok: true } | { ok: false; reason: 'no_file' | 'editors_only' | 'in_use' }

/** Deletes a picture that is shown nowhere. Who sees only some locations deletes what they have sent themselves. */
export async function deleteFile({ database, queue }: FilesDeps, actor: UserActor, id: string): Promise<DeletedFile> {
  const remove = () =>
    database.inTransaction(actor, async (tx): Promise<DeletedFile> => {
      const row = await readFile(tx, id)
      const standing = row && (await findStanding(tx, actor, row.business_id))
      if (!standing) return { ok: false, reason: 'no_file' }
      const own = standing.scope === 'all' || row.created_by === actor.user_id
      if (!mayEdit(standing) || !own) return { ok: false, reason: 'editors_only' }
      const gone = await deleteFiles(tx, queue, eq(files.id, id))
      return gone.length > 0 ? { ok: true } : { ok: false, reason: 'no_file' }
    })
  try {
    return await remove()
  } catch (error) {
    if (violatedReference(error) !== undefined) return { ok: false, reason: 'in_use' }
    throw error
  }
}
