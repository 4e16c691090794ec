import { type Author, fieldChanges, noteActivity } from '#src/features/activity/public.ts'
import { findStanding } from '#src/features/businesses/find-standing.ts'
import { readBusiness } from '#src/features/businesses/read-business.ts'
import type { BusinessChange } from '#src/features/businesses/schema.ts'
import { mayRule } from '#src/features/businesses/standing.ts'
import { updateBusiness } from '#src/features/businesses/store.ts'
import type { Database } from '#src/platform/database/database.ts'

export type ChangedBusiness = { ok: true } | { ok: false; reason: 'not_found' | 'owners_only' }

/** Changes the fields that are given; of two changes of the same field the later one holds. */
export function changeBusiness(
  database: Database,
  author: Author,
  id: string,
  change: BusinessChange,
): Promise<ChangedBusiness> {
  return database.inTransaction(author.actor, async (tx): Promise<ChangedBusiness> => {
    const standing = await findStanding(tx, author.actor, id)
    const before = standing && (await readBusiness(tx, id))
    if (!before) return { ok: false, reason: 'not_found' }
    if (!mayRule(standing)) return { ok: false, reason: 'owners_only' }
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
    const field_changes = fieldChanges(before, given)
    if (field_changes.length === 0) return { ok: true }
    await updateBusiness(tx, id, given)
    await noteActivity(tx, author, [{ business_id: id, action: 'business_changed', field_changes }])
    return { ok: true }
  })
}
