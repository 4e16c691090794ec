import { and, count, eq, inArray } from 'drizzle-orm'
import type { MemberScope } from '#src/features/businesses/public.ts'
import { location_groups, locations, member_groups, member_locations } from '#src/features/locations/tables.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

type Member = { business_id: string; user_id: string }

/** Whether every location and group that this scope names is in the business. */
export async function namesAll(tx: Transaction, business_id: string, given: MemberScope): Promise<boolean> {
  if (given.scope === 'all') return true
  const [location_ids, group_ids] = [[...new Set(given.location_ids)], [...new Set(given.group_ids)]]
  const [known] = await tx
    .select({ found: count() })
    .from(locations)
    .where(and(eq(locations.business_id, business_id), inArray(locations.id, location_ids)))
  const [grouped] = await tx
    .select({ found: count() })
    .from(location_groups)
    .where(and(eq(location_groups.business_id, business_id), inArray(location_groups.id, group_ids)))
  return known?.found === location_ids.length && grouped?.found === group_ids.length
}

/** Gives a member the locations and groups of their scope. What has gone since it was chosen is left out. */
export async function giveScope(tx: Transaction, member: Member, given: MemberScope): Promise<void> {
  if (given.scope === 'all') return
  const places = [...new Set(given.location_ids)].map(location_id => ({ ...member, location_id }))
  const groups = [...new Set(given.group_ids)].map(group_id => ({ ...member, group_id }))
  if (places.length > 0) await tx.insert(member_locations).values(places)
  if (groups.length > 0) await tx.insert(member_groups).values(groups)
}

export async function takeScopes(tx: Transaction, { business_id, user_id }: Member): Promise<void> {
  const { business_id: of, user_id: by } = member_locations
  await tx.delete(member_locations).where(and(eq(of, business_id), eq(by, user_id)))
  await tx
    .delete(member_groups)
    .where(and(eq(member_groups.business_id, business_id), eq(member_groups.user_id, user_id)))
}

/** What each member of a business was given, by their ids. */
export async function readScopes(tx: Transaction, business_id: string) {
  const scopes = new Map<string, { location_ids: string[]; group_ids: string[] }>()
  const of = (user_id: string) => {
    const known = scopes.get(user_id) ?? { location_ids: [], group_ids: [] }
    scopes.set(user_id, known)
    return known
  }
  const places = await tx.select().from(member_locations).where(eq(member_locations.business_id, business_id))
  for (const { user_id, location_id } of places) of(user_id).location_ids.push(location_id)
  const groups = await tx.select().from(member_groups).where(eq(member_groups.business_id, business_id))
  for (const { user_id, group_id } of groups) of(user_id).group_ids.push(group_id)
  return scopes
}
