import { and, eq } from 'drizzle-orm'
import type { Standing } from '#src/features/businesses/public.ts'
import { seenWith } from '#src/features/locations/seen-with.ts'
import { locations } from '#src/features/locations/tables.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

/** Whether whoever has this standing sees this location of that business. */
export async function isSeenWith(tx: Transaction, standing: Standing, id: string): Promise<boolean> {
  const condition = seenWith(standing, locations.id)
  if (!condition) return true
  const [row] = await tx
    .select({ id: locations.id })
    .from(locations)
    .where(and(eq(locations.id, id), condition))
  return row !== undefined
}
