import { Hono } from 'hono'
import type { AccountsDeps, Allow, UserEnv } from '#src/features/accounts/public.ts'
import { authorOf } from '#src/features/activity/public.ts'
import { acceptInvitation, findInvitation } from '#src/features/businesses/members/accept-invitation.ts'
import * as described from '#src/features/businesses/members/api-descriptions.ts'
import { changeMember, removeMember } from '#src/features/businesses/members/change-member.ts'
import { inviteMember } from '#src/features/businesses/members/invite-member.ts'
import { listPeople } from '#src/features/businesses/members/list-people.ts'
import { memberRefusals, noInvitation } from '#src/features/businesses/members/refusals.ts'
import { invitationSchema, memberChangeSchema } from '#src/features/businesses/members/schema.ts'
import { withdraw } from '#src/features/businesses/members/withdraw-invitation.ts'
import type { Database } from '#src/platform/database/database.ts'
import { idIn } from '#src/platform/http/id-in.ts'
import { readJson } from '#src/platform/http/read-json.ts'
import { refuse } from '#src/platform/http/refusal.ts'

/** The members of a business, and who is invited; below /api/businesses. */
export function membersApi(accounts: AccountsDeps, allow: Allow): Hono<UserEnv> {
  const { database } = accounts
  const app = new Hono<UserEnv>()

  app.get('/:id/members', allow.signedIn, described.list, async c => {
    const listed = await listPeople(database, c.var.caller, idIn(c, 'id'))
    return listed.ok ? c.json(listed.people) : refuse(c, memberRefusals[listed.reason])
  })

  app.post('/:id/invitations', allow.signedIn, described.invite, async c => {
    const body = await readJson(c, invitationSchema)
    if (!body.ok) return refuse(c, body.refusal)
    const invited = await inviteMember(accounts, authorOf(c), idIn(c, 'id'), body.value)
    return invited.ok ? c.json({ id: invited.id }, 201) : refuse(c, memberRefusals[invited.reason])
  })

  app.delete('/:id/invitations/:invitation_id', allow.signedIn, described.withdraw, async c => {
    const named = { business_id: idIn(c, 'id'), id: idIn(c, 'invitation_id') }
    const withdrawn = await withdraw(database, authorOf(c), named)
    return withdrawn.ok ? c.body(null, 204) : refuse(c, memberRefusals[withdrawn.reason])
  })

  app.patch('/:id/members/:user_id', allow.signedIn, described.change, async c => {
    const body = await readJson(c, memberChangeSchema)
    if (!body.ok) return refuse(c, body.refusal)
    const named = { business_id: idIn(c, 'id'), user_id: idIn(c, 'user_id') }
    const changed = await changeMember(database, authorOf(c), named, body.value)
    if (!changed.ok) return refuse(c, memberRefusals[changed.reason])
    const listed = await listPeople(database, c.var.caller, named.business_id)
    // An owner who has stepped down may not see who belongs to it any more; what they asked for is done all the same.
    return listed.ok ? c.json(listed.people) : c.body(null, 204)
  })

  app.delete('/:id/members/:user_id', allow.signedIn, described.remove, async c => {
    const named = { business_id: idIn(c, 'id'), user_id: idIn(c, 'user_id') }
    const removed = await removeMember(database, authorOf(c), named)
    return removed.ok ? c.body(null, 204) : refuse(c, memberRefusals[removed.reason])
  })
  return app
}

/** What whoever was invited does with it; to be mounted at /api/business-invitations. */
export function invitationsApi(database: Database, allow: Allow): Hono<UserEnv> {
  const app = new Hono<UserEnv>()

  app.get('/:id', allow.signedIn, described.received, async c => {
    const invitation = await findInvitation(database, c.var.caller, idIn(c, 'id'))
    return invitation ? c.json(invitation) : refuse(c, noInvitation)
  })

  app.post('/:id/acceptance', allow.signedIn, described.accept, async c => {
    const business_id = await acceptInvitation(database, authorOf(c), idIn(c, 'id'))
    return business_id ? c.json({ business_id }) : refuse(c, noInvitation)
  })
  return app
}
