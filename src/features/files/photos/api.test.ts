import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openPictures } from '#tests/support/features/open-pictures.ts'

type Photo = { file_id: string; kind: string; alt_text: string }

async function setUp() {
  const opened = await openPictures()
  const id = await opened.addLocation()
  const path = `/api/locations/${id}/photos`
  const put = async (photos: unknown, who = opened.owner, state?: string) => {
    const body = { state: state ?? (await who.read(path)).state, photos }
    const answer = await who.ask(path, 'PUT', body)
    return { status: answer.status, ...(await answer.json()) }
  }
  const [cover, team] = [(await opened.send()).id as string, (await opened.send()).id as string]
  const two: Photo[] = [
    { file_id: cover, kind: 'cover', alt_text: 'Our front on Bay Street' },
    { file_id: team, kind: 'team', alt_text: 'Dana and Luis' },
  ]
  return { ...opened, id, path, put, cover, team, two }
}

const told = ({ photos }: { photos: Photo[] }) =>
  photos.map(({ file_id, kind, alt_text }) => ({ file_id, kind, alt_text }))

test('photos are shown in their order, arranged, described anew and taken off; all of it is written down', async () => {
  const { owner, id, path, put, two, team, business_id, removals } = await setUp()
  expect(await owner.read(path)).toMatchObject({ photos: [], may_change: true })
  const first = await put(two)
  expect(told(first)).toEqual(two)
  expect(first.photos[0].picture.sources[0].webp).toMatch(/^\/api\/files\/.+\/widths\/320\.webp\?expires=\d+&key=.+/)
  const turned = [{ ...two[1], alt_text: '  Dana and Luis at work ' }, two[0]]
  expect(told(await put(turned)).map(({ alt_text }) => alt_text)).toEqual([
    'Dana and Luis at work',
    'Our front on Bay Street',
  ])
  expect(told(await put([two[0]]))).toEqual([two[0]])
  expect(await removals()).toEqual([team])
  expect((await put([two[0]])).status).toBe(200)
  const { entries } = await owner.read(
    `/api/activity?business_id=${business_id}&location_id=${id}&action=photos_changed`,
  )
  expect(entries).toHaveLength(3)
  expect(entries[2].field_changes).toEqual([
    { field: 'photos', before: [], after: two.map(({ kind, alt_text }) => ({ kind, alt_text })) },
  ])
})

test('photos count in how complete a location is, and stay counted when its record is saved', async () => {
  const { owner, id, put, two, business_id } = await setUp()
  const percents = async () => {
    const { completeness } = await owner.read(`/api/locations/${id}`)
    const { locations } = await owner.read(`/api/locations?business_id=${business_id}`)
    expect(locations[0].completeness).toBe(completeness.percent)
    return completeness
  }
  const before = await percents()
  const labels = (missing: { field: string; label: string }[]) =>
    missing.filter(({ field }) => field === 'photos').map(({ label }) => label)
  expect(labels(before.missing)).toEqual(['Cover photo', 'Logo', 'More photos'])
  await put(two)
  const after = await percents()
  expect(labels(after.missing)).toEqual(['Logo'])
  expect(after.percent).toBeGreaterThan(before.percent)
  await owner.ask(`/api/locations/${id}`, 'PATCH', { version: 1, changes: { owner_name: 'Dana' } })
  expect((await percents()).percent).toBe(after.percent)
  const wish = { business_id, selection: { ids: [id] }, field: 'licence_number', mode: 'replace', value: 'CFC 1' }
  const { preview_hash } = await owner.read('/api/locations/bulk-previews', 'POST', wish)
  expect((await owner.ask('/api/locations/bulk-changes', 'POST', { ...wish, preview_hash })).status).toBe(200)
  expect((await percents()).percent).toBe(after.percent)
})

test('of two who change the list at once the second is told, and nothing of the first is lost', async () => {
  const { owner, path, put, two } = await setUp()
  const { state } = await owner.read(path)
  await put([two[0]])
  expect(await put([two[1]], owner, state)).toMatchObject({ status: 409, code: 'edited_meanwhile' })
  expect(told(await owner.read(path))).toEqual([two[0]])
})

test('what cannot be a photo of a location is refused beside its field, and changes nothing', async () => {
  const { put, two, team, path, owner } = await setUp()
  const wrong: [string, object[], string][] = [
    ['no words', [{ alt_text: ' ' }], 'photos.0.alt_text'],
    ['too many words', [{ alt_text: 'x'.repeat(201) }], 'photos.0.alt_text'],
    ['a line break', [{ alt_text: 'a\nb' }], 'photos.0.alt_text'],
    ['an unknown kind', [{ kind: 'selfie' }], 'photos.0.kind'],
    ['a picture that is not there', [{ file_id: randomUUID() }], 'photos'],
    ['one picture twice', [{}, {}], 'photos'],
    ['two covers', [{}, { file_id: team, kind: 'cover' }], 'photos'],
    ['too many', Array.from({ length: 61 }, () => ({ file_id: randomUUID(), kind: 'work' })), 'photos'],
  ]
  for (const [what, overs, field] of wrong) {
    const answer = await put(overs.map(over => ({ ...two[0], ...over })))
    const told = [what, answer.status, answer.code, Object.keys(answer.fields)]
    expect(told).toEqual([what, 422, 'invalid_fields', [field]])
  }
  const words = 'Unser Laden 🛠️ <b>"&amp;"</b> \u202eabc'
  expect(told(await put([{ ...two[0], alt_text: words }]))).toEqual([{ ...two[0], alt_text: words }])
  expect(told(await owner.read(path))).toHaveLength(1)
})

test('a picture of another business is not there, and neither is a location for a stranger', async () => {
  const { put, two, path, signIn, send } = await setUp()
  const stranger = await signIn()
  const { id: of } = await stranger.read('/api/businesses', 'POST', { trade_name: 'Other', industry: 'automotive' })
  const theirs = await send(undefined, { who: stranger, of })
  expect(await put([{ ...two[0], file_id: theirs.id }])).toMatchObject({ status: 422 })
  for (const method of ['GET', 'PUT']) {
    const body = method === 'PUT' ? { state: '', photos: [] } : undefined
    const answers = [path, `/api/locations/${randomUUID()}/photos`].map(async at => {
      const answer = await stranger.ask(at, method, body)
      return [answer.status, { ...(await answer.json()), request_id: '' }]
    })
    const [known, missing] = await Promise.all(answers)
    expect(known).toEqual(missing)
    expect(known?.[0]).toBe(404)
  }
})

test('a limited manager arranges the photos of their location with those of others; a viewer only looks', async () => {
  const { put, two, path, id, addMember, addLocation, send, removals } = await setUp()
  await put(two)
  const limited = await addMember({ role: 'manager', scope: 'chosen', location_ids: [id] })
  const own = await send(undefined, { who: limited })
  const three = [{ file_id: own.id, kind: 'work', alt_text: 'A new boiler' }, ...two]
  expect(told(await put(three, limited))).toEqual(three)
  expect(told(await put([three[0]], limited))).toEqual([three[0]])
  expect(await removals()).toEqual([])
  const viewer = await addMember({ role: 'viewer', scope: 'chosen', location_ids: [id] })
  expect(await viewer.read(path)).toMatchObject({ may_change: false, photos: [{ alt_text: 'A new boiler' }] })
  expect(await put([], viewer)).toMatchObject({ status: 403, code: 'editors_only' })
  const elsewhere = await addMember({
    role: 'manager',
    scope: 'chosen',
    location_ids: [await addLocation({ store_code: 'B' })],
  })
  expect((await elsewhere.ask(path)).status).toBe(404)
})
