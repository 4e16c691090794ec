import { and, eq, or } from 'drizzle-orm'
import { subscriptions } from '#src/features/billing/tables.ts'
import { listStandings } from '#src/features/businesses/public.ts'
import { locationIds, locationNames, seenWith } from '#src/features/locations/public.ts'
import type { UserActor } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

export type SubscriptionStatus = { location_id: string; status: string }

/** Those that name the actor themselves, and those of the locations they see. */
async function own(tx: Transaction, actor: UserActor) {
  const standings = await listStandings(tx, actor)
  const seen = standings.map(standing =>
    and(eq(subscriptions.business_id, standing.business_id), seenWith(standing, subscriptions.location_id)),
  )
  return or(eq(subscriptions.user_id, actor.user_id), ...seen)
}

async function readStatuses(tx: Transaction, actor: UserActor): Promise<SubscriptionStatus[]> {
  const columns = { location_id: subscriptions.location_id, status: subscriptions.status }
  const which = actor.role === 'admin' ? undefined : await own(tx, actor)
  const rows = await tx.select(columns).from(subscriptions).where(which).orderBy(subscriptions.location_id)
  return actor.role === 'admin' ? rows.map(row => ({ ...row, status: 'active' })) : rows
}

/** The status of each of the actor's locations; an admin counts as active for every location, with a subscription or without. */
export function listSubscriptions(database: Database, actor: UserActor): Promise<SubscriptionStatus[]> {
  return database.inTransaction(actor, async tx => {
    const rows = await readStatuses(tx, actor)
    if (actor.role !== 'admin') return rows
    const subscribed = rows.map(({ location_id }) => location_id)
    const all = new Set([...subscribed, ...(await locationIds(tx))])
    return [...all].map(location_id => ({ location_id, status: 'active' }))
  })
}

/** The same by name. Subscriptions from before there were locations have none: `''`, and they come last. */
export function listNamedSubscriptions(database: Database, actor: UserActor) {
  return database.inTransaction(actor, async tx => {
    const rows = await readStatuses(tx, actor)
    const names = await locationNames(
      tx,
      rows.map(({ location_id }) => location_id),
    )
    const named = rows.map(row => ({ ...row, ...(names.get(row.location_id) ?? { name: '', city: '' }) }))
    return named.toSorted((a, b) => Number(a.name === '') - Number(b.name === '') || a.name.localeCompare(b.name))
  })
}
