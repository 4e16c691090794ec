import { expect, test } from 'vitest'
import { type Actor, accountsDesk, system, visitor } from '#src/platform/database/actor.ts'
import { openPictures } from '#tests/support/features/open-pictures.ts'

const tables = ['files', 'business_logos', 'location_photos'] as const

async function setUp() {
  const opened = await openPictures()
  const { owner, business_id, send, addLocation, addMember, signIn, database } = opened
  const [one, two] = [await addLocation(), await addLocation({ store_code: 'B' })]
  const [shown, loose, logo] = [(await send()).id, (await send()).id, (await send(undefined, { kind: 'logo' })).id]
  const path = `/api/locations/${one}/photos`
  const photos = [{ file_id: shown, kind: 'cover', alt_text: 'Our front' }]
  await owner.ask(path, 'PUT', { state: (await owner.read(path)).state, photos })
  await owner.ask(`/api/businesses/${business_id}/logo`, 'PUT', { file_id: logo })
  const limited = await addMember({ role: 'manager', scope: 'chosen', location_ids: [one] })
  const viewer = await addMember({ role: 'viewer', scope: 'all' })
  const elsewhere = await addMember({ role: 'viewer', scope: 'chosen', location_ids: [two] })
  const [stranger, admin] = [await signIn(), await signIn('admin')]
  const as = ({ id }: { id: string }, role: 'client' | 'admin' = 'client'): Actor => ({
    kind: 'user',
    user_id: id,
    role,
  })
  const run = (actor: Actor, text: string) =>
    database.inTransaction(actor, async tx => (await tx.$client.query(text)).rowCount)
  const counts = async (actor: Actor) => {
    const seen: (number | null)[] = []
    for (const table of tables) seen.push(await run(actor, `select from ${table}`))
    return seen
  }
  return {
    ...opened,
    limited,
    viewer,
    elsewhere,
    stranger,
    admin,
    as,
    run,
    counts,
    ids: { one, two, shown, loose, logo },
  }
}

test('without any filter everybody sees what their membership comes to, and a stranger nothing', async () => {
  const { owner, limited, viewer, elsewhere, stranger, admin, as, counts } = await setUp()
  for (const actor of [visitor, accountsDesk, { kind: 'holder', link_id: owner.id } as const, as(stranger)]) {
    expect(await counts(actor)).toEqual([0, 0, 0])
  }
  for (const actor of [as(owner), as(viewer), as(admin, 'admin'), system])
    expect(await counts(actor)).toEqual([3, 1, 1])
  expect(await counts(as(limited))).toEqual([2, 1, 1])
  expect(await counts(as(elsewhere))).toEqual([1, 1, 0])
})

test('nobody writes what is not theirs, whatever the statement says', async () => {
  const { owner, limited, viewer, elsewhere, stranger, business_id, as, run, ids } = await setUp()
  const changes = ["update files set original_name = 'x'", 'delete from location_photos', 'delete from business_logos']
  for (const who of [viewer, elsewhere, stranger]) {
    for (const text of changes) expect([text, await run(as(who), text)]).toEqual([text, 0])
    expect(await run(as(who), `delete from files where id = '${ids.loose}'`)).toBe(0)
  }
  expect(await run(as(limited), "update files set original_name = 'x'")).toBe(0)
  expect(await run(as(limited), `delete from files where id = '${ids.loose}'`)).toBe(0)
  expect(await run(as(limited), 'delete from business_logos')).toBe(0)
  const send = (by: string) =>
    `insert into files (id, business_id, kind, original_name, mime, bytes, width, height, sha256, created_by)
     values (gen_random_uuid(), '${business_id}', 'photo', 'x', 'image/png', 1, 300, 300, '', '${by}')`
  for (const who of [viewer, stranger]) await expect(run(as(who), send(who.id))).rejects.toThrow(/row-level security/)
  await expect(run(as(limited), send(owner.id))).rejects.toThrow(/row-level security/)
  expect(await run(as(limited), send(limited.id))).toBe(1)
  const show = (location: string) =>
    `insert into location_photos (location_id, file_id, business_id, kind, alt_text, position)
     values ('${location}', '${ids.loose}', '${business_id}', 'work', 'x', 9)`
  await expect(run(as(limited), show(ids.two))).rejects.toThrow(/row-level security/)
  await expect(run(as(viewer), show(ids.one))).rejects.toThrow(/row-level security/)
  await expect(run(system, `update files set original_name = 'x'`)).rejects.toThrow(/row-level security/)
})
