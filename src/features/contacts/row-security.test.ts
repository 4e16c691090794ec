import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Actor, accountsDesk, system, visitor } from '#src/platform/database/actor.ts'
import { openTestDatabase } from '#tests/support/machine/test-database.ts'

const tables = ['contacts', 'contact_status_changes', 'contact_notes', 'contact_replies', 'mail_outbox']

async function setUp() {
  const database = await openTestDatabase()
  const [ada, ben, contact, mail, secret] = Array.from({ length: 5 }, () => randomUUID())
  const as = (user_id: string | undefined, role: 'admin' | 'client'): Actor => ({
    kind: 'user',
    user_id: user_id ?? '',
    role,
  })
  const sql = database.asOwner
  await sql("insert into users (id, email) values ($1, 'ada@x.example'), ($2, 'ben@x.example')", [ada, ben])
  await sql("insert into contacts (id, name, email, message) values ($1, 'A', 'a', 'm')", [contact])
  await sql(
    `insert into mail_outbox (id, message_id, unique_key, "to", subject, text, html)
     values ($1, 'm1', 'u1', '{}', 's', 't', 'h'), ($2, 'm2', 'u2', '{}', 's', 'sign-in link', 'h')`,
    [mail, secret],
  )
  const of = `gen_random_uuid(), '${contact}'`
  await sql(`insert into contact_status_changes (id, contact_id, status, changed_by) values (${of}, 'won', '${ada}')`)
  await sql(`insert into contact_notes (id, contact_id, text, written_by) values (${of}, 'n', '${ada}')`)
  await sql(
    `insert into contact_replies (id, contact_id, text, idempotency_key, mail_id, sent_by) values (${of}, 'r', 'k', '${mail}', '${ada}')`,
  )
  const run = (actor: Actor, text: string) =>
    database.inTransaction(actor, async tx => (await tx.$client.query(text)).rowCount)
  const counts = async (actor: Actor) =>
    Object.fromEntries(
      await Promise.all(tables.map(async table => [table, await run(actor, `select from ${table}`)] as const)),
    )
  return {
    database,
    ada: as(ada, 'admin'),
    ben: as(ben, 'admin'),
    client: as(ada, 'client'),
    ids: { ada, contact },
    of,
    run,
    counts,
  }
}

const none = Object.fromEntries(tables.map(table => [table, 0]))

test('without any filter visitors, clients and the sign-in desk see nothing of contacts', async () => {
  const { client, counts } = await setUp()
  expect(await counts(visitor)).toEqual(none)
  expect(await counts(client)).toEqual(none)
  expect(await counts(accountsDesk)).toEqual(none)
})

test('an admin sees everything of contacts, and of the mail only replies', async () => {
  const { ada, ben, counts, database } = await setUp()
  const all = Object.fromEntries(tables.map(table => [table, 1]))
  expect(await counts(ada)).toEqual(all)
  expect(await counts(ben)).toEqual(all)
  expect(await counts(system)).toEqual({ ...all, mail_outbox: 2 })
  const rows = await database.inTransaction(
    ben,
    async tx => (await tx.$client.query('select text from mail_outbox')).rows,
  )
  expect(rows).toEqual([{ text: 't' }])
})

test('an admin writes in their own name only', async () => {
  const { ben, ids, of, run } = await setUp()
  for (const text of [
    `insert into contact_status_changes (id, contact_id, status, changed_by) values (${of}, 'won', '${ids.ada}')`,
    `insert into contact_status_changes (id, contact_id, status) values (${of}, 'won')`,
    `insert into contact_notes (id, contact_id, text, written_by) values (${of}, 'n', '${ids.ada}')`,
    `insert into contacts (id, name, email, message) values (gen_random_uuid(), 'B', 'b', 'm')`,
  ]) {
    await expect(run(ben, text)).rejects.toThrow(/row-level security/)
  }
})

test('changes of status and replies cannot be altered or deleted, notes only by who wrote them', async () => {
  const { ada, ben, run } = await setUp()
  for (const table of ['contact_status_changes', 'contact_replies']) {
    await expect(run(ada, `delete from ${table}`)).rejects.toThrow(/permission denied/)
    await expect(run(system, `delete from ${table}`)).rejects.toThrow(/permission denied/)
    await expect(run(ada, `update ${table} set created_at = now()`)).rejects.toThrow(/permission denied/)
  }
  await expect(run(ada, "update contact_notes set text = 'x'")).rejects.toThrow(/permission denied/)
  expect(await run(ben, 'delete from contact_notes')).toBe(0)
  expect(await run(ada, 'delete from contact_notes')).toBe(1)
  expect(await run(ada, "update contacts set name = 'x'")).toBe(0)
  expect(await run(ada, 'delete from contacts')).toBe(0)
})

test('clients and visitors write nothing about contacts, and no admin passes mail off as sent', async () => {
  const { ada, client, ids, of, run } = await setUp()
  const note = `insert into contact_notes (id, contact_id, text, written_by) values (${of}, 'n', '${ids.ada}')`
  for (const actor of [client, visitor, accountsDesk]) await expect(run(actor, note)).rejects.toThrow(/row-level/)
  const sent = `insert into mail_outbox (id, message_id, unique_key, "to", subject, text, html, sent_at)
    values (gen_random_uuid(), 'm3', 'u3', '{}', '', '', '', now())`
  await expect(run(ada, sent)).rejects.toThrow(/row-level security/)
})
