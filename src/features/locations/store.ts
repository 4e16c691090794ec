import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { LocationRecord } from '#src/domain/location/record/location-record.ts'
import { type LocationRow, locationColumns } from '#src/features/locations/record-columns.ts'
import { locations } from '#src/features/locations/tables.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

export async function readLocation(tx: Transaction, id: string): Promise<LocationRow | undefined> {
  const [row] = await tx.select(locationColumns).from(locations).where(eq(locations.id, id))
  return row
}

/** The same, and nobody else changes it until the transaction ends. Undefined for whoever may not change it either. */
export async function lockLocation(tx: Transaction, id: string): Promise<LocationRow | undefined> {
  const [row] = await tx.select(locationColumns).from(locations).where(eq(locations.id, id)).for('update')
  return row
}

/** Puts locations in as they are, checked by `checkLocation` before: any number in one statement, whose values travel as one. */
export async function insertLocations(
  tx: Transaction,
  rows: readonly Omit<typeof locations.$inferInsert, 'search'>[],
): Promise<void> {
  const columns = sql.join(
    Object.keys(rows[0] ?? {}).map(name => sql.identifier(name)),
    sql`, `,
  )
  await tx.execute(sql`
    insert into "locations" (${columns})
    select ${columns} from jsonb_populate_recordset(null::"locations", ${JSON.stringify(rows)}::jsonb)`)
}

export type LocationUpdate = {
  id: string
  /** The fields that change, checked by `checkLocation` before. */
  change: Partial<LocationRecord>
  status: LocationRow['status']
  completeness: number
}

/** Changes any number of locations in one statement and raises the version of each. */
export async function updateLocations(tx: Transaction, by: string, updates: readonly LocationUpdate[]): Promise<void> {
  const fields = [...new Set(updates.flatMap(({ change }) => Object.keys(change)))]
  const columns = fields.map(
    field =>
      sql`${sql.identifier(field)} = (jsonb_populate_record("locations", "new"."change")).${sql.identifier(field)}`,
  )
  const set = [
    ...columns,
    sql`"status" = "new"."status"`,
    sql`"completeness" = "new"."completeness"`,
    sql`"version" = "locations"."version" + 1`,
    sql`"updated_at" = clock_timestamp()`,
    sql`"updated_by" = ${by}::uuid`,
  ]
  await tx.execute(sql`
    update "locations" set ${sql.join(set, sql`, `)}
    from jsonb_to_recordset(${JSON.stringify(updates)}::jsonb)
      as "new" ("id" uuid, "change" jsonb, "status" text, "completeness" integer)
    where "locations"."id" = "new"."id"`)
}

/** Those of some locations that wait for the agency; nobody else changes them until the transaction ends. */
export function lockWaiting(tx: Transaction, ids: readonly string[]) {
  const { id, business_id, status } = locations
  return tx
    .select({ id, business_id })
    .from(locations)
    .where(and(inArray(id, [...ids]), eq(status, 'pending_review')))
    .orderBy(asc(id))
    .for('update')
}

export async function updateStatus(
  tx: Transaction,
  ids: readonly string[],
  status: LocationRow['status'],
  by: string,
): Promise<void> {
  await tx
    .update(locations)
    .set({ status, updated_by: by, updated_at: sql`clock_timestamp()` })
    .where(inArray(locations.id, [...ids]))
}

export async function updateCompleteness(tx: Transaction, id: string, completeness: number, by: string): Promise<void> {
  await tx.update(locations).set({ completeness, updated_by: by }).where(eq(locations.id, id))
}
