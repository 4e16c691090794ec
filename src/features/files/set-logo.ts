import { type Author, noteActivity } from '#src/features/activity/public.ts'
import { findStanding, mayRule } from '#src/features/businesses/public.ts'
import { dropUnused } from '#src/features/files/drop-unused.ts'
import { shownPicture } from '#src/features/files/find-files.ts'
import type { FilesDeps } from '#src/features/files/open-files.ts'
import { readLogo, readPictures, writeLogo } from '#src/features/files/store.ts'
import type { UserActor } from '#src/platform/database/actor.ts'

/** The logo of a business, null where it has none; undefined for a stranger. */
export function findLogo(deps: FilesDeps, actor: UserActor, business_id: string) {
  return deps.database.inTransaction(actor, async tx => {
    if (!(await findStanding(tx, actor, business_id))) return undefined
    const row = await readLogo(tx, business_id)
    return row ? shownPicture(deps, row) : null
  })
}

export type SetLogo = { ok: true } | { ok: false; reason: 'no_business' | 'owners_only' | 'unknown_file' }

/** Gives a business its logo, or takes it away; one that is then shown nowhere is deleted. */
export function setLogo(
  deps: FilesDeps,
  author: Author,
  { business_id, file_id }: { business_id: string; file_id: string | null },
): Promise<SetLogo> {
  const { actor } = author
  return deps.database.inTransaction(actor, async (tx): Promise<SetLogo> => {
    const standing = await findStanding(tx, actor, business_id)
    if (!standing) return { ok: false, reason: 'no_business' }
    if (!mayRule(standing)) return { ok: false, reason: 'owners_only' }
    const before = await readLogo(tx, business_id)
    const [after] = file_id === null ? [] : await readPictures(tx, business_id, [file_id])
    if (file_id !== null && !after) return { ok: false, reason: 'unknown_file' }
    if (before?.id === after?.id) return { ok: true }
    await writeLogo(tx, business_id, file_id)
    const change = { field: 'logo', before: before?.original_name ?? null, after: after?.original_name ?? null }
    await noteActivity(tx, author, [{ business_id, action: 'business_changed', field_changes: [change] }])
    if (before) await dropUnused(tx, deps.queue, standing, [before.id])
    return { ok: true }
  })
}
