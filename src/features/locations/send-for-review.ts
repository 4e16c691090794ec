import { and, asc, eq, sql } from 'drizzle-orm'
import { type Author, noteActivity } from '#src/features/activity/public.ts'
import { requiredIn } from '#src/features/locations/lacking.ts'
import { recordColumns } from '#src/features/locations/record-columns.ts'
import { locations } from '#src/features/locations/tables.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

export type IncompleteDraft = { id: string; name: string; required: ReturnType<typeof requiredIn> }

/** The drafts of a business: those that tell everything required, by their ids, and what the others lack. */
export async function findDrafts(tx: Transaction, business_id: string) {
  const rows = await tx
    .select({ id: locations.id, ...recordColumns })
    .from(locations)
    .where(and(eq(locations.business_id, business_id), eq(locations.status, 'draft')))
    .orderBy(asc(sql`lower(${locations.name})`), asc(locations.id))
  const complete: string[] = []
  const incomplete: IncompleteDraft[] = []
  for (const { id, ...record } of rows) {
    const required = requiredIn(record)
    if (required.length === 0) complete.push(id)
    else incomplete.push({ id, name: record.name, required })
  }
  return { complete, incomplete }
}

type Sent = { business_id: string; ids: readonly string[]; parent_id: string }

/** Lets drafts wait for review by the agency, each written down below the entry that this belongs to. */
export async function sendForReview(tx: Transaction, author: Author, { business_id, ids, parent_id }: Sent) {
  if (ids.length === 0) return
  const by = author.actor.user_id
  await tx
    .update(locations)
    .set({ status: 'pending_review', updated_by: by, updated_at: sql`clock_timestamp()` })
    .where(and(eq(locations.business_id, business_id), sql`${locations.id} = any (${sql.param(ids)}::uuid[])`))
  const field_changes = [{ field: 'status', before: 'draft', after: 'pending_review' }]
  const entries = ids.map(location_id => ({ business_id, location_id, parent_id, field_changes }))
  await noteActivity(
    tx,
    author,
    entries.map(entry => ({ ...entry, action: 'status_set' as const })),
  )
}
