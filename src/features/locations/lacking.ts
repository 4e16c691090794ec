import { asc, count, desc, eq, sql } from 'drizzle-orm'
import { completeness } from '#src/domain/location/record/completeness.ts'
import type { LocationRecord } from '#src/domain/location/record/location-record.ts'
import { fieldLabels } from '#src/domain/location/record/record-fields.ts'
import { missingRequired } from '#src/domain/location/record/required-fields.ts'
import { photoKindsIn } from '#src/features/files/public.ts'
import { recordColumns } from '#src/features/locations/record-columns.ts'
import { locations } from '#src/features/locations/tables.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

/** What a record lacks before anybody can work with it, each field with its name on the form. */
export const requiredIn = (record: LocationRecord) =>
  missingRequired(record).map(({ field, message }) => ({
    field,
    label: fieldLabels[field as keyof LocationRecord],
    message,
  }))

/** What locations of a business lack, those that lack most first. */
export async function readLacking(
  tx: Transaction,
  business_id: string,
  { limit, offset }: { limit: number; offset: number },
) {
  const rows = await tx
    .select({ id: locations.id, status: locations.status, ...recordColumns })
    .from(locations)
    .where(eq(locations.business_id, business_id))
    .orderBy(asc(locations.completeness), asc(sql`lower(${locations.name})`), asc(locations.id))
    .limit(limit)
    .offset(offset)
  const photos = await photoKindsIn(tx, business_id)
  return rows.map(({ id, status, ...record }) => {
    const { name, city, state } = record
    const required = requiredIn(record)
    const { percent, missing } = completeness(record, photos.get(id) ?? new Set())
    const others = missing.filter(({ field }) => required.every(needed => needed.field !== field))
    return { id, name, city, state, status, percent, required, missing: others }
  })
}

/** What a business mostly does and where, by its main categories and cities, the most frequent first. */
export function mainTrades(tx: Transaction, business_id: string) {
  const { primary_category, city, state } = locations
  return tx
    .select({ primary_category, city, state })
    .from(locations)
    .where(eq(locations.business_id, business_id))
    .groupBy(primary_category, city, state)
    .orderBy(desc(count()), asc(city), asc(primary_category))
    .limit(10)
}
