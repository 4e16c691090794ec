import { expect, test } from 'vitest'
import { system, visitor } from '#src/platform/database/actor.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/machine/test-database.ts'

const insertContact =
  "insert into contacts (id, name, email, message) values (gen_random_uuid(), 'Ann', 'ann@example.com', 'Hi')"

async function countAs(database: TestDatabase, actor: typeof visitor, table: string): Promise<number> {
  return database.inTransaction(
    actor,
    async tx => (await tx.$client.query(`select count(*)::int as n from ${table}`)).rows[0].n,
  )
}

test('the role of a transaction is no superuser, bypasses nothing and owns nothing', async () => {
  const database = await openTestDatabase()
  const row = await database.inTransaction(visitor, async tx => {
    const { rows } = await tx.$client.query(`
      select current_user as role, session_user as login, bool_or(rolsuper) as superuser, bool_or(rolbypassrls) as bypasses,
        bool_or(rolcreaterole or rolcreatedb) as creates,
        (select count(*)::int from pg_class join pg_roles owner on owner.oid = relowner
          where owner.rolname in (current_user, session_user)) as owned
      from pg_roles where rolname in (current_user, session_user)`)
    return rows[0]
  })
  expect(row).toEqual({
    role: 'porchlight_app',
    login: 'porchlight_login',
    superuser: false,
    bypasses: false,
    creates: false,
    owned: 0,
  })
})

test('every table of the product has row security on and forced', async () => {
  const database = await openTestDatabase()
  const rows = await database.asOwner(
    "select relname, relrowsecurity, relforcerowsecurity from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')",
  )
  expect(rows.length).toBeGreaterThanOrEqual(4)
  expect(rows.filter(row => !row.relrowsecurity || !row.relforcerowsecurity)).toEqual([])
})

test('a visitor writes contacts but reads, changes and deletes none', async () => {
  const database = await openTestDatabase()
  await database.inTransaction(visitor, tx => tx.$client.query(insertContact))
  expect(await countAs(database, visitor, 'contacts')).toBe(0)
  const changed = await database.inTransaction(visitor, tx => tx.$client.query("update contacts set name = 'x'"))
  const deleted = await database.inTransaction(visitor, tx => tx.$client.query('delete from contacts'))
  expect([changed.rowCount, deleted.rowCount]).toEqual([0, 0])
  expect(await database.asOwner('select name from contacts')).toEqual([{ name: 'Ann' }])
})

test('a visitor sees neither mail nor secrets, and writes no secret', async () => {
  const database = await openTestDatabase()
  await database.asOwner("insert into installation_secrets (name, value) values ('k', 'v')")
  expect(await countAs(database, visitor, 'installation_secrets')).toBe(0)
  expect(await countAs(database, visitor, 'mail_outbox')).toBe(0)
  const forbidden = database.inTransaction(visitor, tx =>
    tx.$client.query("insert into installation_secrets (name, value) values ('a', 'b')"),
  )
  await expect(forbidden).rejects.toThrow(/row-level security/)
})

test('a visitor cannot pass off a message as sent', async () => {
  const database = await openTestDatabase()
  const forbidden = database.inTransaction(visitor, tx =>
    tx.$client.query(
      "insert into mail_outbox (id, message_id, unique_key, \"to\", subject, text, html, sent_at) values (gen_random_uuid(), 'm', 'u', '{}', '', '', '', now())",
    ),
  )
  await expect(forbidden).rejects.toThrow(/row-level security/)
})

test('the system reads what visitors wrote', async () => {
  const database = await openTestDatabase()
  await database.inTransaction(visitor, tx => tx.$client.query(insertContact))
  expect(await countAs(database, system, 'contacts')).toBe(1)
})

test('role and actor end with the transaction', async () => {
  const database = await openTestDatabase()
  await database.inTransaction(system, tx => tx.$client.query('select 1'))
  const after = await database.inTransaction(visitor, async tx => {
    const { rows } = await tx.$client.query("select current_setting('porchlight.actor_kind') as kind")
    return rows[0].kind
  })
  expect(after).toBe('visitor')
})

test('the application cannot create or alter tables', async () => {
  const database = await openTestDatabase()
  const create = database.inTransaction(system, tx => tx.$client.query('create table public.x (a int)'))
  await expect(create).rejects.toThrow(/permission denied/)
  const alter = database.inTransaction(system, tx =>
    tx.$client.query('alter table contacts disable row level security'),
  )
  await expect(alter).rejects.toThrow(/must be owner/)
})
