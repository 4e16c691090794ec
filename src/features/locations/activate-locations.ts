import { type Author, noteActivity } from '#src/features/activity/public.ts'
import { lockWaiting, updateStatus } from '#src/features/locations/store.ts'
import type { Database } from '#src/platform/database/database.ts'

/**
 * Activates those of some locations that wait for the agency, and writes down for each who did so and why. What a colleague
 * has set otherwise meanwhile stays as it is. For admins.
 */
export function activateLocations(
  database: Database,
  author: Author,
  { ids, reason }: { ids: readonly string[]; reason: string },
): Promise<{ activated: number; left: number }> {
  return database.inTransaction(author.actor, async tx => {
    const waiting = await lockWaiting(tx, ids)
    const left = new Set(ids).size - waiting.length
    if (waiting.length === 0) return { activated: 0, left }
    const found = waiting.map(({ id }) => id)
    await updateStatus(tx, found, 'active', author.actor.user_id)
    const field_changes = [{ field: 'status', before: 'pending_review', after: 'active' }]
    const entries = waiting.map(({ id, business_id }) => ({
      business_id,
      location_id: id,
      action: 'status_set' as const,
      reason,
      field_changes,
    }))
    await noteActivity(tx, author, entries)
    return { activated: waiting.length, left }
  })
}
