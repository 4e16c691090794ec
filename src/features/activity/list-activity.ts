import { and, count, desc, eq } from 'drizzle-orm'
import type { ActivityQuery } from '#src/features/activity/schema.ts'
import { activity } from '#src/features/activity/tables.ts'
import { findStanding } from '#src/features/businesses/public.ts'
import { seenWith } from '#src/features/locations/public.ts'
import type { UserActor } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'

/** One page of what was done in a business, newest first, as far as the actor sees its locations; undefined for a stranger. */
export function listActivity(database: Database, actor: UserActor, query: ActivityQuery) {
  const { business_id, location_id, action, actor_id, parent_id, page, size } = query
  return database.inTransaction(actor, async tx => {
    const standing = await findStanding(tx, actor, business_id)
    if (!standing) return undefined
    const asked = and(
      eq(activity.business_id, business_id),
      seenWith(standing, activity.location_id),
      location_id === undefined ? undefined : eq(activity.location_id, location_id),
      action === undefined ? undefined : eq(activity.action, action),
      actor_id === undefined ? undefined : eq(activity.actor_id, actor_id),
      parent_id === undefined ? undefined : eq(activity.parent_id, parent_id),
    )
    const [[counted], entries] = await Promise.all([
      tx.select({ total: count() }).from(activity).where(asked),
      tx
        .select()
        .from(activity)
        .where(asked)
        .orderBy(desc(activity.created_at), desc(activity.id))
        .limit(size)
        .offset((page - 1) * size),
    ])
    return { entries, total: counted?.total ?? 0, page, size }
  })
}
