import { type Author, noteActivity } from '#src/features/activity/public.ts'
import { findStanding } from '#src/features/businesses/find-standing.ts'
import { withdrawInvitation } from '#src/features/businesses/members/store.ts'
import { mayRule } from '#src/features/businesses/standing.ts'
import type { Database } from '#src/platform/database/database.ts'

export type Withdrawn = { ok: true } | { ok: false; reason: 'not_found' | 'owners_only' | 'no_invitation' }

/** Makes the link of an invitation worthless. */
export function withdraw(
  database: Database,
  author: Author,
  { business_id, id }: { business_id: string; id: string },
): Promise<Withdrawn> {
  return database.inTransaction(author.actor, async (tx): Promise<Withdrawn> => {
    const standing = await findStanding(tx, author.actor, business_id)
    if (!standing) return { ok: false, reason: 'not_found' }
    if (!mayRule(standing)) return { ok: false, reason: 'owners_only' }
    const email = await withdrawInvitation(tx, business_id, id)
    if (email === undefined) return { ok: false, reason: 'no_invitation' }
    const field_changes = [{ field: 'email', before: email, after: null }]
    await noteActivity(tx, author, [{ business_id, action: 'invitation_withdrawn', field_changes }])
    return { ok: true }
  })
}
