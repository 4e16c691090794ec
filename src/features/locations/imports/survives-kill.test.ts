import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, inject, test } from 'vitest'
import { csvOf, openImports } from '#tests/support/open-imports.ts'

const program = fileURLToPath(new URL('../../../../tests/support/run-import-program.ts', import.meta.url))

test('an import whose worker is killed goes on where it was: each row once, whichever moment it is', async () => {
  const { upload, check, path, owner, done, undo, database, business_id } = await openImports()
  const rows = Array.from({ length: 1600 }, (_, n) => [`S-${n}`, `Shop ${n}`, `${n} Oak Street`])
  const { id } = await upload(csvOf(['Store code', 'Name', 'Street'], rows))
  await check(id)
  const { app } = inject('test_server')
  const own = { ...app, database: String((database.owner as { database: string }).database) }
  const told = JSON.stringify({ app: own, owner: database.owner, id })
  const saved = async () =>
    Number(
      (await database.asOwner('select count(*)::int as n from location_import_rows where saved_at is not null'))[0]?.n,
    )
  const locations = async () => Number((await database.asOwner('select count(*)::int as n from locations'))[0]?.n)

  await owner.ask(path(id, '/save'), 'POST', { accepted_warnings: [] })
  const killed = spawn(process.execPath, [program, told], { stdio: 'ignore' })
  await expect.poll(saved, { interval: 5, timeout: 15_000 }).toBeGreaterThan(0)
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  await expect.poll(async () => (await saved()) === (await locations())).toBe(true)
  expect(await saved()).toBeLessThan(1600)
  expect(await done(id)).toMatchObject({ state: 'saved', counts: { created: 1600 } })
  expect(await locations()).toBe(1600)
  const [noted] = await database.asOwner(
    `select count(*)::int as n, count(distinct location_id)::int as places from activity where action = 'location_created'`,
  )
  expect(noted).toEqual({ n: 1600, places: 1600 })
  expect(await undo(id)).toMatchObject({ state: 'undone', counts: { unchecked: 1600 } })
  expect((await owner.read(`/api/locations?business_id=${business_id}`)).total).toBe(0)
}, 60_000)
