import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Actor, accountsDesk, system, visitor } from '#src/platform/database/actor.ts'
import { openBusiness } from '#tests/support/features/open-business.ts'

const tables = [
  'businesses',
  'business_members',
  'business_invitations',
  'member_locations',
  'member_groups',
  'location_groups',
  'grouped_locations',
  'locations',
  'location_drafts',
  'location_imports',
  'location_import_rows',
  'activity',
  'subscriptions',
] as const

const none = Object.fromEntries(tables.map(table => [table, 0]))

/** Two businesses, the second a stranger's; in the first two locations, of which one is in a group and given to a viewer. */
async function setUp() {
  const opened = await openBusiness()
  const { owner, business_id, addLocation, addMember, signIn, database } = opened
  const [one, two] = [await addLocation(), await addLocation({ store_code: 'B' })]
  const group = await owner.read('/api/location-groups', 'POST', { business_id, name: 'North' })
  await owner.ask(`/api/location-groups/${group.id}/locations`, 'PUT', { add: [one] })
  await owner.ask('/api/location-groups', 'POST', { business_id, name: 'South' })
  await owner.ask(`/api/location-drafts/${one}?business_id=${business_id}`, 'PUT', { values: { name: 'x' } })
  await owner.ask(`/api/businesses/${business_id}/invitations`, 'POST', { email: 'new@shop.example', role: 'owner' })
  const viewer = await addMember({ role: 'viewer', scope: 'chosen', location_ids: [one] })
  const grouped = await addMember({ role: 'manager', scope: 'chosen', group_ids: [group.id] })
  const admin = await signIn('admin')
  for (const id of [one, two]) {
    const paid = { status: 'active', reason: 'Paid by check' }
    await admin.ask(`/api/locations/${id}/subscription`, 'PUT', paid)
  }
  const headers = { Authorization: `Bearer ${owner.access_token}`, 'Content-Type': 'text/csv' }
  const file = new URLSearchParams({ business_id, file_name: 'shops.csv' })
  await opened.ask(`/api/location-imports?${file}`, 'POST', 'Name\nC\n', headers)
  const stranger = await signIn()
  const other = await stranger.read('/api/businesses', 'POST', { trade_name: 'Other', industry: 'automotive' })
  const as = ({ id }: { id: string }, role: 'client' | 'admin' = 'client'): Actor => ({
    kind: 'user',
    user_id: id,
    role,
  })
  const run = (actor: Actor, text: string) =>
    database.inTransaction(actor, async tx => (await tx.$client.query(text)).rowCount)
  const counts = async (actor: Actor) => {
    const seen: Record<string, number | null> = {}
    for (const table of tables) seen[table] = await run(actor, `select from ${table}`)
    return seen
  }
  const ids = { one, two, group: group.id, other: other.id }
  return { ...opened, owner, viewer, grouped, stranger, admin, ids, as, run, counts }
}

test('without any filter everybody sees what their membership comes to, and a stranger only their own business', async () => {
  const { owner, viewer, grouped, stranger, admin, as, counts } = await setUp()
  for (const actor of [visitor, accountsDesk, { kind: 'holder', link_id: owner.id } as const]) {
    expect(await counts(actor)).toEqual(none)
  }
  expect(await counts(as(stranger))).toEqual({ ...none, businesses: 1, business_members: 1, activity: 1 })
  const whole = await counts(as(owner))
  expect(whole).toMatchObject({ businesses: 1, business_members: 3, business_invitations: 3, locations: 2 })
  expect(whole).toMatchObject({ location_imports: 1, location_import_rows: 1 })
  expect(whole).toMatchObject({ location_groups: 2, grouped_locations: 1, subscriptions: 2, location_drafts: 1 })
  expect(await counts(as(viewer))).toEqual({
    businesses: 1,
    business_members: 1,
    business_invitations: 1,
    member_locations: 1,
    member_groups: 0,
    location_groups: 1,
    grouped_locations: 1,
    locations: 1,
    location_drafts: 0,
    location_imports: 0,
    location_import_rows: 0,
    activity: 2,
    subscriptions: 1,
  })
  expect(await counts(as(grouped))).toMatchObject({
    member_groups: 1,
    location_groups: 1,
    locations: 1,
    subscriptions: 1,
    location_imports: 0,
    location_import_rows: 0,
  })
  const everything = { businesses: 2, business_members: 4, locations: 2, activity: (whole.activity ?? 0) + 1 }
  expect(await counts(as(admin, 'admin'))).toMatchObject({ ...everything, location_drafts: 0 })
  expect(await counts(system)).toMatchObject({ ...everything, location_drafts: 1 })
})

test('a viewer changes nothing, whatever the statement says; a manager what they were given', async () => {
  const { viewer, grouped, ids, as, run } = await setUp()
  for (const text of [
    "update locations set name = 'x'",
    "update businesses set trade_name = 'x'",
    "update business_members set role = 'owner', scope = 'all'",
    "update location_groups set name = 'x'",
    'delete from location_groups',
    'delete from grouped_locations',
    'delete from member_locations',
    'delete from locations',
    "update location_imports set state = 'undoing'",
    'update location_import_rows set saved_at = now()',
    "update subscriptions set status = 'active'",
    'update business_invitations set withdrawn_at = now()',
  ]) {
    expect([text, await run(as(viewer), text)]).toEqual([text, 0])
  }
  const own = `update locations set name = 'x', updated_by = '${grouped.id}'`
  expect(await run(as(grouped), own)).toBe(1)
  await expect(run(as(grouped), `update locations set updated_by = '${viewer.id}'`)).rejects.toThrow(
    /row-level security/,
  )
  const given = `insert into member_locations values ('${viewer.id}', '${ids.two}', (select business_id from locations limit 1))`
  await expect(run(as(viewer), given)).rejects.toThrow(/row-level security/)
  const grouping = `insert into grouped_locations select '${ids.group}', '${ids.two}', business_id from locations limit 1`
  await expect(run(as(grouped), grouping)).rejects.toThrow(/row-level security/)
})

test('nobody becomes a member of a business that they did not found just now or were not invited to', async () => {
  const { owner, stranger, business_id, ids, as, run, database } = await setUp()
  const join = (user_id: string, business: string, role: string) =>
    `insert into business_members (business_id, user_id, role, scope) values ('${business}', '${user_id}', '${role}', 'all')`
  for (const text of [join(stranger.id, business_id, 'owner'), join(owner.id, ids.other, 'viewer')]) {
    await expect(run(as(stranger), text)).rejects.toThrow(/row-level security/)
  }
  await database.asOwner('delete from business_members where user_id = $1', [stranger.id])
  await expect(run(as(stranger), join(stranger.id, ids.other, 'owner'))).rejects.toThrow(/row-level security/)
  const email = `insert into business_invitations (id, business_id, business_name, email, role, given, invited_by, invited_by_name, expires_at)
    values (gen_random_uuid(), '${business_id}', 'x', '${stranger.email}', 'owner', '{"scope":"all"}', '${stranger.id}', 'x', now() + interval '1 day')`
  await expect(run(as(stranger), email)).rejects.toThrow(/row-level security/)
  await database.asOwner(
    `insert into business_invitations (id, business_id, business_name, email, role, given, invited_by_name, expires_at)
     values (gen_random_uuid(), $1, 'x', $2, 'viewer', '{"scope":"all"}', 'x', now() + interval '1 day')`,
    [business_id, stranger.email],
  )
  await expect(run(as(stranger), join(stranger.id, business_id, 'owner'))).rejects.toThrow(/row-level security/)
  expect(await run(as(stranger), join(stranger.id, business_id, 'viewer'))).toBe(1)
})

test('only the agency moves a location on, and nobody moves it to another business', async () => {
  const { owner, admin, ids, as, run, database } = await setUp()
  const by = (id: string) => `updated_by = '${id}' where id = '${ids.one}'`
  await expect(run(as(owner), `update locations set status = 'active', ${by(owner.id)}`)).rejects.toThrow(
    /Only the agency/,
  )
  const elsewhere = `update locations set business_id = '${ids.other}', ${by(admin.id)}`
  await expect(run(as(admin, 'admin'), elsewhere)).rejects.toThrow(/stays with its business/)
  expect(await run(as(admin, 'admin'), `update locations set status = 'active', ${by(admin.id)}`)).toBe(1)
  const [row] = await database.asOwner(
    `select string_agg(column_name, ', ') as names from information_schema.columns
     where table_name = 'locations' and is_generated = 'NEVER'`,
  )
  const add = (status: string) =>
    `insert into locations (${row?.names}) select ${row?.names} from (
       select (jsonb_populate_record(l, '{"id":"${randomUUID()}","status":"${status}","store_code":""}')).*
       from locations l limit 1) copy`
  await expect(run(as(owner), add('active'))).rejects.toThrow(/row-level security/)
  expect(await run(as(owner), add('draft'))).toBe(1)
})

test('what was done is never altered, not even by those who own the table, and nobody writes it for somebody else', async () => {
  const { owner, admin, business_id, as, run, database } = await setUp()
  for (const actor of [as(owner), as(admin, 'admin'), system]) {
    await expect(run(actor, "update activity set reason = 'x'")).rejects.toThrow(/permission denied/)
    await expect(run(actor, 'delete from activity')).rejects.toThrow(/permission denied/)
  }
  for (const text of ["update activity set reason = 'x'", 'delete from activity', 'truncate activity']) {
    await expect(database.asOwner(text)).rejects.toThrow(/never altered/)
  }
  const note = (actor_id: string, kind: string, business: string) =>
    `insert into activity (id, business_id, actor_id, actor_name, actor_kind, action, field_changes, reason, accepted_warnings, from_address)
     values (gen_random_uuid(), '${business}', '${actor_id}', '', '${kind}', 'business_changed', '[]', '', '[]', '')`
  await expect(run(as(owner), note(admin.id, 'client', business_id))).rejects.toThrow(/row-level security/)
  await expect(run(as(owner), note(owner.id, 'agency', business_id))).rejects.toThrow(/row-level security/)
  expect(await run(as(owner), note(owner.id, 'client', business_id))).toBe(1)
})

test('nobody reads the drafts of others, and an outbox takes no other mail of a client than an invitation', async () => {
  const { owner, grouped, business_id, ids, as, run } = await setUp()
  const draft = (user_id: string) =>
    `insert into location_drafts (id, user_id, business_id, location_id, values) values (gen_random_uuid(), '${user_id}', '${business_id}', '${ids.one}', '{}')`
  await expect(run(as(grouped), draft(owner.id))).rejects.toThrow(/row-level security/)
  expect(await run(as(grouped), draft(grouped.id))).toBe(1)
  const mail = (key: string) =>
    `insert into mail_outbox (id, message_id, unique_key, "to", subject, text, html) values (gen_random_uuid(), '${key}', '${key}', '{}', '', '', '')`
  await expect(run(as(owner), mail('sign-in:1'))).rejects.toThrow(/row-level security/)
  expect(await run(as(owner), mail('business-invitation:1'))).toBe(1)
  expect(await run(as(owner), 'select from mail_outbox')).toBe(0)
})
