import { and, asc, eq, gt } from 'drizzle-orm'
import { activity } from '#src/features/activity/tables.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

/** The fields of a location that were changed after this version of it, each with what it was in that version. */
export async function changedSince(
  tx: Transaction,
  location_id: string,
  version: number,
): Promise<Map<string, unknown>> {
  const rows = await tx
    .select({ field_changes: activity.field_changes })
    .from(activity)
    .where(and(eq(activity.location_id, location_id), gt(activity.version, version)))
    .orderBy(asc(activity.version))
  const changed = new Map<string, unknown>()
  for (const { field, before } of rows.flatMap(row => row.field_changes)) {
    if (!changed.has(field)) changed.set(field, before)
  }
  return changed
}
