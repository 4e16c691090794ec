import { and, asc, sql } from 'drizzle-orm'
import { subscriptionStatusOf } from '#src/features/billing/public.ts'
import { findStanding } from '#src/features/businesses/public.ts'
import { recordCells, recordHeadings, shownCells, shownHeadings } from '#src/features/locations/export-cells.ts'
import { afterName, whereLocation } from '#src/features/locations/location-filter.ts'
import { type LocationRow, locationColumns } from '#src/features/locations/record-columns.ts'
import type { LocationFilter } from '#src/features/locations/schema.ts'
import { locations } from '#src/features/locations/tables.ts'
import type { UserActor } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'
import { csvLine } from '#src/platform/http/csv.ts'

const atOnce = 1000

type Exported = LocationRow & { subscription_status: string | null }

function lineOf(row: Exported): string {
  const cells = recordCells(row)
  return csvLine([
    row.id,
    row.status,
    row.subscription_status ?? '',
    row.completeness,
    ...recordHeadings.map(heading => cells.get(heading) ?? ''),
    ...shownCells(row),
  ])
}

const heading = csvLine(['id', 'status', 'subscription', 'completeness', ...recordHeadings, ...shownHeadings])

/**
 * The locations that a filter asks for as lines of CSV, by name, below a line of headings; undefined for a stranger. Read in
 * batches with a transaction each: a slow reader holds no connection.
 */
export async function exportLocations(
  database: Database,
  actor: UserActor,
  filter: LocationFilter,
): Promise<AsyncGenerator<string, void> | undefined> {
  const read = (after?: Exported) =>
    database.inTransaction(actor, async tx => {
      const standing = await findStanding(tx, actor, filter.business_id)
      if (!standing) return undefined
      return tx
        .select({ ...locationColumns, subscription_status: subscriptionStatusOf(locations.id) })
        .from(locations)
        .where(and(whereLocation(standing, filter), after && afterName(after)))
        .orderBy(asc(sql`lower(${locations.name})`), asc(locations.id))
        .limit(atOnce)
    })
  async function* lines(first: Exported[]): AsyncGenerator<string, void> {
    yield heading
    let batch = first
    while (batch.length > 0) {
      yield batch.map(lineOf).join('')
      batch = batch.length < atOnce ? [] : ((await read(batch.at(-1))) ?? [])
    }
  }
  const first = await read()
  return first && lines(first)
}
