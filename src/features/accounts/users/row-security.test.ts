import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Actor, accountsDesk, system, visitor } from '#src/platform/database/actor.ts'
import { openTestDatabase } from '#tests/support/machine/test-database.ts'

/** Two admins and a client; `run` answers how many rows a statement without any filter of ours touched. */
async function setUp() {
  const database = await openTestDatabase()
  const [admin, second, client] = [randomUUID(), randomUUID(), randomUUID()]
  for (const id of [admin, second, client]) {
    await database.asOwner(`insert into users (id, email) values ('${id}', '${id}@shop.example')`)
    await database.asOwner(
      `insert into user_roles (user_id, role) values ('${id}', '${id === client ? 'client' : 'admin'}')`,
    )
    await database.asOwner(
      `insert into sessions (id, user_id, amr, expires_at) values ('${id}', '${id}', '[]', now() + interval '1 day')`,
    )
  }
  const run = (actor: Actor, text: string) =>
    database.inTransaction(actor, async tx => (await tx.$client.query(text)).rowCount)
  const asAdmin: Actor = { kind: 'user', user_id: admin, role: 'admin' }
  const asClient: Actor = { kind: 'user', user_id: client, role: 'client' }
  return { database, admin, second, client, run, asAdmin, asClient }
}

const event = (done_by: string | null) =>
  `insert into account_events (id, user_id, done_by, action, before, after)
   values (gen_random_uuid(), gen_random_uuid(), ${done_by === null ? 'null' : `'${done_by}'`}, 'suspended', '{}', '{}')`

test('an admin gives roles to others in their own name alone, never to themselves', async () => {
  const { database, admin, second, run, asAdmin } = await setUp()
  expect(await run(asAdmin, `update user_roles set role = 'client', given_by = '${admin}'`)).toBe(2)
  expect(await database.asOwner("select user_id from user_roles where role = 'admin'")).toEqual([{ user_id: admin }])
  for (const forged of [`'${second}'`, 'null']) {
    await expect(run(asAdmin, `update user_roles set role = 'admin', given_by = ${forged}`)).rejects.toThrow(
      /row-level security/,
    )
  }
  expect(await run(asAdmin, 'delete from user_roles')).toBe(0)
})

test('an admin suspends others in their own name alone, never themselves', async () => {
  const { admin, second, client, run, asAdmin, asClient } = await setUp()
  const suspend = (user_id: string, by: string) =>
    `insert into suspensions (user_id, suspended_by) values ('${user_id}', '${by}')`
  await expect(run(asAdmin, suspend(admin, admin))).rejects.toThrow(/row-level security/)
  await expect(run(asAdmin, suspend(client, second))).rejects.toThrow(/row-level security/)
  await expect(run(asClient, suspend(admin, client))).rejects.toThrow(/row-level security/)
  expect(await run(asAdmin, suspend(client, admin))).toBe(1)
  expect(await run(asClient, 'delete from suspensions')).toBe(0)
  expect(await run(asAdmin, "update suspensions set reason = 'changed'")).toBe(0)
  expect(await run(asAdmin, 'delete from suspensions')).toBe(1)
})

test('an admin ends sessions and revives none', async () => {
  const { run, asAdmin } = await setUp()
  expect(await run(asAdmin, 'update sessions set ended_at = now()')).toBe(3)
  await expect(run(asAdmin, 'update sessions set ended_at = null')).rejects.toThrow(/row-level security/)
  expect(await run(asAdmin, 'delete from sessions')).toBe(0)
})

test('what was done is written in one’s own name, read by admins and the system, and changed by nobody', async () => {
  const { admin, second, run, asAdmin, asClient } = await setUp()
  expect(await run(asAdmin, event(admin))).toBe(1)
  expect(await run(accountsDesk, event(admin))).toBe(1)
  expect(await run(system, event(null))).toBe(1)
  for (const [actor, done_by] of [
    [asAdmin, second],
    [asAdmin, null],
    [accountsDesk, null],
    [asClient, null],
    [visitor, null],
  ] as const) {
    await expect(run(actor, event(done_by))).rejects.toThrow(/row-level security/)
  }
  const counts = [asAdmin, system, accountsDesk, asClient, visitor].map(actor =>
    run(actor, 'select from account_events'),
  )
  expect(await Promise.all(counts)).toEqual([3, 3, 0, 0, 0])
  for (const actor of [asAdmin, system, accountsDesk, asClient, visitor]) {
    for (const text of [
      "update account_events set action = 'restored'",
      'delete from account_events',
      'truncate account_events',
    ]) {
      await expect(run(actor, text)).rejects.toThrow(/permission denied/)
    }
  }
})
