import { type Author, fieldChanges, noteActivity } from '#src/features/activity/public.ts'
import { findStanding } from '#src/features/businesses/find-standing.ts'
import type { WishedMember } from '#src/features/businesses/members/schema.ts'
import {
  deleteMember,
  readMember,
  readMembers,
  updateMember,
  waitForMembers,
} from '#src/features/businesses/members/store.ts'
import { scopeOf } from '#src/features/businesses/members/wished-scope.ts'
import { mayRule } from '#src/features/businesses/standing.ts'
import { giveScope, namesAll, takeScopes } from '#src/features/locations/public.ts'
import type { UserActor } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

export type MemberChanged =
  | { ok: true }
  | { ok: false; reason: 'not_found' | 'no_member' | 'owners_only' | 'last_owner' | 'unknown_places' }

type Named = { business_id: string; user_id: string }

/** Waits for its turn: of two owners who make each other managers at the same moment one stays. */
async function find(tx: Transaction, actor: UserActor, { business_id, user_id }: Named) {
  const standing = await findStanding(tx, actor, business_id)
  if (!standing) return { ok: false as const, reason: 'not_found' as const }
  const leaves = user_id === actor.user_id
  if (!mayRule(standing) && !leaves) return { ok: false as const, reason: 'owners_only' as const }
  await waitForMembers(tx, business_id)
  const member = await readMember(tx, business_id, user_id)
  if (!member) return { ok: false as const, reason: 'no_member' as const }
  return { ok: true as const, standing, member }
}

async function isLastOwner(tx: Transaction, { business_id, user_id }: Named): Promise<boolean> {
  const owners = (await readMembers(tx, business_id)).filter(member => member.role === 'owner')
  return owners.length === 1 && owners[0]?.user_id === user_id
}

/** Gives a member another role, or other locations to see. The last owner stays one. */
export function changeMember(
  database: Database,
  author: Author,
  named: Named,
  wished: WishedMember,
): Promise<MemberChanged> {
  return database.inTransaction(author.actor, async (tx): Promise<MemberChanged> => {
    const found = await find(tx, author.actor, named)
    if (!found.ok) return found
    if (!mayRule(found.standing)) return { ok: false, reason: 'owners_only' }
    const { role, scope } = wished
    if (role !== 'owner' && (await isLastOwner(tx, named))) return { ok: false, reason: 'last_owner' }
    const given = scopeOf(wished)
    if (!(await namesAll(tx, named.business_id, given))) return { ok: false, reason: 'unknown_places' }
    // Its own rights last: an owner who steps down changes the rest while they may.
    await takeScopes(tx, named)
    await giveScope(tx, named, given)
    const before = { role: found.member.role, scope: found.member.scope }
    const field_changes = fieldChanges(before, { member: named.user_id, role, scope })
    await noteActivity(tx, author, [{ business_id: named.business_id, action: 'member_changed', field_changes }])
    await updateMember(tx, { ...named, role, scope })
    return { ok: true }
  })
}

/** Takes a member out of a business, or lets them leave. The last owner stays. */
export function removeMember(database: Database, author: Author, named: Named): Promise<MemberChanged> {
  return database.inTransaction(author.actor, async (tx): Promise<MemberChanged> => {
    const found = await find(tx, author.actor, named)
    if (!found.ok) return found
    if (found.member.role === 'owner' && (await isLastOwner(tx, named))) return { ok: false, reason: 'last_owner' }
    const field_changes = [
      { field: 'member', before: named.user_id, after: null },
      { field: 'role', before: found.member.role, after: null },
    ]
    await noteActivity(tx, author, [{ business_id: named.business_id, action: 'member_removed', field_changes }])
    await deleteMember(tx, named.business_id, named.user_id)
    return { ok: true }
  })
}
