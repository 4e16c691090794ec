import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openBusiness, shopRecord } from '#tests/support/features/open-business.ts'

type Row = { id: string; name: string }

const names = (list: { locations: Row[] }) => list.locations.map(({ name }) => name)

test('a shop that tells everything required waits for review, one that does not is a draft', async () => {
  const { owner, business_id } = await openBusiness()
  const answer = await owner.ask('/api/locations', 'POST', { business_id, record: shopRecord })
  const told = await answer.json()
  expect([answer.status, told.location?.status]).toEqual([201, 'pending_review'])
  expect(told.location).toMatchObject({
    ...shopRecord,
    phone: '+19043550142',
    version: 1,
    time_zone: 'America/New_York',
  })
  const { phone: _, ...without } = { ...shopRecord, address_line_1: '122 Bay Street' }
  const draft = await owner.read('/api/locations', 'POST', { business_id, record: without })
  expect(draft.location).toMatchObject({ status: 'draft', phone: '' })
  expect(draft.completeness.missing).toContainEqual({ field: 'phone', label: expect.any(String) })
  const path = `/api/locations/${draft.location.id}`
  const whole = await owner.read(path, 'PATCH', { version: 1, changes: { phone: shopRecord.phone } })
  expect(whole.location).toMatchObject({ status: 'pending_review', version: 2, phone: '+19043550142' })
  expect(await owner.read(path)).toEqual(whole)
})

test('every problem is told beside its field with a code, and nothing is stored', async () => {
  const { owner, business_id, database } = await openBusiness()
  const record = { ...shopRecord, name: '', zip: '9', regular_hours: { monday: [{ opens: '25:00', closes: 'x' }] } }
  const answer = await owner.ask('/api/locations', 'POST', { business_id, record })
  const refusal = await answer.json()
  expect([answer.status, refusal.code]).toEqual([422, 'invalid_fields'])
  expect(Object.keys(refusal.fields)).toEqual(expect.arrayContaining(['name', 'zip', 'regular_hours.monday.0.opens']))
  for (const problem of refusal.problems) {
    expect(problem).toEqual({
      field: expect.any(String),
      code: expect.stringMatching(/^[a-z_]+$/),
      message: expect.any(String),
    })
  }
  expect(await database.asOwner('select id from locations')).toEqual([])
})

test('what policy objects to asks for a reason, which is kept; it is not asked again for other fields', async () => {
  const { owner, business_id, database } = await openBusiness()
  const record = { ...shopRecord, name: 'REYES PLUMBING' }
  const asked = await owner.ask('/api/locations', 'POST', { business_id, record })
  const refusal = await asked.json()
  expect([asked.status, refusal.code]).toEqual([422, 'reason_needed'])
  const accepted_warnings = refusal.warnings.map(({ code }: { code: string }) => ({
    code,
    reason: 'It is on our sign.',
  }))
  expect(accepted_warnings.length).toBeGreaterThan(0)
  const saved = await owner.read('/api/locations', 'POST', { business_id, record, accepted_warnings })
  expect(saved.warnings).toEqual(refusal.warnings)
  const [entry] = await database.asOwner("select accepted_warnings from activity where action = 'location_created'")
  expect(entry?.accepted_warnings).toEqual(accepted_warnings)
  const path = `/api/locations/${saved.location.id}`
  const other = await owner.ask(path, 'PATCH', { version: 1, changes: { website: 'https://reyes.example' } })
  expect(other.status).toBe(200)
  const again = await owner.ask(path, 'PATCH', { version: 2, changes: { name: 'REYES PLUMBERS' } })
  expect([again.status, (await again.json()).code]).toEqual([422, 'reason_needed'])
})

test('of two locations of a business only one has a store code; another business may have it too', async () => {
  const { owner, addLocation, signIn } = await openBusiness()
  await addLocation({ store_code: 'JAX-1' })
  const second = await addLocation()
  const change = { version: 1, changes: { store_code: 'JAX-1' } }
  const twin = await owner.ask(`/api/locations/${second}`, 'PATCH', change)
  expect([twin.status, (await twin.json()).problems]).toEqual([
    422,
    [{ field: 'store_code', code: 'taken', message: expect.any(String) }],
  ])
  const other = await signIn()
  const made = await other.read('/api/businesses', 'POST', { trade_name: 'Other', industry: 'automotive' })
  const record = { ...shopRecord, store_code: 'JAX-1' }
  const answer = await other.ask('/api/locations', 'POST', { business_id: made.id, record })
  expect(answer.status).toBe(201)
})

test('the longest lists that the rules allow are taken, also in letters of more than one byte', async () => {
  const { owner, addLocation } = await openBusiness()
  const id = await addLocation()
  const services = Array.from({ length: 100 }, (_, n) => ({
    name: `${n} ${'業'.repeat(130)}`,
    description: '業'.repeat(300),
    price: '業'.repeat(40),
  }))
  const changed = await owner.ask(`/api/locations/${id}`, 'PATCH', { version: 1, changes: { services } })
  expect(changed.status).toBe(200)
  expect((await changed.json()).location.services).toEqual(services)
  const path = `/api/locations/${id}`
  const more = await owner.ask(path, 'PATCH', { version: 2, changes: { description: 'e'.repeat(256 * 1024) } })
  expect([more.status, (await more.json()).code]).toEqual([413, 'body_too_large'])
})

test('the agency activates several that wait at once; what a colleague has set meanwhile stays, and a client activates none', async () => {
  const { owner, addLocation, signIn, business_id } = await openBusiness()
  const admin = await signIn('admin')
  const waiting = [await addLocation(), await addLocation({ address_line_1: '122 Bay Street' })]
  const paused = await addLocation({ address_line_1: '124 Bay Street' })
  const draft = await addLocation({ address_line_1: '126 Bay Street', phone: '' })
  await admin.ask(`/api/locations/${paused}/status`, 'PUT', { status: 'paused', reason: 'They asked for it' })
  const wish = { ids: [...waiting, paused, draft, randomUUID()], reason: 'Looked at each' }
  expect((await owner.ask('/api/locations/activations', 'POST', wish)).status).toBe(403)
  expect((await admin.ask('/api/locations/activations', 'POST', { ...wish, reason: '' })).status).toBe(422)
  expect((await admin.ask('/api/locations/activations', 'POST', { ...wish, ids: [] })).status).toBe(422)
  expect(await admin.read('/api/locations/activations', 'POST', wish)).toEqual({ activated: 2, left: 3 })
  expect(await admin.read('/api/locations/activations', 'POST', wish)).toEqual({ activated: 0, left: 5 })
  const { locations } = await owner.read(`/api/locations?business_id=${business_id}`)
  const statuses = new Map(locations.map(({ id, status }: { id: string; status: string }) => [id, status]))
  expect([...waiting, paused, draft].map(id => statuses.get(id))).toEqual(['active', 'active', 'paused', 'draft'])
  const { entries } = await owner.read(`/api/activity?business_id=${business_id}&location_id=${waiting[1]}`)
  expect(entries[0]).toMatchObject({ action: 'status_set', reason: 'Looked at each' })
})

test('only the agency says where a location stands, and every word of it is written down', async () => {
  const { owner, addLocation, signIn, business_id } = await openBusiness()
  const admin = await signIn('admin')
  const id = await addLocation()
  const set = { status: 'active', reason: 'Called them, all is right' }
  expect((await owner.ask(`/api/locations/${id}/status`, 'PUT', set)).status).toBe(403)
  expect((await owner.ask(`/api/locations/${id}/subscription`, 'PUT', set)).status).toBe(403)
  expect((await admin.read(`/api/locations/${id}/status`, 'PUT', set)).location.status).toBe('active')
  const subscribed = await admin.read(`/api/locations/${id}/subscription`, 'PUT', { ...set, status: 'trialing' })
  expect(subscribed.location.subscription_status).toBe('trialing')
  expect((await admin.ask(`/api/locations/${id}/status`, 'PUT', { status: 'active' })).status).toBe(422)
  expect((await admin.ask(`/api/locations/${randomUUID()}/status`, 'PUT', set)).status).toBe(404)
  expect(await owner.read('/api/functions/check-subscription', 'POST')).toEqual({
    subscriptions: [{ location_id: id, status: 'trialing' }],
  })
  const active = (location_id: string) => ({ location_id, status: 'active' })
  const without_subscription = await addLocation({ phone: '(904) 355-0143' })
  const { subscriptions } = await admin.read('/api/functions/check-subscription', 'POST')
  expect(subscriptions).toEqual([active(id), active(without_subscription)])
  const { entries } = await owner.read(`/api/activity?business_id=${business_id}&location_id=${id}`)
  expect(entries).toMatchObject([
    { action: 'subscription_set', actor_kind: 'agency', reason: set.reason, field_changes: [{ after: 'trialing' }] },
    {
      action: 'status_set',
      actor_kind: 'agency',
      actor_name: admin.full_name,
      field_changes: [{ before: 'pending_review', after: 'active' }],
    },
    { action: 'location_created', actor_kind: 'client', actor_name: owner.full_name, version: 1 },
  ])
})

test('the list is searched, filtered, sorted and paged, and says what there is to choose from', async () => {
  const { owner, addLocation, business_id } = await openBusiness()
  await addLocation({ name: 'Bay Plumbing', city: 'Savannah', state: 'GA', zip: '31401', phone: '(912) 233-0142' })
  await addLocation({ name: 'ash Plumbing', store_code: 'A%_1', labels: ['north'] })
  await addLocation({ name: 'Cove Plumbing', phone: '' })
  const list = (query = '') => owner.read(`/api/locations?business_id=${business_id}${query}`)
  const all = await list()
  expect(all).toMatchObject({ total: 3, page: 1, size: 25, may: { change: true, add: true } })
  expect(names(all)).toEqual(['ash Plumbing', 'Bay Plumbing', 'Cove Plumbing'])
  expect(all.facets).toEqual({
    states: [
      { state: 'FL', locations: 2 },
      { state: 'GA', locations: 1 },
    ],
    cities: [
      { state: 'FL', city: 'Jacksonville', locations: 2 },
      { state: 'GA', city: 'Savannah', locations: 1 },
    ],
    statuses: [
      { status: 'draft', locations: 1 },
      { status: 'pending_review', locations: 2 },
    ],
  })
  const found = async (query: string) => names(await list(query))
  expect(await found('&sort=-name')).toEqual(['Cove Plumbing', 'Bay Plumbing', 'ash Plumbing'])
  expect(await found('&sort=-updated_at')).toEqual(['Cove Plumbing', 'ash Plumbing', 'Bay Plumbing'])
  expect(await found('&q=PLUMBING%20sav')).toEqual(['Bay Plumbing'])
  expect(await found('&q=912-233')).toEqual(['Bay Plumbing'])
  expect(await found('&q=%25_')).toEqual(['ash Plumbing'])
  expect(await found('&state=GA&city=Savannah')).toEqual(['Bay Plumbing'])
  expect(await found('&label=north')).toEqual(['ash Plumbing'])
  expect(await found('&status=draft,active')).toEqual(['Cove Plumbing'])
  expect(await found('&subscription=active')).toEqual([])
  expect(await found('&subscription=none&problem=no_hours&status=draft')).toEqual(['Cove Plumbing'])
  expect(await list('&page=2')).toMatchObject({ locations: [], total: 3, page: 2 })
})

test('a query that makes no sense is refused with a sentence for its field', async () => {
  const { owner, business_id } = await openBusiness()
  const longest = `q=${'x'.repeat(101)}`
  for (const query of ['sort=email', 'page=0', 'size=1000', 'status=best', 'q=%00', 'group=1', 'problem=x', longest]) {
    const answer = await owner.ask(`/api/locations?business_id=${business_id}&${query}`)
    expect([answer.status, Object.keys((await answer.json()).fields)]).toEqual([422, [query.split('=')[0]]])
  }
  const nameless = await owner.ask('/api/locations')
  expect([nameless.status, Object.keys((await nameless.json()).fields)]).toEqual([422, ['business_id']])
})

test('the map has what has a pin, and the file has every location, no cell of it a formula', async () => {
  const { owner, addLocation, business_id } = await openBusiness()
  const id = await addLocation({ name: 'Bay Plumbing', latitude: 30.3285, longitude: -81.6589 })
  await addLocation({ owner_name: '=HYPERLINK("https://bad.example")', labels: ['+1'], special_hours: [] })
  const map = await owner.read(`/api/locations/map?business_id=${business_id}`)
  expect(map.points).toEqual([
    { id, name: 'Bay Plumbing', latitude: 30.3285, longitude: -81.6589, status: 'pending_review' },
  ])
  const file = await owner.ask(`/api/locations/csv?business_id=${business_id}`)
  expect(file.headers.get('content-type')).toContain('text/csv')
  const lines = (await file.text()).trim().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[2]).toContain(`"'=HYPERLINK(""https://bad.example"")"`)
  expect(lines[2]).toContain(`"'+1"`)
})

test('the file of locations leaves out neither hours of single services nor links to book, order or read the menu', async () => {
  const { owner, addLocation, business_id } = await openBusiness()
  const [shut, noon] = [[], [{ opens: '11:00', closes: '14:00' }]]
  const sunday_alone = { monday: shut, tuesday: shut, wednesday: shut, thursday: shut, friday: shut, saturday: shut }
  const week = { ...sunday_alone, sunday: noon }
  await addLocation({
    regular_hours: week,
    more_hours: [{ kind: 'brunch', hours: week }],
    booking_links: [
      { kind: 'menu', url: 'https://reyes.example/menu' },
      { kind: 'order', url: 'https://reyes.example/order' },
    ],
  })
  const file = await owner.ask(`/api/locations/csv?business_id=${business_id}`)
  const [heading = '', line] = (await file.text()).trim().split('\r\n')
  expect(heading).toMatch(/"more_hours","booking_links"$/)
  expect(line).toContain('"brunch: monday closed, tuesday closed')
  expect(line).toContain('sunday 11:00-14:00"')
  expect(line).toContain('"menu: https://reyes.example/menu; order: https://reyes.example/order"')
})
