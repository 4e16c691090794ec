import { getTableColumns } from 'drizzle-orm'
import type { FieldName } from '#src/domain/location/record/compare-records.ts'
import type { LocationRecord } from '#src/domain/location/record/location-record.ts'
import { recordFields } from '#src/domain/location/record/record-fields.ts'
import { locations } from '#src/features/locations/tables.ts'

/** Every column but the one that only the search reads. */
const { search: _, ...rowColumns } = getTableColumns(locations)

export const locationColumns = rowColumns

/** Those of the record alone. */
export const recordColumns = Object.fromEntries(recordFields.map(field => [field, rowColumns[field]])) as Pick<
  typeof rowColumns,
  FieldName
>

export type LocationRow = Omit<typeof locations.$inferSelect, 'search'>

/** The record within a row: what the shop's people say of it, without what we note beside. */
export function recordOf(row: LocationRecord): LocationRecord {
  return Object.fromEntries(recordFields.map(field => [field, row[field]])) as LocationRecord
}
