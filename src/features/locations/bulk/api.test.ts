import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openBusiness } from '#tests/support/features/open-business.ts'

const week = Object.fromEntries(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map(day => [
    day,
    day === 'sunday' ? [] : [{ opens: '08:00', closes: '17:00' }],
  ]),
)

const nextYear = new Date().getUTCFullYear() + 1
const christmas = { date: `${nextYear}-01-01`, ranges: [], note: 'New Year' }
const eve = { date: `${nextYear}-01-02`, ranges: [{ opens: '08:00', closes: '12:00' }], note: '' }

async function setUp() {
  const opened = await openBusiness()
  const { owner, business_id, addLocation } = opened
  const ids = [
    await addLocation({ name: 'Ash Plumbing', regular_hours: week }),
    await addLocation({ name: 'Bay Plumbing', regular_hours: week, special_hours: [eve] }),
    await addLocation({ name: 'Cove Plumbing', regular_hours: null }),
  ]
  const wish = (over: object) => ({
    business_id,
    selection: { ids },
    field: 'special_hours',
    mode: 'add',
    value: [christmas],
    ...over,
  })
  const call = async (path: string, body: object, who = owner) => {
    const answer = await who.ask(`/api/locations/${path}`, 'POST', body)
    return { status: answer.status, ...(await answer.json()) }
  }
  const preview = (over = {}, who = owner) => call('bulk-previews', wish(over), who)
  const change = (preview_hash: string, over = {}, who = owner) =>
    call('bulk-changes', { ...wish(over), preview_hash }, who)
  const read = async (id: string | undefined) => (await owner.read(`/api/locations/${id}`)).location
  return { ...opened, ids, preview, change, read }
}

test('holiday hours for all: the preview tells what would be, the change does that and is one entry with a child each', async () => {
  const { owner, business_id, ids, preview, change, read } = await setUp()
  const seen = await preview()
  expect(seen).toMatchObject({ selected: 3, changed: 2, unchanged: 0, refused: 1 })
  expect(seen.examples[1]).toEqual({ id: ids[1], name: 'Bay Plumbing', before: [eve], after: [christmas, eve] })
  expect(seen.problems).toEqual([
    { id: ids[2], name: 'Cove Plumbing', problems: [expect.objectContaining({ field: 'special_hours' })] },
  ])
  expect((await read(ids[0])).version).toBe(1)

  const done = await change(seen.preview_hash)
  expect(done).toMatchObject({ status: 200, changed: 2, unchanged: 0, refused: [{ id: ids[2] }] })
  expect(await read(ids[0])).toMatchObject({ special_hours: [christmas], version: 2 })
  expect(await read(ids[2])).toMatchObject({ special_hours: [], version: 1 })
  const { entries } = await owner.read(`/api/activity?business_id=${business_id}&parent_id=${done.activity_id}`)
  expect(entries).toHaveLength(2)
  expect(entries[0]).toMatchObject({ action: 'location_changed', version: 2, parent_id: done.activity_id })
  const parents = await owner.read(`/api/activity?business_id=${business_id}&action=locations_changed`)
  expect(parents.entries).toMatchObject([{ id: done.activity_id, location_id: null }])

  const again = await preview()
  expect(again).toMatchObject({ changed: 0, unchanged: 2, refused: 1 })
  expect(await change(again.preview_hash)).toMatchObject({ changed: 0, unchanged: 2, activity_id: null })
})

test('what has changed since the preview stops the change, and nothing is written', async () => {
  const { owner, ids, preview, change, read } = await setUp()
  const { preview_hash } = await preview()
  await owner.ask(`/api/locations/${ids[0]}`, 'PATCH', { version: 1, changes: { labels: ['new'] } })
  expect(await change(preview_hash)).toMatchObject({ status: 409, code: 'preview_outdated' })
  expect(await change(preview_hash, { value: [eve] })).toMatchObject({ status: 409 })
  expect((await read(ids[1])).version).toBe(1)
})

test('lists are added to, replaced and cleared; a filter names locations too', async () => {
  const { ids, preview, change, read } = await setUp()
  const apply = async (over: object) => change((await preview(over)).preview_hash, over)
  const filter = { selection: { filter: { q: 'plumbing' } }, field: 'labels' }
  expect(await apply({ ...filter, value: ['north', 'open late'] })).toMatchObject({ changed: 3 })
  await apply({ ...filter, value: ['open late', 'parking'] })
  expect((await read(ids[0])).labels).toEqual(['north', 'open late', 'parking'])
  await apply({ ...filter, mode: 'replace', value: ['south'] })
  expect((await read(ids[2])).labels).toEqual(['south'])
  expect(
    await apply({ selection: { filter: { label: 'south', q: 'cove' } }, field: 'labels', mode: 'clear' }),
  ).toMatchObject({ changed: 1 })
  expect((await read(ids[2])).labels).toEqual([])
  await apply({ field: 'social_links', value: { facebook: 'https://www.facebook.com/reyesplumbing' } })
  expect((await read(ids[0])).social_links).toEqual({ facebook: 'https://www.facebook.com/reyesplumbing' })
})

test('a warning asks for one reason for all, which is kept with each', async () => {
  const { preview, change, database } = await setUp()
  const over = { field: 'name', mode: 'replace', value: 'REYES PLUMBING' }
  const seen = await preview(over)
  expect(seen).toMatchObject({ changed: 0, refused: 3 })
  expect(seen.warnings).toMatchObject([{ locations: 3 }])
  const accepted_warnings = seen.warnings.map(({ code }: { code: string }) => ({
    code,
    reason: 'So it is on our signs',
  }))
  const sure = { ...over, accepted_warnings }
  expect(await change((await preview(sure)).preview_hash, sure)).toMatchObject({ changed: 3, refused: [] })
  const rows = await database.asOwner("select accepted_warnings from activity where action = 'location_changed'")
  expect(rows).toEqual(Array(3).fill({ accepted_warnings }))
})

test('locations of others are told like missing ones, and wishes that make no sense are refused', async () => {
  const { preview, ids, signIn } = await setUp()
  const stranger = await signIn()
  const other = await stranger.read('/api/businesses', 'POST', { trade_name: 'Other', industry: 'automotive' })
  const foreign = await stranger.read('/api/locations/bulk-previews', 'POST', {
    ...{ business_id: other.id, selection: { ids: [ids[0], randomUUID()] }, field: 'labels', mode: 'clear' },
  })
  expect(foreign).toMatchObject({ selected: 0, changed: 0, refused: 2 })
  expect(foreign.problems[0].problems).toEqual(foreign.problems[1].problems)
  expect(await preview({}, stranger)).toMatchObject({ status: 404 })
  for (const over of [
    { field: 'store_code' },
    { field: 'nonsense' },
    { field: 'name', mode: 'add' },
    { mode: 'remove' },
    { selection: { ids: [] } },
    { selection: { ids: Array.from({ length: 1001 }, () => randomUUID()) } },
    { selection: { ids, filter: {} } },
    { selection: { filter: { status: 'best' } } },
  ]) {
    expect(await preview(over)).toMatchObject({ status: 422, code: 'invalid_fields' })
  }
  expect(await preview({ value: 'not a list' })).toMatchObject({ status: 200, changed: 0, refused: 3 })
})
