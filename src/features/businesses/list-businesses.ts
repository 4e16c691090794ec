import type { BusinessQuery } from '#src/features/businesses/schema.ts'
import { readBusinesses } from '#src/features/businesses/store.ts'
import { countLocations } from '#src/features/locations/public.ts'
import type { UserActor } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'

/** One page of the actor's businesses, by name, each with how many of its locations they see. */
export function listBusinesses(database: Database, actor: UserActor, query: BusinessQuery) {
  return database.inTransaction(actor, async tx => {
    const { businesses, total } = await readBusinesses(tx, actor, query)
    const standings = businesses.map(({ id, role, scope }) => ({
      business_id: id,
      user_id: actor.user_id,
      role,
      scope,
    }))
    const counts = await countLocations(tx, standings)
    const rows = businesses.map(business => ({
      ...business,
      ...(counts.get(business.id) ?? { locations: 0, waiting: 0 }),
    }))
    return { businesses: rows, total, page: query.page, size: query.size }
  })
}
