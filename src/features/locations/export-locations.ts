import { and, asc, sql } from 'drizzle-orm'
import { weekdays } from '#src/domain/location/location-record.ts'
import { recordFields } from '#src/domain/location/record-fields.ts'
import { subscriptionStatusOf } from '#src/features/billing/public.ts'
import { findStanding } from '#src/features/businesses/public.ts'
import { afterName, whereLocation } from '#src/features/locations/location-filter.ts'
import { type LocationRow, locationColumns } from '#src/features/locations/record-columns.ts'
import type { LocationFilter } from '#src/features/locations/schema.ts'
import { locations } from '#src/features/locations/tables.ts'
import type { UserActor } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'
import { csvLine } from '#src/platform/http/csv.ts'

const atOnce = 1000

/** These stand in columns of their own, or are no text that a row could hold. */
const apart = new Set<string>([
  'regular_hours',
  'special_hours',
  'more_hours',
  'services',
  'service_areas',
  'booking_links',
])

const plainFields = recordFields.filter(field => !apart.has(field))

type Exported = LocationRow & { subscription_status: string | null }

function cellOf(value: unknown): string | number {
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.join('; ')
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .map(([name, told]) => `${name}: ${cellOf(told)}`)
      .join('; ')
  }
  return typeof value === 'string' ? value : ''
}

function hoursOf({ regular_hours }: Exported): string[] {
  return weekdays.map(day => {
    const ranges = regular_hours?.[day]
    if (!ranges) return ''
    return ranges.length === 0 ? 'closed' : ranges.map(({ opens, closes }) => `${opens}-${closes}`).join(', ')
  })
}

function lineOf(row: Exported): string {
  const special = row.special_hours.map(({ date, ranges }) => {
    const told = ranges.length === 0 ? 'closed' : ranges.map(({ opens, closes }) => `${opens}-${closes}`).join(', ')
    return `${date}: ${told}`
  })
  return csvLine([
    row.id,
    row.status,
    row.subscription_status ?? '',
    row.completeness,
    ...plainFields.map(field => cellOf(row[field])),
    row.service_areas.map(({ name, state }) => `${name}, ${state}`).join('; '),
    ...hoursOf(row),
    special.join('; '),
  ])
}

const heading = csvLine([
  'id',
  'status',
  'subscription',
  'completeness',
  ...plainFields,
  'service_areas',
  ...weekdays.map(day => `${day}_hours`),
  'special_hours',
])

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
