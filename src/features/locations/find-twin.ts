import { and, eq, ne, or, sql } from 'drizzle-orm'
import { changedFields } from '#src/domain/location/record/compare-records.ts'
import type { LocationRecord } from '#src/domain/location/record/location-record.ts'
import type { Warning } from '#src/domain/location/record/notes.ts'
import { placeKey } from '#src/features/locations/place-key.ts'
import { recordColumns } from '#src/features/locations/record-columns.ts'
import { locations } from '#src/features/locations/tables.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

/**
 * Until the transaction ends nobody else brings a place into this business: of two at once the second finds what the first
 * has brought. It comes before a lock of any location, so that two never wait for each other in a ring.
 */
export async function lockPlaces(tx: Transaction, business_id: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('locations.added'), hashtext(${business_id}))`)
}

/**
 * Says that the business has this place already: by the same phone and address, as an import takes it, or word for word.
 * `id` is the location that is to become so; undefined for a new one.
 */
export async function findTwin(
  tx: Transaction,
  { business_id, id }: { business_id: string; id?: string },
  record: LocationRecord,
): Promise<Warning | undefined> {
  const { phone, name, city, zip } = locations
  const same_phone = eq(phone, record.phone)
  const may_be_twin = or(ne(phone, ''), and(eq(name, record.name), eq(city, record.city), eq(zip, record.zip)))
  const rows = await tx
    .select(recordColumns)
    .from(locations)
    .where(and(eq(locations.business_id, business_id), id ? ne(locations.id, id) : undefined, same_phone, may_be_twin))
    .orderBy(locations.id)
  const key = placeKey(record)
  const there = key === '' ? undefined : rows.find(row => placeKey(row) === key)
  if (there) {
    const message = `You have ${there.name} with this phone and address already. Platforms merge or suspend a second profile of one place.`
    return { field: 'address_line_1', code: 'same_place', message }
  }
  const twin = rows.find(row => changedFields(row, record).length === 0)
  return (
    twin && { field: 'name', code: 'same_place', message: `You have ${twin.name} word for word like this already.` }
  )
}
