import { locations } from '#src/features/locations/tables.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

/** The ids of every location that the actor sees: for an admin all there are. */
export async function locationIds(tx: Transaction): Promise<string[]> {
  const rows = await tx.select({ id: locations.id }).from(locations)
  return rows.map(({ id }) => id)
}
