import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openBusiness } from '#tests/support/features/open-business.ts'

async function setUp() {
  const opened = await openBusiness()
  const { owner, business_id } = opened
  const create = async (name: unknown, who = owner, of = business_id) => {
    const answer = await who.ask('/api/location-groups', 'POST', { business_id: of, name })
    return { status: answer.status, ...(await answer.json()) }
  }
  const list = async (who = owner) => (await who.read(`/api/location-groups?business_id=${business_id}`)).groups
  return { ...opened, create, list }
}

test('groups are made, renamed, filled, emptied and deleted; their locations stay', async () => {
  const { owner, create, list, addLocation, business_id } = await setUp()
  const [one, two] = [await addLocation({ name: 'Ash Plumbing' }), await addLocation({ name: 'Bay Plumbing' })]
  const { id, status } = await create('  North ')
  await create('East')
  expect(status).toBe(201)
  expect(await list()).toMatchObject([
    { name: 'East', locations: 0 },
    { id, name: 'North', locations: 0 },
  ])
  const path = `/api/location-groups/${id}`
  expect(await owner.read(`${path}/locations`, 'PUT', { add: [one, two] })).toMatchObject({ locations: 2 })
  expect(await owner.read(`${path}/locations`, 'PUT', { add: [one], remove: [two] })).toMatchObject({ locations: 1 })
  expect((await owner.read(`/api/locations?business_id=${business_id}&group=${id}`)).total).toBe(1)
  expect((await owner.read(`/api/locations/${one}`)).location.group_ids).toEqual([id])
  expect(await owner.read(path, 'PATCH', { name: 'Far north' })).toMatchObject({ id, name: 'Far north', locations: 1 })
  expect((await owner.ask(path, 'DELETE')).status).toBe(204)
  expect((await owner.ask(path, 'DELETE')).status).toBe(404)
  expect((await owner.read(`/api/locations?business_id=${business_id}`)).total).toBe(2)
})

test('a name is one group of a business, in whatever case; names without words are refused', async () => {
  const { owner, create, signIn } = await setUp()
  const { id } = await create('North')
  const south = await create('South')
  expect(await create('NORTH')).toMatchObject({ status: 409, code: 'name_taken' })
  const rename = await owner.ask(`/api/location-groups/${south.id}`, 'PATCH', { name: 'north' })
  expect(rename.status).toBe(409)
  expect((await owner.ask(`/api/location-groups/${id}`, 'PATCH', { name: 'NORTH' })).status).toBe(200)
  for (const name of ['', '  ', 'a\u0000', 'x'.repeat(81), 7, null]) {
    expect(await create(name)).toMatchObject({ status: 422, code: 'invalid_fields' })
  }
  const other = await signIn()
  const made = await other.read('/api/businesses', 'POST', { trade_name: 'Other', industry: 'automotive' })
  expect((await create('North', other, made.id)).status).toBe(201)
})

test('locations of another business do not come into a group, and strangers do not learn of it', async () => {
  const { owner, create, addLocation, signIn } = await setUp()
  const { id } = await create('North')
  const path = `/api/location-groups/${id}/locations`
  const unknown = await owner.ask(path, 'PUT', { add: [await addLocation(), randomUUID()] })
  expect([unknown.status, (await unknown.json()).code]).toEqual([422, 'invalid_fields'])
  const stranger = await signIn()
  const [theirs, missing] = [
    await stranger.read(path, 'PUT', { add: [] }),
    await stranger.read(`/api/location-groups/${randomUUID()}/locations`, 'PUT', { add: [] }),
  ]
  expect({ ...theirs, request_id: '' }).toEqual({ ...missing, request_id: '' })
  expect(theirs.code).toBe('not_found')
})
