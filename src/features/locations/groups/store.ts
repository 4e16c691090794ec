import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { Standing } from '#src/features/businesses/public.ts'
import { seenWith } from '#src/features/locations/seen-with.ts'
import { grouped_locations, location_groups, locations } from '#src/features/locations/tables.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

const shown = { id: location_groups.id, business_id: location_groups.business_id, name: location_groups.name }

export async function readGroup(tx: Transaction, id: string) {
  const [row] = await tx.select(shown).from(location_groups).where(eq(location_groups.id, id))
  return row
}

/** The groups of a business with how many locations this standing sees in each; whoever sees only some, those with one of theirs. */
export async function readGroups(tx: Transaction, standing: Standing) {
  const { group_id, location_id } = grouped_locations
  const seen = and(eq(location_id, locations.id), seenWith(standing, locations.id))
  const rows = await tx
    .select({ ...shown, locations: sql<number>`count(${locations.id})`.mapWith(Number) })
    .from(location_groups)
    .leftJoin(grouped_locations, eq(group_id, location_groups.id))
    .leftJoin(locations, seen)
    .where(eq(location_groups.business_id, standing.business_id))
    .groupBy(location_groups.id)
    .orderBy(asc(sql`lower(${location_groups.name})`), asc(location_groups.id))
  return standing.scope === 'all' ? rows : rows.filter(row => row.locations > 0)
}

/** The groups that hold a location. */
export async function groupsOf(tx: Transaction, id: string): Promise<string[]> {
  const { group_id, location_id } = grouped_locations
  const rows = await tx.select({ group_id }).from(grouped_locations).where(eq(location_id, id)).orderBy(asc(group_id))
  return rows.map(row => row.group_id)
}

export async function countGroups(tx: Transaction, business_id: string): Promise<number> {
  const [row] = await tx
    .select({ groups: count() })
    .from(location_groups)
    .where(eq(location_groups.business_id, business_id))
  return row?.groups ?? 0
}

export async function insertGroup(tx: Transaction, group: typeof location_groups.$inferInsert): Promise<void> {
  await tx.insert(location_groups).values(group)
}

export async function renameGroup(tx: Transaction, id: string, name: string): Promise<void> {
  await tx.update(location_groups).set({ name }).where(eq(location_groups.id, id))
}

export async function deleteGroup(tx: Transaction, id: string): Promise<void> {
  await tx.delete(location_groups).where(eq(location_groups.id, id))
}

/** Those of the ids that are locations of this business. */
export async function knownLocations(tx: Transaction, business_id: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const of = and(eq(locations.business_id, business_id), inArray(locations.id, [...ids]))
  return (await tx.select({ id: locations.id }).from(locations).where(of)).map(row => row.id)
}

type Moved = { group_id: string; business_id: string; add: readonly string[]; remove: readonly string[] }

export async function moveLocations(tx: Transaction, { group_id, business_id, add, remove }: Moved): Promise<void> {
  const added = add.map(location_id => ({ group_id, business_id, location_id }))
  if (added.length > 0) await tx.insert(grouped_locations).values(added).onConflictDoNothing()
  const { group_id: group, location_id } = grouped_locations
  if (remove.length === 0) return
  await tx.delete(grouped_locations).where(and(eq(group, group_id), inArray(location_id, [...remove])))
}
