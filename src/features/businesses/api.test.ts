import { expect, test } from 'vitest'
import { openBusiness } from '#tests/support/features/open-business.ts'

const shop = { trade_name: 'Tide Pool Diner', industry: 'restaurants_food' }

test('whoever makes a business owns it, and it is told to nobody else', async () => {
  const { signIn } = await openBusiness()
  const [dana, sam] = [await signIn(), await signIn()]
  const answer = await dana.ask('/api/businesses', 'POST', { ...shop, legal_name: 'Tide Pool LLC' })
  const made = await answer.json()
  expect([answer.status, made]).toMatchObject([
    201,
    { ...shop, legal_name: 'Tide Pool LLC', time_zone: 'America/New_York', role: 'owner', scope: 'all' },
  ])
  expect(await dana.read(`/api/businesses/${made.id}`)).toEqual(made)
  expect((await sam.ask(`/api/businesses/${made.id}`)).status).toBe(404)
  expect(await dana.read('/api/businesses')).toMatchObject({ total: 1, businesses: [{ id: made.id, locations: 0 }] })
  expect(await sam.read('/api/businesses')).toMatchObject({ total: 0, businesses: [] })
})

test('the same details again, at once or later, are the same business; another legal name is another', async () => {
  const { signIn } = await openBusiness()
  const [dana, sam] = [await signIn(), await signIn()]
  const make = async (who: typeof dana, over = {}) =>
    (await who.read('/api/businesses', 'POST', { ...shop, ...over })).id as string
  const ids = await Promise.all(Array.from({ length: 4 }, () => make(dana)))
  expect(new Set([...ids, await make(dana)]).size).toBe(1)
  expect(await make(dana, { legal_name: 'Tide Pool LLC' })).not.toBe(ids[0])
  expect(await make(sam)).not.toBe(ids[0])
  expect((await dana.read('/api/businesses')).total).toBe(2)
  const { entries } = await dana.read(`/api/activity?business_id=${ids[0]}&action=business_created`)
  expect(entries).toHaveLength(1)
})

test('owners change it field by field, others do not; each change is written down with before and after', async () => {
  const { owner, business_id, addMember } = await openBusiness()
  const manager = await addMember({ role: 'manager', scope: 'all' })
  const path = `/api/businesses/${business_id}`
  expect((await manager.ask(path, 'PATCH', { trade_name: 'Mine' })).status).toBe(403)
  const changed = await owner.read(path, 'PATCH', { time_zone: 'America/Chicago', trade_name: 'Reyes Plumbing' })
  expect(changed).toMatchObject({ time_zone: 'America/Chicago', legal_name: 'Reyes Plumbing LLC' })
  const { entries } = await owner.read(`/api/activity?business_id=${business_id}&action=business_changed`)
  const field_changes = [{ field: 'time_zone', before: 'America/New_York', after: 'America/Chicago' }]
  expect(entries).toMatchObject([{ actor_name: owner.full_name, field_changes }])
  for (const change of [
    { trade_name: '' },
    { industry: 'piracy' },
    { time_zone: 'Mars/Base' },
    { legal_name: 'a\u0000' },
  ]) {
    expect((await owner.ask(path, 'PATCH', change)).status).toBe(422)
  }
})

test('of two people who change the same detail, the second is told, and nothing of either is lost', async () => {
  const { owner, business_id, signIn } = await openBusiness()
  const path = `/api/businesses/${business_id}`
  const admin = await signIn('admin')
  const { version } = await owner.read(path)
  expect(version).toBe(1)
  const theirs = await admin.read(path, 'PATCH', { version, trade_name: 'Reyes & Sons', time_zone: 'America/Chicago' })
  expect(theirs.version).toBe(2)
  const mine = { version, trade_name: 'Reyes Plumbers', legal_name: 'Reyes Inc.' }
  const refused = await owner.ask(path, 'PATCH', mine)
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    {
      code: 'edited_meanwhile',
      current: { ...theirs, role: 'owner', scope: 'all' },
      changed_fields: [{ field: 'trade_name', base: 'Reyes Plumbing', theirs: 'Reyes & Sons', mine: 'Reyes Plumbers' }],
    },
  ])
  expect(await owner.read(path)).toMatchObject({ trade_name: 'Reyes & Sons', legal_name: 'Reyes Plumbing LLC' })
  const decided = await owner.read(path, 'PATCH', { ...mine, version: 2 })
  expect(decided).toMatchObject({ ...mine, version: 3, time_zone: 'America/Chicago' })
})

test('of two people who change different details, or the same one alike, both are taken', async () => {
  const { owner, business_id, signIn } = await openBusiness()
  const path = `/api/businesses/${business_id}`
  const admin = await signIn('admin')
  await admin.read(path, 'PATCH', { version: 1, trade_name: 'Reyes & Sons' })
  const both = await owner.read(path, 'PATCH', { version: 1, trade_name: 'Reyes & Sons', legal_name: 'Reyes Inc.' })
  expect(both).toMatchObject({ trade_name: 'Reyes & Sons', legal_name: 'Reyes Inc.', version: 3 })
  expect(await owner.read(path, 'PATCH', { version: 3, legal_name: 'Reyes Inc.' })).toMatchObject({ version: 3 })
})

test('of ten changes of one detail at once, one goes in and nine are told', async () => {
  const { owner, business_id } = await openBusiness()
  const path = `/api/businesses/${business_id}`
  const calls = Array.from({ length: 10 }, (_, n) => owner.ask(path, 'PATCH', { version: 1, trade_name: `Reyes ${n}` }))
  const statuses = (await Promise.all(calls)).map(({ status }) => status).toSorted()
  expect(statuses).toEqual([200, ...Array(9).fill(409)])
  expect((await owner.read(path)).version).toBe(2)
})

test('a version that there is not is refused, and without one the later change of a detail holds', async () => {
  const { owner, business_id } = await openBusiness()
  const path = `/api/businesses/${business_id}`
  for (const version of [2, 0, 1.5, '1']) {
    const refused = await owner.ask(path, 'PATCH', { version, legal_name: 'X' })
    expect([refused.status, Object.keys((await refused.json()).fields)]).toEqual([422, ['version']])
  }
  await owner.read(path, 'PATCH', { trade_name: 'Reyes & Sons' })
  expect(await owner.read(path, 'PATCH', { trade_name: 'Reyes Plumbers' })).toMatchObject({
    trade_name: 'Reyes Plumbers',
    version: 3,
  })
})

test('an admin finds every business, and those with something to review, by name; theirs has no owner yet', async () => {
  const { signIn, owner, business_id, addLocation } = await openBusiness()
  const admin = await signIn('admin')
  const other = await admin.read('/api/businesses', 'POST', { ...shop, trade_name: 'Ash 100% Diner' })
  expect(other).toMatchObject({ role: 'agency', scope: 'all' })
  expect((await admin.read(`/api/businesses/${other.id}/members`)).members).toEqual([])
  const found = async (query: string) =>
    (await admin.read(`/api/businesses?${query}`)).businesses.map(({ id }: { id: string }) => id)
  expect(await found('')).toEqual([other.id, business_id])
  expect(await found('q=100%25%20ASH')).toEqual([other.id])
  expect(await found('q=_')).toEqual([])
  expect(await found('waiting=yes')).toEqual([])
  await addLocation()
  expect(await found('waiting=yes')).toEqual([business_id])
  const [mine] = (await owner.read('/api/businesses')).businesses
  expect(mine).toMatchObject({ id: business_id, locations: 1, waiting: 1, role: 'owner' })
})

test('nobody makes businesses without end, not even all at once', async () => {
  const { signIn } = await openBusiness()
  const dana = await signIn()
  const answers = await Promise.all(
    Array.from({ length: 25 }, (_, n) => dana.ask('/api/businesses', 'POST', { ...shop, trade_name: `Diner ${n}` })),
  )
  const statuses = answers.map(({ status }) => status).toSorted()
  expect(statuses).toEqual([...Array(20).fill(201), ...Array(5).fill(409)])
})
