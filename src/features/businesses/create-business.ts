import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type Author, fieldChanges, noteActivity } from '#src/features/activity/public.ts'
import { insertMember } from '#src/features/businesses/members/store.ts'
import type { NewBusiness } from '#src/features/businesses/schema.ts'
import { countFounded, findFounded, insertBusiness } from '#src/features/businesses/store.ts'
import type { Database } from '#src/platform/database/database.ts'

/** How many one user may make. */
export const mostFounded = 20

export type CreatedBusiness = { ok: true; id: string } | { ok: false; reason: 'too_many' }

/**
 * Makes a business, owned by whoever makes it. The same details from the same client again, by a second tab or a second try,
 * are the same business. One that the agency makes has no owner until somebody is invited.
 */
export function createBusiness(database: Database, author: Author, business: NewBusiness): Promise<CreatedBusiness> {
  const { actor } = author
  return database.inTransaction(actor, async (tx): Promise<CreatedBusiness> => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('businesses.founder'), hashtext(${actor.user_id}))`)
    const same = actor.role === 'admin' ? undefined : await findFounded(tx, actor.user_id, business)
    if (same !== undefined) return { ok: true, id: same }
    if (actor.role !== 'admin' && (await countFounded(tx, actor.user_id)) >= mostFounded) {
      return { ok: false, reason: 'too_many' }
    }
    const id = randomUUIDv7()
    await insertBusiness(tx, { id, ...business, created_by: actor.user_id })
    if (actor.role !== 'admin') {
      await insertMember(tx, { business_id: id, user_id: actor.user_id, role: 'owner', scope: 'all' })
    }
    const field_changes = fieldChanges({}, business)
    await noteActivity(tx, author, [{ business_id: id, action: 'business_created', field_changes }])
    return { ok: true, id }
  })
}
