import { type Author, noteActivity } from '#src/features/activity/public.ts'
import { setSubscription } from '#src/features/billing/public.ts'
import { seeLocation } from '#src/features/locations/find-location.ts'
import type { LocationStatus } from '#src/features/locations/location-status.ts'
import { lockLocation, updateStatus } from '#src/features/locations/store.ts'
import type { Database } from '#src/platform/database/database.ts'

/** Says where a location stands with the agency, and writes down who said so and why. For admins. False when it is missing. */
export function setStatus(
  database: Database,
  author: Author,
  { id, status, reason }: { id: string; status: LocationStatus; reason: string },
): Promise<boolean> {
  return database.inTransaction(author.actor, async tx => {
    const row = await lockLocation(tx, id)
    if (!row) return false
    if (row.status === status) return true
    await updateStatus(tx, [id], status, author.actor.user_id)
    const entry = { business_id: row.business_id, location_id: id, action: 'status_set' as const, reason }
    const field_changes = [{ field: 'status', before: row.status, after: status }]
    await noteActivity(tx, author, [{ ...entry, field_changes }])
    return true
  })
}

/** Sets what the subscription of a location stands at, until billing does. For admins. False when it is missing. */
export function setSubscriptionOf(
  database: Database,
  author: Author,
  { id, status, reason }: { id: string; status: string; reason: string },
): Promise<boolean> {
  return database.inTransaction(author.actor, async tx => {
    const seen = await seeLocation(tx, author.actor, id)
    if (!seen) return false
    await setSubscription(tx, author, { location_id: id, business_id: seen.row.business_id, status, reason })
    return true
  })
}
