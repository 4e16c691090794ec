import { sql } from 'drizzle-orm'
import { locations } from '#src/features/locations/tables.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

/** What locations are called and where they are, by their ids. What is not there, or not the actor's to see, is left out. */
export async function locationNames(tx: Transaction, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { name: string; city: string }>()
  const { id, name, city } = locations
  const rows = await tx
    .select({ id, name, city })
    .from(locations)
    .where(sql`${id} = any (${sql.param(ids)}::uuid[])`)
  return new Map(rows.map(row => [row.id, { name: row.name, city: row.city }]))
}
