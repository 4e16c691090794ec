import { eq, sql } from 'drizzle-orm'
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { system, visitor } from '#src/platform/database/actor.ts'
import { askInside, prepareStatement } from '#src/platform/database/prepared-statement.ts'
import { installation_secrets } from '#src/platform/database/tables.ts'
import { openTestDatabase } from '#tests/support/machine/test-database.ts'

const readSecret = prepareStatement('test_read_secret', db =>
  db
    .select()
    .from(installation_secrets)
    .where(eq(installation_secrets.name, sql.placeholder('name'))),
)

const nowhere = pgTable('no_such_table', { name: text(), at: timestamp() })
const broken = prepareStatement('test_broken', db => db.select().from(nowhere))

const whoAsks = prepareStatement('test_who_asks', db =>
  db.select({ kind: sql<string>`current_setting('porchlight.actor_kind', true)`.as('kind') }).from(sql`(select 1) one`),
)

async function withSecret() {
  const database = await openTestDatabase()
  await database.asOwner("insert into installation_secrets (name, value) values ('k', 'v')")
  return database
}

test('a statement asked alone answers rows as a transaction would, for whoever asks', async () => {
  const database = await withSecret()
  const rows = await database.ask(system, readSecret, { name: 'k' })
  expect(rows).toEqual([{ name: 'k', value: 'v', created_at: expect.any(Date) }])
  expect(await database.inTransaction(system, tx => askInside(tx, readSecret, { name: 'k' }))).toEqual(rows)
  expect(await database.ask(system, readSecret, { name: "k' or true --" })).toEqual([])
  expect(await database.ask(visitor, readSecret, { name: 'k' })).toEqual([])
})

test('one that fails says why, commits nothing and leaves its connection in order', async () => {
  const database = await withSecret()
  for (let n = 0; n < 30; n += 1) {
    await expect(database.ask(system, broken, {})).rejects.toThrow(/no_such_table/)
    expect(await database.ask(visitor, readSecret, { name: 'k' })).toEqual([])
    expect(await database.ask(system, readSecret, { name: 'k' })).toHaveLength(1)
  }
})

test('of many that are asked at once on the same connections none is answered as somebody else', async () => {
  const database = await openTestDatabase()
  const asked = Array.from({ length: 400 }, async (_, n) => {
    const actor = n % 2 === 0 ? system : visitor
    const [row] = await database.ask(actor, whoAsks, {})
    return row?.kind === actor.kind
  })
  expect((await Promise.all(asked)).every(Boolean)).toBe(true)
})

test('no connection is left inside a transaction', async () => {
  const database = await openTestDatabase()
  await Promise.all(Array.from({ length: 50 }, () => database.ask(system, whoAsks, {})))
  await Promise.allSettled(Array.from({ length: 50 }, () => database.ask(system, broken, {})))
  const left = await database.asOwner(
    "select pid from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
  )
  expect(left).toEqual([])
})
