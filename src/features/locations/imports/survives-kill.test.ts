import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { system } from '#src/platform/database/actor.ts'
import { csvOf, openImports } from '#tests/support/features/open-imports.ts'
import type { TestDatabase } from '#tests/support/machine/test-database.ts'

/** Whoever saves a location with this code waits in the middle of it, until it is released: then nobody does any more. */
async function holdAt(database: TestDatabase, store_code: string): Promise<() => Promise<void>> {
  await database.asOwner(`create function wait_here() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock(7); return new; end $$`)
  await database.asOwner(`create trigger wait_here before insert on locations
    for each row when (new.store_code = '${store_code}') execute function wait_here()`)
  const held = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const holding = database.inTransaction(system, async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(7)`)
    held.resolve()
    await release.promise
  })
  await held.promise
  return async () => {
    release.resolve()
    await holding
    await database.asOwner('drop function wait_here cascade')
  }
}

const program = fileURLToPath(new URL('../../../../tests/support/program/run-import-program.ts', import.meta.url))

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
  const release = await holdAt(database, 'S-1200')
  const killed = spawn(process.execPath, [program, told], { stdio: 'ignore' })
  await expect.poll(saved).toBe(1000)
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  await release()
  expect([await saved(), await locations()]).toEqual([1000, 1000])
  expect(await done(id)).toMatchObject({ state: 'saved', counts: { created: 1600 } })
  expect(await locations()).toBe(1600)
  const [noted] = await database.asOwner(
    `select count(*)::int as n, count(distinct location_id)::int as places from activity where action = 'location_created'`,
  )
  expect(noted).toEqual({ n: 1600, places: 1600 })
  expect(await undo(id)).toMatchObject({ state: 'undone', counts: { unchecked: 1600 } })
  expect((await owner.read(`/api/locations?business_id=${business_id}`)).total).toBe(0)
}, 60_000)
