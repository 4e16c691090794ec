import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { system, visitor } from '#src/platform/database/actor.ts'
import { DatabaseUnavailable } from '#src/platform/database/unavailable.ts'
import { redact } from '#src/platform/log/redact.ts'
import { openTestDatabase } from '#tests/support/machine/test-database.ts'

test('a connection lost while the work waits for something else fails that work and nothing more', async () => {
  const database = await openTestDatabase()
  const work = database.inTransaction(system, async tx => {
    const { rows } = await tx.$client.query('select pg_backend_pid() as pid')
    await database.asOwner('select pg_terminate_backend($1)', [rows[0].pid])
    await pause(200)
    await tx.execute(sql`select 1`)
  })
  await expect(work).rejects.toThrow(DatabaseUnavailable)
  expect(await database.isAlive()).toBe(true)
})

test('work that swallows the failure of a statement is not taken for committed', async () => {
  const database = await openTestDatabase()
  const work = database.inTransaction(system, async tx => {
    await tx.execute(sql`select 1 / 0`).catch(() => undefined)
    return 'done'
  })
  await expect(work).rejects.toThrow('rolled back')
})

test('the error of a failed statement names the statement and none of its values', async () => {
  const database = await openTestDatabase()
  const insert = sql`insert into installation_secrets (name, value) values ('k', ${'the-secret-key'})`
  const error = await database.inTransaction(visitor, tx => tx.execute(insert)).catch(error => error)
  const logged = JSON.stringify(redact({ error }))
  expect(logged).toContain('insert into installation_secrets')
  expect(logged).toContain('row-level security')
  expect(logged).not.toContain('the-secret-key')
})

test('sixty transactions at once share the ten connections, and none is lost or mixed up', async () => {
  const database = await openTestDatabase()
  const ask = (n: number) =>
    database.inTransaction(n % 2 === 0 ? visitor : system, async tx => {
      const { rows } = await tx.$client.query(
        "select pg_sleep(0.02), $1::int as n, current_setting('porchlight.actor_kind') as kind",
        [n],
      )
      return [rows[0].n, rows[0].kind]
    })
  const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => ask(n)))
  expect(answers).toEqual(answers.map((_, n) => [n, n % 2 === 0 ? 'visitor' : 'system']))
})
