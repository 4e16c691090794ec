import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import { subscriptionStatusOf } from '#src/features/billing/public.ts'
import { findStanding, mayArrange, mayEdit, type Standing } from '#src/features/businesses/public.ts'
import { whereLocation } from '#src/features/locations/location-filter.ts'
import { type LocationStatus, locationStatuses } from '#src/features/locations/location-status.ts'
import type { LocationFilter, LocationListQuery, LocationSort } from '#src/features/locations/schema.ts'
import { seenWith } from '#src/features/locations/seen-with.ts'
import { locations } from '#src/features/locations/tables.ts'
import type { UserActor } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

const listed = {
  id: locations.id,
  business_id: locations.business_id,
  name: locations.name,
  store_code: locations.store_code,
  status: locations.status,
  business_type: locations.business_type,
  address_line_1: locations.address_line_1,
  city: locations.city,
  state: locations.state,
  zip: locations.zip,
  hide_address: locations.hide_address,
  phone: locations.phone,
  primary_category: locations.primary_category,
  open_status: locations.open_status,
  labels: locations.labels,
  completeness: locations.completeness,
  version: locations.version,
  updated_at: locations.updated_at,
  subscription_status: subscriptionStatusOf(locations.id),
}

const by: Record<LocationSort, SQL> = {
  name: sql`lower(${locations.name})`,
  city: sql`lower(${locations.city})`,
  status: sql`array_position(array[${sql.raw(locationStatuses.map(status => `'${status}'`).join(', '))}], ${locations.status})`,
  completeness: sql`${locations.completeness}`,
  updated_at: sql`${locations.updated_at}`,
}

function orderOf(sort: LocationListQuery['sort']): SQL[] {
  const [field, direction] = sort.startsWith('-') ? [sort.slice(1), desc] : [sort, asc]
  return [direction(by[field as LocationSort]), direction(locations.id)]
}

type Facet = { state: string; city: string; status: LocationStatus; kind: number; locations: number }

/** Which states, cities and statuses there are to choose from, each with how many locations: of all, whatever is filtered. */
async function countFacets(tx: Transaction, standing: Standing) {
  const where = and(eq(locations.business_id, standing.business_id), seenWith(standing, locations.id))
  const { state, city, status } = locations
  const { rows } = await tx.execute<Facet>(sql`
    select ${state}, ${city}, ${status}, grouping(${state}, ${city}, ${status}) as kind, count(*)::int as locations
    from ${locations} where ${where}
    group by grouping sets ((${state}), (${state}, ${city}), (${status}))
    order by ${state}, ${city}, ${status}`)
  const of = (kind: number) => rows.filter(row => row.kind === kind && row.state !== '' && row.city !== '')
  return {
    states: of(0b011).map(({ state, locations }) => ({ state, locations })),
    cities: of(0b001).map(({ state, city, locations }) => ({ state, city, locations })),
    statuses: of(0b110).map(({ status, locations }) => ({ status, locations })),
  }
}

/** One page of the locations of a business that a query asks for; undefined for a stranger. */
export function listLocations(database: Database, actor: UserActor, query: LocationListQuery) {
  const { business_id, sort, page, size } = query
  return database.inTransaction(actor, async tx => {
    const standing = await findStanding(tx, actor, business_id)
    if (!standing) return undefined
    const where = whereLocation(standing, query)
    const order = orderOf(sort)
    const [rows, [counted], facets] = await Promise.all([
      tx
        .select(listed)
        .from(locations)
        .where(where)
        .orderBy(...order)
        .limit(size)
        .offset((page - 1) * size),
      tx.select({ total: count() }).from(locations).where(where),
      countFacets(tx, standing),
    ])
    const may = { change: mayEdit(standing), add: mayArrange(standing) }
    return { locations: rows, total: counted?.total ?? 0, page, size, facets, may }
  })
}

/** As many as a map shows. */
const mostPoints = 10_000

/** Where the locations are that a filter asks for, those without a pin left out; undefined for a stranger. */
export function mapLocations(database: Database, actor: UserActor, filter: LocationFilter) {
  const { id, name, latitude, longitude, status } = locations
  return database.inTransaction(actor, async tx => {
    const standing = await findStanding(tx, actor, filter.business_id)
    if (!standing) return undefined
    const pinned = and(whereLocation(standing, filter), sql`${latitude} is not null and ${longitude} is not null`)
    const order = [asc(sql`lower(${name})`), asc(id)]
    return tx
      .select({ id, name, latitude, longitude, status })
      .from(locations)
      .where(pinned)
      .orderBy(...order)
      .limit(mostPoints)
  })
}
