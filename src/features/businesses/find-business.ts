import { findStanding } from '#src/features/businesses/find-standing.ts'
import { readBusiness } from '#src/features/businesses/read-business.ts'
import type { UserActor } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'

/** A business and what the actor is to it; undefined for a stranger. */
export function findBusiness(database: Database, actor: UserActor, id: string) {
  return database.inTransaction(actor, async tx => {
    const standing = await findStanding(tx, actor, id)
    const business = standing && (await readBusiness(tx, id))
    return business && { ...business, role: standing.role, scope: standing.scope }
  })
}
