import { and, asc, eq, gt, type SQL } from 'drizzle-orm'
import { activity } from '#src/features/activity/tables.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

async function firstBefore(tx: Transaction, which: SQL | undefined): Promise<Map<string, unknown>> {
  const rows = await tx
    .select({ field_changes: activity.field_changes })
    .from(activity)
    .where(which)
    .orderBy(asc(activity.version))
  const changed = new Map<string, unknown>()
  for (const { field, before } of rows.flatMap(row => row.field_changes)) {
    if (!changed.has(field)) changed.set(field, before)
  }
  return changed
}

/** The fields of a location that were changed after this version of it, each with what it was in that version. */
export function changedSince(tx: Transaction, location_id: string, version: number): Promise<Map<string, unknown>> {
  return firstBefore(tx, and(eq(activity.location_id, location_id), gt(activity.version, version)))
}

/** The same of a business and its own details. */
export function businessChangedSince(
  tx: Transaction,
  business_id: string,
  version: number,
): Promise<Map<string, unknown>> {
  const own = and(eq(activity.business_id, business_id), eq(activity.action, 'business_changed'))
  return firstBefore(tx, and(own, gt(activity.version, version)))
}
