import { randomUUIDv7 } from 'node:crypto'
import { type Author, noteActivity } from '#src/features/activity/public.ts'
import { findStanding, mayEdit } from '#src/features/businesses/public.ts'
import { photoKindsIn } from '#src/features/files/public.ts'
import { mostAtOnce, type Planned, planBulk, readSelected } from '#src/features/locations/bulk/plan-bulk.ts'
import type { BulkRefused, BulkWish } from '#src/features/locations/bulk/schema.ts'
import { updateLocations } from '#src/features/locations/store.ts'
import type { UserActor } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

type Refused = { ok: false; reason: 'no_business' | 'editors_only' | 'too_many' }

/** How many examples, and how many refusals, a preview shows. */
const shown = { examples: 20, problems: 200 }

async function plan(tx: Transaction, actor: UserActor, wish: BulkWish, lock: 'locked' | 'unlocked') {
  const standing = await findStanding(tx, actor, wish.business_id)
  if (!standing) return { ok: false as const, reason: 'no_business' as const }
  if (!mayEdit(standing)) return { ok: false as const, reason: 'editors_only' as const }
  const rows = await readSelected(tx, standing, wish, lock)
  if (rows.length > mostAtOnce) return { ok: false as const, reason: 'too_many' as const }
  const photos = await photoKindsIn(tx, wish.business_id)
  return { ok: true as const, plan: planBulk(wish, { rows, photos }, Date.now()) }
}

/** What changing one field of many locations would come to; nothing is written. */
export function previewMany(database: Database, actor: UserActor, wish: BulkWish) {
  return database.inTransaction(actor, async tx => {
    const planned = await plan(tx, actor, wish, 'unlocked')
    if (!planned.ok) return planned
    const { hash, selected, changes, unchanged, refused, warnings } = planned.plan
    const examples = changes.slice(0, shown.examples).map(({ row, field_changes }) => {
      const change = field_changes.find(({ field }) => field === wish.field) ?? field_changes[0]
      return { id: row.id, name: row.name, before: change?.before ?? null, after: change?.after ?? null }
    })
    const counts = { selected, changed: changes.length, unchanged, refused: refused.length }
    const problems = refused.slice(0, shown.problems)
    return { ok: true as const, preview: { preview_hash: hash, ...counts, examples, problems, warnings } }
  })
}

function updateOf({ row, status, percent, field_changes }: Planned) {
  const change = Object.fromEntries(field_changes.map(({ field, after }) => [field, after]))
  return { id: row.id, change, status, completeness: percent }
}

async function noteAll(tx: Transaction, author: Author, wish: BulkWish, changes: readonly Planned[]): Promise<string> {
  const { business_id, field, mode, value } = wish
  const parent_id = randomUUIDv7()
  const summary = {
    field,
    before: { mode, locations: changes.length },
    after: mode === 'clear' ? null : (value ?? null),
  }
  const children = changes.map(({ row, field_changes, reasons }) => ({
    business_id,
    location_id: row.id,
    action: 'location_changed' as const,
    field_changes,
    accepted_warnings: reasons,
    version: row.version + 1,
    parent_id,
  }))
  const parent = { id: parent_id, business_id, action: 'locations_changed' as const, field_changes: [summary] }
  await noteActivity(tx, author, [parent, ...children])
  return parent_id
}

export type ChangedMany =
  | { ok: true; changed: number; unchanged: number; refused: BulkRefused[]; activity_id: string | null }
  | Refused
  | { ok: false; reason: 'preview_outdated' }

/**
 * Does what a preview has shown: every location that the rules let through changes, the others stay and are told. When
 * anything has changed since the preview, nothing does.
 */
export function changeMany(
  database: Database,
  author: Author,
  wish: BulkWish & { preview_hash: string },
): Promise<ChangedMany> {
  const { actor } = author
  return database.inTransaction(actor, async (tx): Promise<ChangedMany> => {
    const planned = await plan(tx, actor, wish, 'locked')
    if (!planned.ok) return planned
    const { hash, changes, unchanged, refused } = planned.plan
    if (hash !== wish.preview_hash) return { ok: false, reason: 'preview_outdated' }
    if (changes.length === 0) return { ok: true, changed: 0, unchanged, refused, activity_id: null }
    await updateLocations(tx, actor.user_id, changes.map(updateOf))
    const activity_id = await noteAll(tx, author, wish, changes)
    return { ok: true, changed: changes.length, unchanged, refused, activity_id }
  })
}
