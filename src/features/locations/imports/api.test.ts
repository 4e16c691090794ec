import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { csvOf, openImports } from '#tests/support/features/open-imports.ts'
import { makeXlsx } from '#tests/support/locations/make-xlsx.ts'

const headings = ['Store code', 'Business name', 'Street', 'City', 'State', 'ZIP', 'Phone', 'Category', 'Monday']

const rowOf = (n: number, over: Partial<Record<number, string>> = {}) =>
  [
    `S-${n}`,
    `Reyes Plumbing ${n}`,
    `${n} Bay Street`,
    'Jacksonville',
    'FL',
    '32202',
    `(904) 355-0${100 + n}`,
    'Plumber',
    '9 AM-5 PM',
  ].map((cell, at) => over[at] ?? cell)

const rows = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => rowOf(from + at))

test('a file is read, checked, mended in place, saved, undone and saved again', async () => {
  const opened = await openImports()
  const { owner, business_id, upload, check, rowsOf, mend, save, undo, read, countLocations } = opened
  const file = csvOf(headings, [
    ...rows(1, 4),
    rowOf(5, { 6: '12' }),
    rowOf(6, { 7: 'Plummer' }),
    rowOf(7, { 8: '9-5' }),
    rowOf(8, { 0: 'S-1' }),
  ])
  const { id, status, mapping, sample, state } = await upload(file)
  expect([status, state]).toEqual([201, 'mapping'])
  expect(mapping).toEqual([
    'store_code',
    'name',
    'address_line_1',
    'city',
    'state',
    'zip',
    'phone',
    'primary_category',
    'monday_hours',
  ])
  expect(sample[0]).toEqual(rowOf(1))

  expect(await check(id)).toMatchObject({ state: 'checked', counts: { new: 4, bad: 4, unchecked: 0 } })
  expect(await countLocations()).toBe(0)
  const bad = await rowsOf(id, 'bad')
  expect(
    bad.map(({ n, problems }: { n: number; problems: { code: string; column: number | null }[] }) => [
      n,
      ...problems.map(({ code, column }) => `${code} ${column}`),
    ]),
  ).toEqual([
    [6, 'phone_invalid 6'],
    [7, 'unknown_category 7'],
    [8, 'hours_unclear 8'],
    [9, 'twin null'],
  ])
  expect(await mend(id, 6, { 6: '(904) 355-0155' })).toMatchObject({ status: 200, state: 'new', problems: [] })
  expect(await mend(id, 7, { 7: 'Plumbber' })).toMatchObject({ state: 'bad', problems: [{ code: 'unknown_category' }] })
  await mend(id, 7, { 7: 'plumber' })
  expect(await mend(id, 9, { 0: 'S-8' })).toMatchObject({ state: 'new' })

  const saved = await save(id)
  expect(saved).toMatchObject({ state: 'saved', counts: { created: 7, bad: 1, new: 0 } })
  expect(await countLocations()).toBe(7)
  const { entries, total } = await owner.read(`/api/activity?business_id=${business_id}&parent_id=${saved.activity_id}`)
  expect(total).toBe(7)
  expect(entries[0]).toMatchObject({ action: 'location_created', version: 1 })
  expect(await mend(id, 6, { 6: '1' })).toMatchObject({ status: 409, code: 'row_saved' })
  await mend(id, 8, { 8: '9 AM-5 PM' })
  expect(await save(id)).toMatchObject({ counts: { created: 8 } })

  const undone = await undo(id)
  expect(undone).toMatchObject({ state: 'undone', undo_until: null, counts: { created: 0, unchecked: 8, kept: 0 } })
  expect(await countLocations()).toBe(0)
  expect(await undo(id)).toMatchObject({ status: 409, code: 'undo_too_late' })
  expect(await check(id)).toMatchObject({ counts: { new: 8, bad: 0 } })
  await save(id)
  expect(await countLocations()).toBe(8)
  const { imports } = await owner.read(`/api/location-imports?business_id=${business_id}`)
  expect(imports).toMatchObject([{ id, saved: 8, file_name: 'shops.csv', created_by_name: expect.any(String) }])
  expect((await read(id)).undo_until).toEqual(expect.any(String))
})

test('a file with a title above its headings is read as one without, and its rows keep their numbers', async () => {
  const { upload, check, rowsOf } = await openImports()
  const { id, mapping, sample, total } = await upload(
    `Our shops, fall 2026\n\n${csvOf(headings, [rowOf(1), rowOf(2)])}`,
  )
  expect([mapping.slice(0, 2), sample[0], total]).toEqual([['store_code', 'name'], rowOf(1), 2])
  expect(await check(id)).toMatchObject({ counts: { new: 2, bad: 0 } })
  expect((await rowsOf(id, 'new')).map(({ n }: { n: number }) => n)).toEqual([4, 5])
})

test('rows that mean a location of ours change it, are left out, or are added, as one chooses; our own file changes nothing', async () => {
  const { owner, business_id, addLocation, upload, check, save, undo, rowsOf, database } = await openImports()
  const coded = await addLocation({
    store_code: 'S-1',
    name: 'Old name',
    primary_category: 'drainage_service',
    address_line_1: '9 Oak Street',
    phone: '(904) 355-0190',
  })
  const placed = await addLocation({
    address_line_1: '2 Bay St.',
    phone: '904-355-0102',
    labels: ['a; b'],
    description: '=1+1 is 2',
  })
  const own = await owner.ask(`/api/locations/csv?business_id=${business_id}`)
  const back = await upload(await own.text(), 'locations.csv')
  expect(await check(back.id)).toMatchObject({ counts: { unchanged: 2, update: 0, new: 0, bad: 0 } })

  const { id } = await upload(csvOf(headings, [rowOf(1), rowOf(2, { 0: '' }), rowOf(3)]))
  expect(await check(id, { when_known: 'skip' })).toMatchObject({ counts: { skip: 2, new: 1 } })
  expect(await check(id, { when_known: 'add' })).toMatchObject({ counts: { bad: 1, new: 2 } })
  expect((await rowsOf(id, 'bad'))[0].problems).toMatchObject([{ code: 'taken', column: 0 }])
  expect(await check(id)).toMatchObject({ counts: { update: 2, new: 1 } })
  const asked = (await rowsOf(id, 'asks'))[0]
  expect(asked).toMatchObject({ n: 2, location_id: coded, location_name: 'Old name' })

  const codes = asked.warnings.map(({ code }: { code: string }) => code)
  const some = await save(id)
  expect(some.counts).toMatchObject({ created: 1, updated: 1, update: 1, asks: 1 })
  const reasons = codes.map((code: string) => ({ code, reason: 'We moved and have a new sign' }))
  expect((await save(id, reasons)).counts).toMatchObject({ created: 1, updated: 2, update: 0 })
  expect((await owner.read(`/api/locations/${coded}`)).location).toMatchObject({ name: 'Reyes Plumbing 1', version: 2 })
  expect((await owner.read(`/api/locations/${placed}`)).location).toMatchObject({ labels: ['a; b'], version: 2 })

  await owner.ask(`/api/locations/${placed}`, 'PATCH', { version: 2, changes: { labels: ['mine'] } })
  const undone = await undo(id)
  expect(undone).toMatchObject({ state: 'undone', counts: { kept: 1, created: 0, updated: 1 } })
  expect(await rowsOf(id, 'kept')).toMatchObject([{ n: 3, location_id: placed }])
  expect((await owner.read(`/api/locations/${coded}`)).location).toMatchObject({ name: 'Old name', version: 3 })
  expect((await owner.read(`/api/locations/${placed}`)).location).toMatchObject({
    name: 'Reyes Plumbing 2',
    labels: ['mine'],
  })
  const [removed] = await database.asOwner("select count(*)::int as n from activity where action = 'location_removed'")
  expect(removed).toEqual({ n: 1 })

  expect(undone.undo_kept_until).toEqual(expect.any(String))
  expect(await undo(id, 'edited')).toMatchObject({ state: 'undone', undo_kept_until: null, counts: { kept: 0 } })
  expect((await owner.read(`/api/locations/${placed}`)).location).toMatchObject({
    name: 'Reyes Plumbing',
    labels: ['mine'],
  })
})

test('what people have edited goes after a second asking, what the agency works on does not', async () => {
  const { signIn, owner, upload, check, save, undo, rowsOf, business_id, countLocations } = await openImports()
  const { id } = await upload(csvOf(headings, rows(1, 4)))
  await check(id)
  await save(id)
  expect(await undo(id, 'edited')).toMatchObject({ status: 409, code: 'undo_too_late' })
  const { locations } = await owner.read(`/api/locations?business_id=${business_id}`)
  const [edited, taken_up] = locations.map((location: { id: string }) => location.id)
  for (const one of [edited, taken_up])
    await owner.ask(`/api/locations/${one}`, 'PATCH', { version: 1, changes: { website: 'https://reyes.example' } })
  const admin = await signIn('admin')
  await admin.ask(`/api/locations/${taken_up}/status`, 'PUT', { status: 'active', reason: 'Looked at' })
  expect(await undo(id)).toMatchObject({ state: 'undone', counts: { kept: 2, created: 2 } })
  expect(await rowsOf(id, 'kept')).toHaveLength(2)
  expect(await undo(id, 'edited')).toMatchObject({ state: 'undone', undo_kept_until: null, counts: { kept: 1 } })
  expect(await countLocations()).toBe(1)
})

test('an undo is for a day, and keeps what the agency has taken up; nobody deletes a location past it', async () => {
  const { signIn, owner, upload, check, save, undo, countLocations, database, business_id } = await openImports()
  const { id } = await upload(csvOf(headings, rows(1, 3)))
  await check(id)
  await save(id)
  const [first] = (await owner.read(`/api/locations?business_id=${business_id}`)).locations
  const admin = await signIn('admin')
  await admin.ask(`/api/locations/${first.id}/status`, 'PUT', { status: 'active', reason: 'Looked at' })
  const actor = { kind: 'user', user_id: owner.id, role: 'client' } as const
  const deleteAll = () =>
    database.inTransaction(actor, async tx => (await tx.$client.query('delete from locations')).rowCount)
  await database.asOwner("update location_import_rows set saved_at = now() - interval '25 hours' where n = 2")
  await database.asOwner("update location_import_rows set saved_at = now() - interval '25 hours' where n = 3")
  expect(await undo(id)).toMatchObject({ state: 'undone' })
  const left = await countLocations()
  expect(left).toBe(first.name === 'Reyes Plumbing 3' ? 3 : 2)
  expect(await deleteAll()).toBe(0)
  await database.asOwner("update location_imports set state = 'saved'")
  await database.asOwner(
    "update location_import_rows set saved_at = now() - interval '25 hours' where saved_at is not null",
  )
  expect(await undo(id)).toMatchObject({ status: 409, code: 'undo_too_late' })
})

test('an import is for those who may add locations; a stranger finds nothing', async () => {
  const { addMember, signIn, addLocation, upload, check, path, business_id } = await openImports()
  const location_id = await addLocation()
  const { id } = await upload(csvOf(headings, rows(1, 1)))
  await check(id)
  const viewer = await addMember({ role: 'viewer', scope: 'all' })
  const limited = await addMember({ role: 'manager', scope: 'chosen', location_ids: [location_id] })
  const stranger = await signIn()
  for (const who of [viewer, limited]) {
    expect(await upload('Name\nA', 'a.csv', who)).toMatchObject({ status: 403, code: 'editors_only' })
    expect((await who.ask(`/api/location-imports?business_id=${business_id}`)).status).toBe(403)
    expect((await who.ask(path(id))).status).toBe(404)
    expect((await who.ask(path(id, '/save'), 'POST', { accepted_warnings: [] })).status).toBe(404)
  }
  expect(await upload('Name\nA', 'a.csv', stranger)).toMatchObject({ status: 404 })
  const plain = async (wanted: string) => ({ ...(await stranger.read(wanted)), request_id: '' })
  expect(await plain(path(id))).toEqual(await plain(path(randomUUID())))
})

test('what cannot be is refused in words: files, columns, rows, and steps out of their order', async () => {
  const { owner, upload, check, mend, save, path, read } = await openImports()
  expect(await upload('%PDF-1.4', 'shops.csv')).toMatchObject({ status: 422, code: 'pdf' })
  expect(await upload(new Uint8Array(21 * 1024 * 1024), 'shops.csv')).toMatchObject({
    status: 413,
    code: 'file_too_large',
  })
  const { id } = await upload('Name,Phone\nA,1\n')
  const put = async (body: object) => (await owner.ask(path(id, '/mapping'), 'PUT', body)).json()
  expect(await put({ mapping: ['name'], when_known: 'update' })).toMatchObject({ code: 'columns_differ' })
  expect(await put({ mapping: ['name', 'name'], when_known: 'update' })).toMatchObject({
    fields: { 'mapping.1': expect.any(String) },
  })
  expect(await put({ mapping: [null, 'phone'], when_known: 'update' })).toMatchObject({
    fields: { mapping: expect.any(String) },
  })
  expect(await put({ mapping: ['nonsense', null], when_known: 'best' })).toMatchObject({ code: 'invalid_fields' })
  expect(await mend(id, 2, { 1: '2' })).toMatchObject({ status: 409, code: 'not_checked' })
  expect(await save(id)).toMatchObject({ status: 409, code: 'not_checked' })
  await check(id)
  expect(await save(id)).toMatchObject({ status: 422, code: 'nothing_to_save' })
  expect(await mend(id, 99, { 1: '2' })).toMatchObject({ status: 404 })
  expect(await mend(id, 2, { 7: '2' })).toMatchObject({ status: 422, code: 'no_column' })
  expect(await mend(id, 2, { 1: 'a\u0000' })).toMatchObject({ status: 422, code: 'invalid_fields' })
  expect(await mend(id, 2, {})).toMatchObject({ status: 422 })
  const unstorable = { accepted_warnings: [{ code: 'a\u0000', reason: 'So it is' }] }
  expect((await owner.ask(path(id, '/save'), 'POST', unstorable)).status).toBe(422)
  await owner.ask(path(id, '/mapping'), 'PUT', { mapping: ['name', 'phone'], when_known: 'update' })
  expect(await save(id)).toMatchObject({ status: 409, code: 'import_busy' })
  expect((await read(id)).state).toBe('checking')
})

test('an Excel workbook is taken like a file of CSV, whatever it made of numbers', async () => {
  const { upload, check, rowsOf } = await openImports()
  const cells = rowOf(1).map((cell, at) => (at === 5 ? 2134 : at === 6 ? 9043550142 : at === 4 ? 'MA' : cell))
  const { id, file_kind } = await upload(makeXlsx([headings, cells]), 'shops.xlsx')
  expect(file_kind).toBe('xlsx')
  expect(await check(id)).toMatchObject({ counts: { new: 1, bad: 0 } })
  expect((await rowsOf(id))[0]).toMatchObject({ n: 2, state: 'new', problems: [] })
})

test('formulae and foreign scripts are kept to the letter and never run in a file', async () => {
  const { owner, addLocation, upload, check, save, read, path, business_id } = await openImports()
  await addLocation()
  const { id } = await upload(
    csvOf(
      ['Name', 'Labels', 'Phone'],
      [
        ['مطعم 🛠️ شام', '=cmd|x; <b>bold</b>', '(904) 355-0142'],
        ['=1+1', '', '1'],
      ],
    ),
  )
  await check(id)
  const bad = await (await owner.ask(path(id, '/csv'))).text()
  expect(bad).toContain(`"'=1+1","","1",3,`)
  const reasons = (await read(id)).warnings.map(({ code }: { code: string }) => ({ code, reason: 'It is our name' }))
  await save(id, reasons)
  const { locations } = await owner.read(
    `/api/locations?business_id=${business_id}&label=${encodeURIComponent('=cmd|x')}`,
  )
  expect(locations[0]).toMatchObject({ name: 'مطعم 🛠️ شام', labels: ['=cmd|x', '<b>bold</b>'] })
})

test('the template comes as CSV and as a workbook, and comes back with every column known', async () => {
  const { owner, upload } = await openImports()
  expect(await (await owner.ask('/api/location-imports/template')).text()).toContain('"Business name","Store code"')
  const workbook = await (await owner.ask('/api/location-imports/template?format=xlsx')).arrayBuffer()
  const { mapping, total } = await upload(new Uint8Array(workbook), 'locations-template.xlsx')
  expect(mapping).not.toContain(null)
  expect(total).toBe(1)
  expect((await owner.ask('/api/location-imports/template?format=pdf')).status).toBe(422)
})
