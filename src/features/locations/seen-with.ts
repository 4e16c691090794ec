import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Standing } from '#src/features/businesses/public.ts'
import { grouped_locations, member_groups, member_locations } from '#src/features/locations/tables.ts'

/**
 * The condition by which whoever has this standing sees what belongs to a location of that business; undefined when that is
 * everything. Row policies say the same once more.
 */
export function seenWith({ scope, user_id, business_id }: Standing, location_id: PgColumn): SQL | undefined {
  if (scope === 'all') return undefined
  const given = sql`(select ${member_locations.location_id} from ${member_locations}
    where ${and(eq(member_locations.user_id, user_id), eq(member_locations.business_id, business_id))})`
  const grouped = sql`(select ${grouped_locations.location_id} from ${grouped_locations}
    join ${member_groups} on ${eq(member_groups.group_id, grouped_locations.group_id)}
    where ${and(eq(member_groups.user_id, user_id), eq(member_groups.business_id, business_id))})`
  return or(inArray(location_id, given), inArray(location_id, grouped))
}
