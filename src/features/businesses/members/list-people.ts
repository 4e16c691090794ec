import { peopleOf } from '#src/features/accounts/public.ts'
import { findStanding } from '#src/features/businesses/find-standing.ts'
import { readInvitations, readMembers } from '#src/features/businesses/members/store.ts'
import { mayRule } from '#src/features/businesses/standing.ts'
import { readScopes } from '#src/features/locations/public.ts'
import type { UserActor } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'

/** Everybody who belongs to a business, and who is invited. Refuses strangers and members who are no owners. */
export async function listPeople(database: Database, actor: UserActor, business_id: string) {
  const found = await database.inTransaction(actor, async tx => {
    const standing = await findStanding(tx, actor, business_id)
    if (!standing) return { ok: false as const, reason: 'not_found' as const }
    if (!mayRule(standing)) return { ok: false as const, reason: 'owners_only' as const }
    const members = await readMembers(tx, business_id)
    const scopes = await readScopes(tx, business_id)
    return { ok: true as const, members, scopes, invitations: await readInvitations(tx, business_id) }
  })
  if (!found.ok) return found
  const people = await peopleOf(
    database,
    found.members.map(member => member.user_id),
  )
  const members = found.members.map(({ user_id, role, scope, created_at }) => ({
    user_id,
    ...(people.get(user_id) ?? { name: '', email: '' }),
    role,
    scope,
    ...(found.scopes.get(user_id) ?? { location_ids: [], group_ids: [] }),
    created_at,
  }))
  const invitations = found.invitations.map(({ id, email, step, role, given, created_at, expires_at }) => ({
    id,
    email,
    step,
    role,
    location_ids: [],
    group_ids: [],
    ...given,
    created_at,
    expires_at,
  }))
  return { ok: true as const, people: { members, invitations } }
}
