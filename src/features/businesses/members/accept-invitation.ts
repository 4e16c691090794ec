import { findAddressOf } from '#src/features/accounts/public.ts'
import { type Author, noteActivity } from '#src/features/activity/public.ts'
import {
  closeInvitation,
  insertMember,
  readInvitation,
  readMember,
  waitForMembers,
} from '#src/features/businesses/members/store.ts'
import { giveScope } from '#src/features/locations/public.ts'
import type { UserActor } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

async function readOwn(tx: Transaction, actor: UserActor, id: string) {
  return readInvitation(tx, id, (await findAddressOf(tx, actor)).address)
}

/** An open invitation to the actor's own address; undefined for any other. */
export function findInvitation(database: Database, actor: UserActor, id: string) {
  return database.inTransaction(actor, async tx => {
    const invitation = await readOwn(tx, actor, id)
    if (!invitation) return undefined
    const { business_name, invited_by_name, role, step, expires_at } = invitation
    return { id, business_name, invited_by_name, role, step, expires_at }
  })
}

/**
 * Makes the actor a member as the invitation says and closes it; answers the business. Who is a member already stays what
 * they are. Undefined for an invitation that is missing, closed or somebody else's.
 */
export function acceptInvitation(database: Database, author: Author, id: string): Promise<string | undefined> {
  const { actor } = author
  return database.inTransaction(actor, async tx => {
    const seen = await readOwn(tx, actor, id)
    if (seen) await waitForMembers(tx, seen.business_id)
    const invitation = seen && (await readOwn(tx, actor, id))
    if (!invitation) return undefined
    const { business_id, role, given, invited_by } = invitation
    const { user_id } = actor
    const belongs = (await readMember(tx, business_id, user_id)) !== undefined
    if (!belongs) {
      await insertMember(tx, { business_id, user_id, role, scope: given.scope, invited_by })
      await giveScope(tx, { business_id, user_id }, given)
    }
    await closeInvitation(tx, id, user_id)
    if (belongs) return business_id
    const field_changes = [{ field: 'role', before: null, after: role }]
    await noteActivity(tx, author, [{ business_id, action: 'member_joined', field_changes }])
    return business_id
  })
}
