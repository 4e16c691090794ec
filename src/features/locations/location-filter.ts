import { and, eq, exists, gt, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { subscriptionStatusOf } from '#src/features/billing/public.ts'
import type { Standing } from '#src/features/businesses/public.ts'
import type { LocationFilter } from '#src/features/locations/schema.ts'
import { seenWith } from '#src/features/locations/seen-with.ts'
import { grouped_locations, locations } from '#src/features/locations/tables.ts'

function containing(word: string): SQL {
  const pattern = `%${word.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return sql`${locations.search} like ${pattern}`
}

/** People write a phone number in many ways; its digits are the same in all of them. */
function withPhone(q: string): SQL | undefined {
  if (!/^[\d\s()+./-]+$/.test(q)) return undefined
  const digits = q.replace(/\D/g, '')
  return digits.length < 4 ? undefined : sql`${locations.phone} like ${`%${digits}%`}`
}

/** Every word of the search stands in name, code, address or phone. */
function matching(q: string): SQL | undefined {
  const words = q.split(/\s+/).filter(word => word !== '')
  return words.length === 0 ? undefined : or(and(...words.map(containing)), withPhone(q))
}

const problems: Record<NonNullable<LocationFilter['problem']>, SQL | undefined> = {
  incomplete: lt(locations.completeness, 100),
  no_hours: isNull(locations.regular_hours),
  no_pin: isNull(locations.latitude),
  suspended: eq(locations.status, 'suspended_by_google'),
}

function inGroup(group_id: string): SQL {
  const { group_id: group, location_id } = grouped_locations
  return exists(
    sql`(select from ${grouped_locations} where ${and(eq(group, group_id), eq(location_id, locations.id))})`,
  )
}

function withSubscription(wanted: string): SQL {
  const status = subscriptionStatusOf(locations.id)
  return wanted === 'none' ? sql`${status} is null` : sql`${status} = ${wanted}`
}

/** The locations of one business that a filter asks for, as far as this standing sees them. */
export function whereLocation(standing: Standing, filter: LocationFilter): SQL | undefined {
  const { q, state, city, group, label, status, subscription, problem } = filter
  return and(
    eq(locations.business_id, standing.business_id),
    seenWith(standing, locations.id),
    matching(q),
    state === undefined ? undefined : eq(locations.state, state),
    city === undefined ? undefined : eq(locations.city, city),
    group === undefined ? undefined : inGroup(group),
    label === undefined ? undefined : sql`${locations.labels} @> ${JSON.stringify([label])}::jsonb`,
    status.length === 0 ? undefined : inArray(locations.status, status),
    subscription === undefined ? undefined : withSubscription(subscription),
    problem === undefined ? undefined : problems[problem],
  )
}

/** What comes after this place in the order of names. */
export function afterName(place: { name: string; id: string }): SQL {
  return gt(sql`(lower(${locations.name}), ${locations.id})`, sql`(lower(${place.name}), ${place.id}::uuid)`)
}
