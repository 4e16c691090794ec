import { checkLocation } from '#src/domain/location/record/check-location.ts'
import { completeness } from '#src/domain/location/record/completeness.ts'
import { subscriptionStatus } from '#src/features/billing/public.ts'
import { findStanding, mayEdit, type Standing } from '#src/features/businesses/public.ts'
import { photoKindsOf } from '#src/features/files/public.ts'
import { groupsOf } from '#src/features/locations/groups/store.ts'
import { isSeenWith } from '#src/features/locations/is-seen-with.ts'
import { locationRules } from '#src/features/locations/location-rules.ts'
import { type LocationRow, recordOf } from '#src/features/locations/record-columns.ts'
import { readLocation } from '#src/features/locations/store.ts'
import type { UserActor } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

export type SeenLocation = { row: LocationRow; standing: Standing }

/** A location and what the actor is to its business; undefined when it is missing or not theirs to see. */
export async function seeLocation(tx: Transaction, actor: UserActor, id: string): Promise<SeenLocation | undefined> {
  const row = await readLocation(tx, id)
  const standing = row && (await findStanding(tx, actor, row.business_id))
  return standing && (await isSeenWith(tx, standing, id)) ? { row, standing } : undefined
}

/** A location with what is missing in it, and with what policy may object to, answered already or not. */
export function findLocation(database: Database, actor: UserActor, id: string) {
  return database.inTransaction(actor, async tx => {
    const seen = await seeLocation(tx, actor, id)
    if (!seen) return undefined
    const record = recordOf(seen.row)
    const checked = checkLocation(record, locationRules(Date.now()))
    const [subscription_status, group_ids, photos] = await Promise.all([
      subscriptionStatus(tx, id),
      groupsOf(tx, id),
      photoKindsOf(tx, id),
    ])
    return {
      location: { ...seen.row, subscription_status, group_ids },
      warnings: checked.ok ? checked.warnings : [],
      completeness: completeness(record, photos),
      may_change: mayEdit(seen.standing),
    }
  })
}
