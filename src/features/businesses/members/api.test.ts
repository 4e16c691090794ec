import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openBusiness } from '#tests/support/features/open-business.ts'

type Opened = Awaited<ReturnType<typeof openBusiness>>

/** Status and code of a call. */
async function outcome(answer: Promise<Response>) {
  const response = await answer
  const text = await response.text()
  return [response.status, text === '' ? '' : (JSON.parse(text).code ?? '')]
}

const membersPath = ({ business_id }: Opened) => `/api/businesses/${business_id}/members`
const invitationsPath = ({ business_id }: Opened) => `/api/businesses/${business_id}/invitations`

test('an invitation is mailed, opens for its address alone, and is good once', async () => {
  const opened = await openBusiness()
  const { owner, signIn, database, origin } = opened
  const [invited, other] = [await signIn(), await signIn()]
  const wish = { email: invited.email.toUpperCase(), role: 'viewer', scope: 'all' }
  const { id } = await owner.read(invitationsPath(opened), 'POST', wish)
  const [mail] = await database.asOwner('select "to", subject, text from mail_outbox')
  expect(mail).toMatchObject({ to: { address: invited.email }, subject: 'You are invited to Reyes Plumbing' })
  expect(mail?.text).toContain(`${origin}/client/invitation?id=${id}`)

  const path = `/api/business-invitations/${id}`
  expect(await invited.read(path)).toMatchObject({ id, business_name: 'Reyes Plumbing', role: 'viewer' })
  const stranger = await outcome(other.ask(`${path}/acceptance`, 'POST', {}))
  expect(stranger).toEqual(await outcome(other.ask(`/api/business-invitations/${randomUUID()}/acceptance`, 'POST', {})))
  expect(stranger).toEqual([404, 'not_found'])
  expect(await invited.read(`${path}/acceptance`, 'POST', {})).toEqual({ business_id: opened.business_id })
  expect(await outcome(invited.ask(`${path}/acceptance`, 'POST', {}))).toEqual([404, 'not_found'])
  expect(await outcome(invited.ask(path))).toEqual([404, 'not_found'])
  const people = await owner.read(membersPath(opened))
  expect(people.invitations).toEqual([])
  expect(people.members).toMatchObject([
    { user_id: owner.id, role: 'owner', name: owner.full_name, email: owner.email },
    { user_id: invited.id, role: 'viewer', name: invited.full_name, email: invited.email, scope: 'all' },
  ])
})

test('ten who accept one invitation at once become one member; a withdrawn or expired one is worth nothing', async () => {
  const opened = await openBusiness()
  const { owner, signIn, database } = opened
  const invited = await signIn()
  const invite = () => owner.read(invitationsPath(opened), 'POST', { email: invited.email, role: 'manager' })
  const accept = (id: string) => invited.ask(`/api/business-invitations/${id}/acceptance`, 'POST', {})
  const withdrawn = await invite()
  expect(await outcome(owner.ask(`${invitationsPath(opened)}/${withdrawn.id}`, 'DELETE'))).toEqual([204, ''])
  expect((await accept(withdrawn.id)).status).toBe(404)
  const expired = await invite()
  await database.asOwner('update business_invitations set expires_at = now() where id = $1', [expired.id])
  expect((await accept(expired.id)).status).toBe(404)
  const { id } = await invite()
  const statuses = (await Promise.all(Array.from({ length: 10 }, () => accept(id)))).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, ...Array(9).fill(404)])
  expect(await database.asOwner('select from business_members where user_id = $1', [invited.id])).toHaveLength(1)
})

test('nobody is invited twice, to places of others, or by who is no owner', async () => {
  const opened = await openBusiness()
  const { owner, addMember, signIn } = opened
  const manager = await addMember({ role: 'manager', scope: 'all' })
  const invite = (who: typeof owner, wish: object) =>
    outcome(who.ask(invitationsPath(opened), 'POST', { email: 'new@shop.example', role: 'viewer', ...wish }))
  expect(await invite(manager, {})).toEqual([403, 'owners_only'])
  expect(await invite(await signIn(), {})).toEqual([404, 'not_found'])
  expect(await invite(owner, { email: 'no address' })).toEqual([422, 'invalid_fields'])
  expect(await invite(owner, { role: 'owner', scope: 'chosen', location_ids: [randomUUID()] })).toEqual([
    422,
    'invalid_fields',
  ])
  expect(await invite(owner, { scope: 'chosen' })).toEqual([422, 'invalid_fields'])
  expect(await invite(owner, { scope: 'chosen', location_ids: [randomUUID()] })).toEqual([422, 'invalid_fields'])
  expect(await invite(owner, {})).toEqual([201, ''])
  expect(await invite(owner, { email: 'NEW@shop.example' })).toEqual([409, 'invited_already'])
})

test('a member is not invited again, but may be asked to do a step, and is not said to have joined anew', async () => {
  const opened = await openBusiness()
  const { owner, addMember, database, business_id } = opened
  const member = await addMember({ role: 'manager', scope: 'all' })
  const invite = (email: string, wish: object = {}) =>
    owner.ask(invitationsPath(opened), 'POST', { email, role: 'manager', ...wish })
  expect(await outcome(invite(member.email.toUpperCase()))).toEqual([409, 'member_already'])
  expect(await outcome(invite(owner.email))).toEqual([409, 'member_already'])
  expect(await database.asOwner('select from mail_outbox')).toHaveLength(1)
  const { id } = await (await invite(member.email, { step: 'goals' })).json()
  expect((await member.ask(`/api/business-invitations/${id}/acceptance`, 'POST', {})).status).toBe(200)
  const { entries } = await owner.read(`/api/activity?business_id=${business_id}&action=member_joined`)
  expect(entries).toHaveLength(1)
})

test('the last owner stays: neither role nor membership can be taken, not even by two owners at the same moment', async () => {
  const opened = await openBusiness()
  const { owner, addMember, database, business_id } = opened
  const self = `${membersPath(opened)}/${owner.id}`
  expect(await outcome(owner.ask(self, 'PATCH', { role: 'manager' }))).toEqual([409, 'last_owner'])
  expect(await outcome(owner.ask(self, 'DELETE'))).toEqual([409, 'last_owner'])
  const second = await addMember({ role: 'owner' })
  const outcomes = await Promise.all([
    outcome(owner.ask(`${membersPath(opened)}/${second.id}`, 'PATCH', { role: 'manager' })),
    outcome(second.ask(self, 'PATCH', { role: 'manager' })),
  ])
  expect(outcomes.filter(([status]) => status === 200)).toHaveLength(1)
  const owners = await database.asOwner("select from business_members where business_id = $1 and role = 'owner'", [
    business_id,
  ])
  expect(owners).toHaveLength(1)
})

test('an owner who steps down is told that it is done, and sees no list of people any more', async () => {
  const opened = await openBusiness()
  const { owner, addMember, business_id } = opened
  await addMember({ role: 'owner' })
  const self = `${membersPath(opened)}/${owner.id}`
  expect((await owner.ask(self, 'PATCH', { role: 'manager' })).status).toBe(204)
  expect((await owner.read(`/api/businesses/${business_id}`)).role).toBe('manager')
  expect(await outcome(owner.ask(self, 'PATCH', { role: 'owner' }))).toEqual([403, 'owners_only'])
})

test('a new role and new places take hold at once; who was removed sees nothing any more', async () => {
  const opened = await openBusiness()
  const { owner, addMember, addLocation, business_id } = opened
  const [one, two] = [await addLocation(), await addLocation({ name: 'Bay Plumbing' })]
  const member = await addMember({ role: 'manager', scope: 'all' })
  const path = `${membersPath(opened)}/${member.id}`
  const sees = async () =>
    ((await member.read(`/api/locations?business_id=${business_id}`)).locations ?? []).map(
      ({ id }: { id: string }) => id,
    )
  expect(await sees()).toHaveLength(2)
  await owner.ask(path, 'PATCH', { role: 'viewer', scope: 'chosen', location_ids: [one] })
  expect(await sees()).toEqual([one])
  expect((await member.ask(`/api/locations/${one}`, 'PATCH', { version: 1, changes: {} })).status).toBe(403)
  await owner.ask(path, 'PATCH', { role: 'manager', scope: 'chosen', location_ids: [two] })
  expect(await sees()).toEqual([two])
  expect((await member.ask(`/api/locations/${two}`, 'PATCH', { version: 1, changes: { labels: ['a'] } })).status).toBe(
    200,
  )
  expect(await outcome(member.ask(path, 'PATCH', { role: 'owner' }))).toEqual([403, 'owners_only'])
  expect(await outcome(owner.ask(path, 'DELETE'))).toEqual([204, ''])
  expect(await sees()).toEqual([])
  const { entries } = await owner.read(`/api/activity?business_id=${business_id}&action=member_removed`)
  expect(entries).toMatchObject([{ actor_id: owner.id, field_changes: [{ field: 'member', before: member.id }, {}] }])
})

test('a member leaves by themselves; what is missing in a business reads like a business that is missing', async () => {
  const opened = await openBusiness()
  const { owner, addMember, signIn } = opened
  const viewer = await addMember({ role: 'viewer' })
  expect(await outcome(viewer.ask(membersPath(opened)))).toEqual([403, 'owners_only'])
  expect(await outcome(owner.ask(`${membersPath(opened)}/${randomUUID()}`, 'DELETE'))).toEqual([404, 'not_found'])
  expect(await outcome(viewer.ask(`${membersPath(opened)}/${viewer.id}`, 'DELETE'))).toEqual([204, ''])
  expect(await outcome(viewer.ask(`/api/businesses/${opened.business_id}`))).toEqual([404, 'not_found'])
  const admin = await signIn('admin')
  expect((await admin.read(membersPath(opened))).members).toHaveLength(1)
})
