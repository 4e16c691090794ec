import { randomUUID } from 'node:crypto'
import { type AccountsDeps, findAddressOf } from '#src/features/accounts/public.ts'
import { type Author, noteActivity } from '#src/features/activity/public.ts'
import { findStanding } from '#src/features/businesses/find-standing.ts'
import { listPeople } from '#src/features/businesses/members/list-people.ts'
import { memberInvitationMail } from '#src/features/businesses/members/mail.ts'
import type { NewInvitation } from '#src/features/businesses/members/schema.ts'
import {
  countInvited,
  insertInvitation,
  readInvitations,
  waitForMembers,
} from '#src/features/businesses/members/store.ts'
import { scopeOf } from '#src/features/businesses/members/wished-scope.ts'
import { readBusiness } from '#src/features/businesses/read-business.ts'
import { mayRule } from '#src/features/businesses/standing.ts'
import { namesAll } from '#src/features/locations/public.ts'

type Deps = Pick<AccountsDeps, 'database' | 'outbox' | 'brand' | 'site_origin'>

/** How many a business may mail within a day. */
export const mostInvited = 50

const lifetime_ms = 14 * 24 * 3600 * 1000

/** Where the link of an invitation leads. */
const invitationPath = '/client/invitation'

export type InvitedMember =
  | { ok: true; id: string }
  | {
      ok: false
      reason: 'not_found' | 'owners_only' | 'member_already' | 'invited_already' | 'too_many' | 'unknown_places'
    }

/**
 * Mails somebody a link by which they become a member. It is good once, within 14 days, for whoever signs in with that
 * address: who has read the mail of somebody else gains nothing. A member is asked to do a step, and nothing else.
 */
export async function inviteMember(
  { database, outbox, brand, site_origin }: Deps,
  author: Author,
  business_id: string,
  invitation: NewInvitation,
): Promise<InvitedMember> {
  const { actor } = author
  const known = await listPeople(database, actor, business_id)
  if (!known.ok) return known
  const is_member = known.people.members.some(member => member.email === invitation.email)
  if (is_member && invitation.step === null) return { ok: false, reason: 'member_already' }
  return database.inTransaction(actor, async (tx): Promise<InvitedMember> => {
    const standing = await findStanding(tx, actor, business_id)
    const business = standing && (await readBusiness(tx, business_id))
    if (!business) return { ok: false, reason: 'not_found' }
    if (!mayRule(standing)) return { ok: false, reason: 'owners_only' }
    await waitForMembers(tx, business_id)
    const open = await readInvitations(tx, business_id)
    const { email, role, step } = invitation
    if (open.some(other => other.email === email)) return { ok: false, reason: 'invited_already' }
    if ((await countInvited(tx, business_id)) >= mostInvited) return { ok: false, reason: 'too_many' }
    const given = scopeOf(invitation)
    if (!(await namesAll(tx, business_id, given))) return { ok: false, reason: 'unknown_places' }

    const id = randomUUID()
    const invited_by_name = (await findAddressOf(tx, actor)).name
    const expires_at = new Date(Date.now() + lifetime_ms)
    const row = { id, business_id, business_name: business.trade_name, email, role, given, step, expires_at }
    await insertInvitation(tx, { ...row, invited_by: actor.user_id, invited_by_name })
    const link = `${site_origin}${invitationPath}?id=${id}`
    await outbox.write(tx, memberInvitationMail({ ...row, invited_by_name, link }, brand))
    const field_changes = [
      { field: 'email', before: null, after: email },
      { field: 'role', before: null, after: role },
      ...(step === null ? [] : [{ field: 'step', before: null, after: step }]),
    ]
    await noteActivity(tx, author, [{ business_id, action: 'member_invited', field_changes }])
    return { ok: true, id }
  })
}
