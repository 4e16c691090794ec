import { randomUUIDv7 } from 'node:crypto'
import { and, asc, count, eq, sql } from 'drizzle-orm'
import { findStanding } from '#src/features/businesses/public.ts'
import { location_views } from '#src/features/locations/tables.ts'
import type { NewView } from '#src/features/locations/views/schema.ts'
import type { UserActor } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'

/** How many somebody may keep for one business. */
export const mostViews = 50

const { id, user_id, business_id, name, query } = location_views
const shown = { id, name, query }

/** The filters that the actor keeps for a business, by name; undefined for a stranger to it. */
export function listViews(database: Database, actor: UserActor, of: string) {
  return database.inTransaction(actor, async tx => {
    if (!(await findStanding(tx, actor, of))) return undefined
    return tx
      .select(shown)
      .from(location_views)
      .where(and(eq(user_id, actor.user_id), eq(business_id, of)))
      .orderBy(asc(sql`lower(${name})`))
  })
}

export type KeptView =
  | { ok: true; view: { id: string; name: string; query: string } }
  | { ok: false; reason: 'no_business' | 'too_many' }

/** Keeps a filter by its name, in the place of one that the actor has called the same, in whatever case. */
export function keepView(database: Database, actor: UserActor, wished: NewView): Promise<KeptView> {
  return database.inTransaction(actor, async (tx): Promise<KeptView> => {
    if (!(await findStanding(tx, actor, wished.business_id))) return { ok: false, reason: 'no_business' }
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('location_views'), hashtext(${actor.user_id}))`)
    const own = and(eq(user_id, actor.user_id), eq(business_id, wished.business_id))
    await tx.delete(location_views).where(and(own, sql`lower(${name}) = lower(${wished.name})`))
    const [kept] = await tx.select({ views: count() }).from(location_views).where(own)
    if ((kept?.views ?? 0) >= mostViews) return { ok: false, reason: 'too_many' }
    const view = { id: randomUUIDv7(), name: wished.name, query: wished.query }
    await tx.insert(location_views).values({ ...view, business_id: wished.business_id, user_id: actor.user_id })
    return { ok: true, view }
  })
}

/** False where the actor keeps no such filter. */
export function dropView(database: Database, actor: UserActor, view_id: string): Promise<boolean> {
  return database.inTransaction(actor, async tx => {
    const dropped = await tx
      .delete(location_views)
      .where(and(eq(id, view_id), eq(user_id, actor.user_id)))
      .returning({ id })
    return dropped.length > 0
  })
}
