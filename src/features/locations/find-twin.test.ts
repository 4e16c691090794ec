import { expect, test } from 'vitest'
import { lockPlaces } from '#src/features/locations/find-twin.ts'
import { system } from '#src/platform/database/actor.ts'
import { openBusiness, shopRecord } from '#tests/support/features/open-business.ts'

test('a location that comes twice, by a second press or a second try, is there once and asks why', async () => {
  const { owner, business_id, database } = await openBusiness()
  const body = { business_id, record: shopRecord }
  expect((await owner.ask('/api/locations', 'POST', body)).status).toBe(201)
  const again = await owner.ask('/api/locations', 'POST', body)
  expect([again.status, await again.json()]).toMatchObject([
    422,
    {
      code: 'reason_needed',
      warnings: [
        { field: 'address_line_1', code: 'same_place', message: expect.stringContaining('You have Reyes Plumbing') },
      ],
    },
  ])
  expect(await database.asOwner('select id from locations')).toHaveLength(1)
})

test('of five calls at once that say the same, one adds the location', async () => {
  const { owner, business_id, database } = await openBusiness()
  const calls = Array.from({ length: 5 }, () =>
    owner.ask('/api/locations', 'POST', { business_id, record: shopRecord }),
  )
  const statuses = (await Promise.all(calls)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([201, 422, 422, 422, 422])
  expect(await database.asOwner('select id from locations')).toHaveLength(1)
})

test('a second business at one counter is added with a reason, which is kept', async () => {
  const { owner, business_id, database } = await openBusiness()
  await owner.read('/api/locations', 'POST', { business_id, record: shopRecord })
  const record = { ...shopRecord, name: 'REYES HEATING', address_line_1: '120 Bay St.' }
  const reason = 'Plumbing and heating are two departments.'
  const unnamed = { business_id, record, accepted_warnings: [{ code: 'same_place', reason }] }
  const asked = await (await owner.ask('/api/locations', 'POST', unnamed)).json()
  const accepted_warnings = [
    ...asked.warnings.map(({ code }: { code: string }) => ({ code, reason: 'So on our sign.' })),
    { code: 'same_place', reason },
    { code: 'toll_free', reason: 'Nobody has asked for this.' },
  ]
  expect((await owner.ask('/api/locations', 'POST', { ...unnamed, accepted_warnings })).status).toBe(201)
  const [, entry] = await database.asOwner(
    "select accepted_warnings from activity where action = 'location_created' order by created_at",
  )
  expect(entry?.accepted_warnings).toEqual(accepted_warnings.slice(0, -1))
})

test('a draft without a phone asks why only when every word of it is there already', async () => {
  const { owner, business_id } = await openBusiness()
  const add = async (record: Record<string, unknown>) =>
    (await owner.ask('/api/locations', 'POST', { business_id, record })).status
  expect(await add({ name: 'River Plumbing' })).toBe(201)
  expect(await add({ name: 'River Plumbing' })).toBe(422)
  expect(await add({ name: 'River Plumbing', labels: ['north'] })).toBe(201)
})

test('another address, another phone, a town of the same street and another business ask nothing', async () => {
  const { owner, business_id, signIn } = await openBusiness()
  const add = async (over: Record<string, unknown>) =>
    (await owner.ask('/api/locations', 'POST', { business_id, record: { ...shopRecord, ...over } })).status
  expect(await add({})).toBe(201)
  expect(await add({ address_line_1: '122 Bay Street' })).toBe(201)
  expect(await add({ phone: '(904) 355-0143' })).toBe(201)
  expect(await add({ city: 'Savannah', state: 'GA', zip: '31401' })).toBe(201)
  const other = await signIn()
  const made = await other.read('/api/businesses', 'POST', { trade_name: 'Other', industry: 'automotive' })
  const elsewhere = { business_id: made.id, record: shopRecord }
  expect((await other.ask('/api/locations', 'POST', elsewhere)).status).toBe(201)
})

test('a change that makes a second of a place asks why and keeps the reason; whatever else is changed later asks nothing', async () => {
  const { owner, addLocation, database } = await openBusiness()
  await addLocation()
  const id = await addLocation({ name: 'Reyes Heating', phone: '(904) 355-0143' })
  const save = async (version: number, changes: Record<string, unknown>, accepted_warnings: unknown[] = []) => {
    const answer = await owner.ask(`/api/locations/${id}`, 'PATCH', { version, changes, accepted_warnings })
    return { status: answer.status, ...(await answer.json()) }
  }
  const moved = { phone: shopRecord.phone }
  expect(await save(1, moved)).toMatchObject({
    status: 422,
    code: 'reason_needed',
    warnings: [{ code: 'same_place', message: expect.stringContaining('You have Reyes Plumbing') }],
  })
  const reason = { code: 'same_place', reason: 'Two departments.' }
  expect((await save(1, moved, [reason])).location).toMatchObject({ version: 2, phone: '+19043550142' })
  const [entry] = await database.asOwner("select accepted_warnings from activity where action = 'location_changed'")
  expect(entry?.accepted_warnings).toEqual([reason])
  expect((await save(2, { phone: '904 355 0142', name: 'Reyes Warm Air' })).status).toBe(200)
})

test('a location that moves waits for whoever brings a place at that moment, and finds what they have brought', async () => {
  const { owner, business_id, addLocation, database } = await openBusiness()
  const [other, id] = [await addLocation(), await addLocation({ address_line_1: '2 Oak Street' })]
  const [held, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const bringing = database.inTransaction(system, async tx => {
    await lockPlaces(tx, business_id)
    held.resolve()
    await release.promise
  })
  await held.promise
  const moving = owner.ask(`/api/locations/${id}`, 'PATCH', { version: 1, changes: { address_line_1: '9 Oak Street' } })
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`
  await expect.poll(() => database.asOwner(waiting)).toHaveLength(1)
  await database.asOwner(`update locations set address_line_1 = '9 Oak Street' where id = '${other}'`)
  release.resolve()
  await bringing
  expect((await moving).status).toBe(422)
})
