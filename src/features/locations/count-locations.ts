import { and, count, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Standing } from '#src/features/businesses/public.ts'
import { seenWith } from '#src/features/locations/seen-with.ts'
import { locations } from '#src/features/locations/tables.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

const isWaiting = sql`${locations.status} = 'pending_review'`

/** The ids of businesses with a location that waits for the agency, for a condition. */
export function waitingBusinesses(): SQL {
  return sql`(select ${locations.business_id} from ${locations} where ${isWaiting})`
}

/** How many locations each standing sees, and how many of them wait for the agency. */
export async function countLocations(tx: Transaction, standings: readonly Standing[]) {
  if (standings.length === 0) return new Map<string, { locations: number; waiting: number }>()
  const seen = standings.map(standing =>
    and(eq(locations.business_id, standing.business_id), seenWith(standing, locations.id)),
  )
  const rows = await tx
    .select({
      business_id: locations.business_id,
      locations: count(),
      waiting: sql<number>`count(*) filter (where ${isWaiting})`.mapWith(Number),
    })
    .from(locations)
    .where(or(...seen))
    .groupBy(locations.business_id)
  return new Map(rows.map(({ business_id, ...counts }) => [business_id, counts]))
}
