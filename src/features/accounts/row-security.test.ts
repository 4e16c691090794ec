import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { profiles } from '#src/features/accounts/tables.ts'
import { type Actor, accountsDesk, system, visitor } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'
import { prepareStatement } from '#src/platform/database/prepared-statement.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/machine/test-database.ts'

const tables = [
  'users',
  'credentials',
  'one_time_values',
  'profiles',
  'user_roles',
  'suspensions',
  'account_events',
  'sessions',
  'refresh_tokens',
  'attempts',
  'email_changes',
  'signing_keys',
  'factors',
  'factor_challenges',
  'recovery_codes',
  'subscriptions',
]

const client = (user_id: string): Actor => ({ kind: 'user', user_id, role: 'client' })

/** One user with a row in every table that belongs to users. */
async function addUser(database: TestDatabase): Promise<string> {
  const id = randomUUID()
  const add = (table: string, columns: string, values: string) =>
    database.asOwner(`insert into ${table} (${columns}) values (${values.replaceAll('$1', `'${id}'`)})`)
  await add('users', 'id, email', "$1, $1 || '@shop.example'")
  await add('credentials', 'id, account_id, provider_id, user_id', "gen_random_uuid(), $1, 'credential', $1")
  await add('profiles', 'id', '$1')
  await add('user_roles', 'user_id', '$1')
  await add('suspensions', 'user_id', '$1')
  await add('account_events', 'id, user_id, action, before, after', "gen_random_uuid(), $1, 'suspended', '{}', '{}'")
  await add('sessions', 'id, user_id, amr, expires_at', "$1, $1, '[]', now() + interval '1 day'")
  await add('factors', 'id, user_id, factor_type, sealed_secret, verified_at', "$1, $1, 'totp', 'x', now()")
  await add('factor_challenges', 'id, factor_id, session_id, expires_at', "$1, $1, $1, now() + interval '1 minute'")
  await add('recovery_codes', 'factor_id, code_hash', "$1, 'x'")
  await add('refresh_tokens', 'token_hash, session_id', '$1, $1')
  await add('email_changes', 'user_id, new_email', "$1, 'x'")
  await add('subscriptions', 'location_id, user_id, status', "gen_random_uuid(), $1, 'active'")
  await add('attempts', 'id, subject_hash', 'gen_random_uuid(), $1')
  await add('signing_keys', 'kid, private_jwk', "$1, '{}'")
  await add(
    'one_time_values',
    'id, identifier, value, expires_at',
    "gen_random_uuid(), $1, '{}', now() + interval '1 day'",
  )
  return id
}

/** How many rows of each table an actor sees when the query names no owner at all. */
async function counts(database: Database, actor: Actor): Promise<Record<string, number>> {
  return database.inTransaction(actor, async tx => {
    const seen: Record<string, number> = {}
    for (const table of tables) seen[table] = Number((await tx.$client.query(`select from ${table}`)).rowCount)
    return seen
  })
}

const all = (n: number) => Object.fromEntries(tables.map(table => [table, n]))
const readable = { users: 1, profiles: 1, user_roles: 1, sessions: 1, subscriptions: 1 }

test('without any filter a client sees their own rows alone, and no secret of accounts at all', async () => {
  const database = await openTestDatabase()
  const [one] = [await addUser(database), await addUser(database), await addUser(database)]
  expect(await counts(database, client(one))).toEqual({ ...all(0), ...readable })
  expect(await counts(database, client(randomUUID()))).toEqual(all(0))
})

test('an admin sees every user, but neither credentials nor tokens nor keys', async () => {
  const database = await openTestDatabase()
  const [one] = [await addUser(database), await addUser(database)]
  const seen = await counts(database, { kind: 'user', user_id: one, role: 'admin' })
  const everybody = { users: 2, profiles: 2, user_roles: 2, sessions: 2, subscriptions: 2 }
  expect(seen).toEqual({ ...all(0), ...everybody, suspensions: 2, account_events: 2 })
})

test('a visitor sees nothing, the sign-in desk neither keys nor subscriptions nor contacts, the system all', async () => {
  const database = await openTestDatabase()
  await addUser(database)
  await database.asOwner("insert into contacts (id, name, email, message) values (gen_random_uuid(), 'A', 'a', 'm')")
  expect(await counts(database, visitor)).toEqual(all(0))
  expect(await counts(database, accountsDesk)).toEqual({
    ...all(1),
    signing_keys: 0,
    subscriptions: 0,
    account_events: 0,
  })
  expect(await counts(database, system)).toEqual(all(1))
  const contacts = await database.inTransaction(accountsDesk, tx => tx.$client.query('select from contacts'))
  expect(contacts.rowCount).toBe(0)
})

test('without any filter a client changes their own profile alone and deletes nothing', async () => {
  const database = await openTestDatabase()
  const [one] = [await addUser(database), await addUser(database)]
  const run = (text: string) => database.inTransaction(client(one), async tx => (await tx.$client.query(text)).rowCount)
  expect(await run("update profiles set full_name = 'changed'")).toBe(1)
  expect(await database.asOwner("select id from profiles where full_name = 'changed'")).toEqual([{ id: one }])
  const deletable = tables.filter(table => table !== 'account_events')
  for (const table of deletable) expect(await run(`delete from ${table}`)).toBe(0)
  for (const text of [
    "update user_roles set role = 'admin'",
    "update users set email = 'mine@shop.example'",
    "update subscriptions set status = 'active'",
    'update sessions set ended_at = null',
  ]) {
    expect(await run(text)).toBe(0)
  }
  await expect(run(`update profiles set id = '${randomUUID()}'`)).rejects.toThrow(/row-level security/)
  await expect(run(`insert into user_roles (user_id, role) values ('${randomUUID()}', 'admin')`)).rejects.toThrow(
    /row-level security/,
  )
})

test('1,000 interleaved transactions of 20 clients on the same connections never cross', async () => {
  const database = await openTestDatabase()
  const ids: string[] = []
  for (let n = 0; n < 20; n += 1) ids.push(await addUser(database))
  let crossings = 0
  const look = async (n: number) => {
    const id = ids[n % ids.length] ?? ''
    const rows = await database.inTransaction(
      client(id),
      async tx => (await tx.$client.query('select id from users')).rows,
    )
    if (rows.length !== 1 || rows[0].id !== id) crossings += 1
  }
  for (let n = 0; n < 1000; n += 50) await Promise.all(Array.from({ length: 50 }, (_, k) => look(n + k)))
  expect(crossings).toBe(0)
})

test('1,000 profiles that 20 clients ask for at once, each for all of them, are their own alone', async () => {
  const database = await openTestDatabase()
  const ids: string[] = []
  for (let n = 0; n < 20; n += 1) ids.push(await addUser(database))
  const everyProfile = prepareStatement('test_every_profile', db => db.select({ id: profiles.id }).from(profiles))
  let crossings = 0
  const look = async (n: number) => {
    const id = ids[n % ids.length] ?? ''
    const rows = await database.ask(client(id), everyProfile, {})
    if (rows.length !== 1 || rows[0]?.id !== id) crossings += 1
  }
  for (let n = 0; n < 1000; n += 50) await Promise.all(Array.from({ length: 50 }, (_, k) => look(n + k)))
  expect(crossings).toBe(0)
})

test('who asked last leaves nothing behind on the connection', async () => {
  const database = await openTestDatabase()
  const id = await addUser(database)
  for (let n = 0; n < 12; n += 1) await database.inTransaction(client(id), tx => tx.$client.query('select 1'))
  expect(await counts(database, visitor)).toEqual(all(0))
})
