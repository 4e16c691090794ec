import { expect, test } from 'vitest'
import { workImports } from '#src/features/locations/imports/work-imports.ts'
import { csvOf, openImports } from '#tests/support/features/open-imports.ts'

test('an import whose job was lost with its process is taken up at the next start, the others are left alone', async () => {
  const { owner, upload, path, read, database, queue } = await openImports()
  const [lost, idle] = [await upload('Name\nA\nB\n'), await upload('Name\nC\n')]
  await owner.ask(path(lost.id, '/mapping'), 'PUT', { mapping: ['name'], when_known: 'update' })
  await database.asOwner("delete from pgboss.job where name = 'run-location-import'")
  expect(await workImports(database, queue)).toBe(1)
  await expect.poll(async () => (await read(lost.id)).state, { timeout: 15_000 }).toBe('checked')
  expect(await read(lost.id)).toMatchObject({ counts: { new: 2 } })
  expect((await read(idle.id)).state).toBe('mapping')
})

test('whoever loses their place in the business loses their import with it, and nothing is saved', async () => {
  const { owner, addMember, upload, path, read, database, done, countLocations, business_id } = await openImports()
  const manager = await addMember({ role: 'manager', scope: 'all' })
  const { id } = await upload('Name\nA\n', 'shops.csv', manager)
  await manager.ask(path(id, '/mapping'), 'PUT', { mapping: ['name'], when_known: 'update' })
  await done(id)
  await manager.ask(path(id, '/save'), 'POST', { accepted_warnings: [] })
  await owner.ask(`/api/businesses/${business_id}/members/${manager.id}`, 'PATCH', { role: 'viewer', scope: 'all' })
  expect(await done(id)).toMatchObject({ state: 'saved', counts: { created: 0, new: 1 } })
  expect(await countLocations()).toBe(0)
  expect((await manager.ask(path(id))).status).toBe(404)
  expect((await read(id)).id).toBe(id)
  expect(await database.asOwner("select 1 from activity where action = 'location_created'")).toEqual([])
})

test('two imports of the same shops that are saved at once leave each shop there once', async () => {
  const { owner, upload, check, path, done, countLocations } = await openImports()
  const rows = Array.from({ length: 40 }, (_, n) => [`Shop ${n}`, `${n + 1} Oak Street`, `(904) 355-${4000 + n}`])
  const file = csvOf(['Name', 'Street', 'Phone'], rows)
  const ids = [(await upload(file)).id, (await upload(file)).id]
  for (const id of ids) expect(await check(id)).toMatchObject({ state: 'checked', counts: { new: 40 } })
  for (const id of ids) await owner.ask(path(id, '/save'), 'POST', { accepted_warnings: [] })
  const saved = await Promise.all(ids.map(done))
  expect(saved.map(({ state }) => state)).toEqual(['saved', 'saved'])
  expect(await countLocations()).toBe(40)
})
