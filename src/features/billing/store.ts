import { eq } from 'drizzle-orm'
import { subscriptions } from '#src/features/billing/tables.ts'
import type { Actor } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'

type UserActor = Extract<Actor, { kind: 'user' }>

export type SubscriptionStatus = { location_id: string; status: string }

/** The status of each of the actor's locations; an admin counts as active for every location. */
export function listSubscriptions(database: Database, actor: UserActor): Promise<SubscriptionStatus[]> {
  return database.inTransaction(actor, async tx => {
    const columns = { location_id: subscriptions.location_id, status: subscriptions.status }
    const own = actor.role === 'admin' ? undefined : eq(subscriptions.user_id, actor.user_id)
    const rows = await tx.select(columns).from(subscriptions).where(own).orderBy(subscriptions.location_id)
    return actor.role === 'admin' ? rows.map(row => ({ ...row, status: 'active' })) : rows
  })
}
