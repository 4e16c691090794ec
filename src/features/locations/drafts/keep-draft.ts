import { randomUUIDv7 } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { findStanding, mayArrange, mayEdit } from '#src/features/businesses/public.ts'
import type { NewDraft } from '#src/features/locations/drafts/schema.ts'
import { seeLocation } from '#src/features/locations/find-location.ts'
import { location_drafts } from '#src/features/locations/tables.ts'
import type { UserActor } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

/** The draft of one user for one location; `location_id` is null for a location that does not exist yet. */
export type DraftKey = { business_id: string; location_id: string | null }

type Reason = 'not_found' | 'editors_only'

/** Why the actor may not write a draft there. */
async function objection(tx: Transaction, actor: UserActor, { business_id, location_id }: DraftKey) {
  const standing = await findStanding(tx, actor, business_id)
  if (!standing) return 'not_found'
  if (location_id === null) return mayArrange(standing) ? undefined : 'editors_only'
  const seen = await seeLocation(tx, actor, location_id)
  if (seen?.row.business_id !== business_id) return 'not_found'
  return mayEdit(standing) ? undefined : 'editors_only'
}

const one = ({ user_id }: UserActor, { business_id, location_id }: DraftKey) =>
  and(
    eq(location_drafts.user_id, user_id),
    eq(location_drafts.business_id, business_id),
    location_id === null ? isNull(location_drafts.location_id) : eq(location_drafts.location_id, location_id),
  )

/** What `work` does with a draft that the actor may write, or why they may not. */
function withDraft<T>(database: Database, actor: UserActor, key: DraftKey, work: (tx: Transaction) => Promise<T>) {
  return database.inTransaction(actor, async (tx): Promise<{ ok: true; value: T } | { ok: false; reason: Reason }> => {
    const reason = await objection(tx, actor, key)
    return reason ? { ok: false, reason } : { ok: true, value: await work(tx) }
  })
}

/** The draft, undefined while there is none. */
export function findDraft(database: Database, actor: UserActor, key: DraftKey) {
  const { values, based_on_version, updated_at } = location_drafts
  return withDraft(database, actor, key, async tx => {
    const [row] = await tx.select({ values, based_on_version, updated_at }).from(location_drafts).where(one(actor, key))
    return row
  })
}

/** Keeps what was typed in the place of what was kept before. */
export function keepDraft(database: Database, actor: UserActor, key: DraftKey, draft: NewDraft) {
  const { user_id, business_id, location_id, values, based_on_version, updated_at } = location_drafts
  return withDraft(database, actor, key, async tx => {
    const [row] = await tx
      .insert(location_drafts)
      .values({ id: randomUUIDv7(), user_id: actor.user_id, ...key, ...draft })
      .onConflictDoUpdate({
        target: [user_id, business_id, location_id],
        set: { ...draft, updated_at: sql`clock_timestamp()` },
      })
      .returning({ values, based_on_version, updated_at })
    return row
  })
}

export function dropDraft(database: Database, actor: UserActor, key: DraftKey) {
  return withDraft(database, actor, key, tx => tx.delete(location_drafts).where(one(actor, key)))
}
