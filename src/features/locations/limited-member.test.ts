import { expect, test } from 'vitest'
import { openBusiness } from '#tests/support/features/open-business.ts'

async function setUp() {
  const opened = await openBusiness()
  const { owner, business_id, addLocation, addMember, signIn } = opened
  const pin = { latitude: 30.3285, longitude: -81.6589 }
  const one = await addLocation({ name: 'Bay Plumbing', store_code: 'A', ...pin })
  const two = await addLocation({
    name: 'Cove Plumbing',
    store_code: 'B',
    ...pin,
    city: 'Savannah',
    state: 'GA',
    zip: '31401',
  })
  const admin = await signIn('admin')
  for (const id of [one, two]) {
    await admin.ask(`/api/locations/${id}/subscription`, 'PUT', { status: 'active', reason: 'Paid by check' })
  }
  for (const [name, ids] of [
    ['Both', [one, two]],
    ['Second', [two]],
  ] as const) {
    const group = await owner.read('/api/location-groups', 'POST', { business_id, name })
    await owner.ask(`/api/location-groups/${group.id}/locations`, 'PUT', { add: ids })
  }
  const viewer = await addMember({ role: 'viewer', scope: 'chosen', location_ids: [one] })
  return { ...opened, viewer, one, two, of: `business_id=${business_id}` }
}

test('a viewer limited to one location sees exactly that one, wherever they look', async () => {
  const { viewer, one, two, of } = await setUp()
  const list = await viewer.read(`/api/locations?${of}`)
  expect(list.locations).toMatchObject([{ id: one }])
  expect(list).toMatchObject({ total: 1, may: { change: false, add: false } })
  expect(list.facets.states).toEqual([{ state: 'FL', locations: 1 }])
  expect(list.facets.cities).toEqual([{ state: 'FL', city: 'Jacksonville', locations: 1 }])
  expect((await viewer.read(`/api/locations/map?${of}`)).points).toMatchObject([{ id: one }])
  const file = await (await viewer.ask(`/api/locations/csv?${of}`)).text()
  expect(file.trim().split('\r\n')).toHaveLength(2)
  expect(file).not.toContain(two)
  expect(await viewer.read(`/api/locations/${one}`)).toMatchObject({ location: { id: one }, may_change: false })
  expect((await viewer.ask(`/api/locations/${two}`)).status).toBe(404)
  const { entries, total } = await viewer.read(`/api/activity?${of}`)
  expect(total).toBe(2)
  expect(entries.map((entry: { location_id: string }) => entry.location_id)).toEqual([one, one])
  expect((await viewer.read(`/api/activity?${of}&location_id=${two}`)).total).toBe(0)
  expect(await viewer.read('/api/functions/check-subscription', 'POST')).toEqual({
    subscriptions: [{ location_id: one, status: 'active' }],
  })
  const { groups } = await viewer.read(`/api/location-groups?${of}`)
  expect(groups).toMatchObject([{ name: 'Both', locations: 1 }])
  expect((await viewer.read('/api/businesses')).businesses).toMatchObject([
    { role: 'viewer', scope: 'chosen', locations: 1 },
  ])
})

test('no filter, search or sort shows them another one, and no call changes even their own', async () => {
  const { viewer, business_id, one, two, of } = await setUp()
  for (const query of [
    'q=cove',
    'state=GA',
    'city=Savannah',
    'subscription=active&q=B',
    'sort=-updated_at&status=pending_review',
  ]) {
    const { locations } = await viewer.read(`/api/locations?${of}&${query}`)
    expect(JSON.stringify(locations)).not.toContain(two)
  }
  const wish = { business_id, selection: { ids: [one, two] }, field: 'labels', mode: 'clear' }
  const calls = [
    ['/api/locations', 'POST', { business_id, record: { name: 'New' } }],
    [`/api/locations/${one}`, 'PATCH', { version: 1, changes: { name: 'New' } }],
    ['/api/locations/bulk-previews', 'POST', wish],
    ['/api/locations/bulk-changes', 'POST', { ...wish, preview_hash: 'x' }],
    ['/api/location-groups', 'POST', { business_id, name: 'Mine' }],
    [`/api/location-drafts/${one}?${of}`, 'PUT', { values: {} }],
    [`/api/businesses/${business_id}`, 'PATCH', { trade_name: 'New' }],
  ] as const
  for (const [path, method, body] of calls) {
    expect([path, (await viewer.ask(path, method, body)).status]).toEqual([path, 403])
  }
  expect((await viewer.ask(`/api/locations/${two}`, 'PATCH', { version: 1, changes: {} })).status).toBe(404)
})

test('a manager of a group follows it: what is put in is theirs to change, what is taken out is gone', async () => {
  const { owner, business_id, addMember, one, two, of } = await setUp()
  const group = await owner.read('/api/location-groups', 'POST', { business_id, name: 'North' })
  const manager = await addMember({ role: 'manager', scope: 'chosen', group_ids: [group.id] })
  const sees = async () => (await manager.read(`/api/locations?${of}`)).locations.map(({ id }: { id: string }) => id)
  expect(await sees()).toEqual([])
  await owner.ask(`/api/location-groups/${group.id}/locations`, 'PUT', { add: [two] })
  expect(await sees()).toEqual([two])
  expect((await manager.ask(`/api/locations/${two}`, 'PATCH', { version: 1, changes: { labels: ['a'] } })).status).toBe(
    200,
  )
  expect((await manager.ask(`/api/locations/${one}`, 'PATCH', { version: 1, changes: { labels: ['a'] } })).status).toBe(
    404,
  )
  const twin = await manager.ask(`/api/locations/${two}`, 'PATCH', { version: 2, changes: { store_code: 'A' } })
  expect([twin.status, (await twin.json()).problems[0].code]).toEqual([422, 'taken'])
  await owner.ask(`/api/location-groups/${group.id}/locations`, 'PUT', { remove: [two] })
  expect(await sees()).toEqual([])
})
