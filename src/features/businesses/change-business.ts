import {
  type Author,
  businessChangedSince,
  type FieldChange,
  fieldChanges,
  noteActivity,
} from '#src/features/activity/public.ts'
import { findStanding } from '#src/features/businesses/find-standing.ts'
import { lockBusiness, readBusiness } from '#src/features/businesses/read-business.ts'
import type { BusinessChange } from '#src/features/businesses/schema.ts'
import { mayRule, type Standing } from '#src/features/businesses/standing.ts'
import { updateBusiness } from '#src/features/businesses/store.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

type Row = NonNullable<Awaited<ReturnType<typeof lockBusiness>>>

/** One field of which two people made different things. */
type Conflict = { field: string; base: unknown; theirs: unknown; mine: unknown }

export type ChangedBusiness =
  | { ok: true }
  | { ok: false; reason: 'not_found' | 'owners_only' | 'unknown_version' }
  | { ok: false; reason: 'edited_meanwhile'; current: Row & Pick<Standing, 'role' | 'scope'>; conflicts: Conflict[] }

/** What somebody else has made something different of since the version on the screen. */
async function conflictsOf(tx: Transaction, row: Row, version: number, mine: FieldChange[]): Promise<Conflict[]> {
  if (version === row.version) return []
  const theirs = await businessChangedSince(tx, row.id, version)
  return mine.flatMap(({ field, before, after }) =>
    theirs.has(field) ? [{ field, base: theirs.get(field), theirs: before, mine: after }] : [],
  )
}

/**
 * Changes the fields that are given. Those that nobody else has touched since the version on the screen go in; where
 * somebody has made something else of one, nothing is saved and the answer holds both. Without a version the later change
 * of a field holds.
 */
export function changeBusiness(
  database: Database,
  author: Author,
  id: string,
  { version, ...change }: BusinessChange,
): Promise<ChangedBusiness> {
  return database.inTransaction(author.actor, async (tx): Promise<ChangedBusiness> => {
    const standing = await findStanding(tx, author.actor, id)
    if (!(standing && (await readBusiness(tx, id)))) return { ok: false, reason: 'not_found' }
    const row = mayRule(standing) && (await lockBusiness(tx, id))
    if (!row) return { ok: false, reason: 'owners_only' }
    if (version !== undefined && version > row.version) return { ok: false, reason: 'unknown_version' }
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
    const field_changes = fieldChanges(row, given)
    if (field_changes.length === 0) return { ok: true }
    const conflicts = await conflictsOf(tx, row, version ?? row.version, field_changes)
    if (conflicts.length > 0) {
      const current = { ...row, role: standing.role, scope: standing.scope }
      return { ok: false, reason: 'edited_meanwhile', current, conflicts }
    }
    await updateBusiness(tx, id, given)
    const entry = { business_id: id, field_changes, version: row.version + 1 }
    await noteActivity(tx, author, [{ ...entry, action: 'business_changed' }])
    return { ok: true }
  })
}
