import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Actor, accountsDesk, system, visitor } from '#src/platform/database/actor.ts'
import { openTestDatabase } from '#tests/support/machine/test-database.ts'

const tables = [
  'audits',
  'audit_links',
  'audit_receipts',
  'audit_queue',
  'audit_mails',
  'audit_mail_receipts',
  'contact_checks',
  'mail_attachments',
]

async function setUp() {
  const database = await openTestDatabase()
  const [audit, link, other_audit, other_link, expired, contact, mail, ada] = Array.from({ length: 8 }, () =>
    randomUUID(),
  )
  const sql = database.asOwner
  const insertAudit = (id: string | undefined, state: string) =>
    sql(
      `insert into audits (id, site, host, start_url, names_scheme, given, state) values ($1, 's', 'h', 'u', true, '{}', $2)`,
      [id, state],
    )
  await insertAudit(audit, 'done')
  await insertAudit(other_audit, 'waiting')
  await sql('insert into audit_queue (audit_id) values ($1)', [other_audit])
  const insertLink = (id: string | undefined, of: string | undefined, open: string) =>
    sql(
      `insert into audit_links (id, audit_id, is_stored_result, expires_at) values ($1, $2, false, now() + $3::interval)`,
      [id, of, open],
    )
  await insertLink(link, audit, '1 day')
  await insertLink(other_link, other_audit, '1 day')
  await insertLink(expired, audit, '-1 day')
  await sql(
    `insert into audit_receipts (link_id, audit_id, payload_hash, address_hash, host_hash, wish_hash, is_stored_result)
     values ($1, $2, 'p', 'a', 'h', 'w', false)`,
    [link, audit],
  )
  await sql(
    `insert into audit_mails (id, link_id, email, consent, news_consent) values (gen_random_uuid(), $1, 'a@x.example', 'c', ''), (gen_random_uuid(), $2, 'b@x.example', 'c', '')`,
    [link, other_link],
  )
  await sql(`insert into audit_mail_receipts (mail_request_id, email_hash) values (gen_random_uuid(), 'e')`)
  await sql(
    `insert into mail_outbox (id, message_id, unique_key, "to", subject, text, html) values ($1, 'm', 'u', '{}', 's', 't', 'h')`,
    [mail],
  )
  await sql(
    `insert into mail_attachments (id, mail_id, file_name, media_type, content) values (gen_random_uuid(), $1, 'f', 'm', '\\x00')`,
    [mail],
  )
  await sql("insert into contacts (id, name, email, message, kind) values ($1, 'A', '', 'm', 'check')", [contact])
  await sql(
    "insert into contact_checks (contact_id, site, visitor_hash, state, mail_id) values ($1, 's', 'v', 'done', $2)",
    [contact, mail],
  )
  const run = (actor: Actor, text: string) =>
    database.inTransaction(actor, async tx => (await tx.$client.query(text)).rowCount)
  const counts = async (actor: Actor) =>
    Object.fromEntries(
      await Promise.all(tables.map(async table => [table, await run(actor, `select from ${table}`)] as const)),
    )
  const holder = (link_id = ''): Actor => ({ kind: 'holder', link_id })
  return {
    run,
    counts,
    mine: holder(link),
    over: holder(expired),
    stranger: holder(randomUUID()),
    nobody: holder(''),
    admin: { kind: 'user', user_id: ada ?? '', role: 'admin' } as const,
    client: { kind: 'user', user_id: ada ?? '', role: 'client' } as const,
    link,
    other_link,
  }
}

const none = Object.fromEntries(tables.map(table => [table, 0]))

test('whoever holds a link sees what hangs on it, and of everybody else ids, hashes and times alone', async () => {
  const { counts, mine, over, stranger, nobody } = await setUp()
  const countable = { ...none, audit_queue: 1, audit_mail_receipts: 1 }
  expect(await counts(mine)).toEqual({ ...countable, audits: 1, audit_links: 1, audit_mails: 1 })
  expect(await counts(over)).toEqual({ ...countable, audit_mails: 0 })
  expect(await counts(stranger)).toEqual(countable)
  expect(await counts(nobody)).toEqual(countable)
})

test('a visitor reads hashes alone, a client how many wait, an admin no attachment and no receipt, the system all', async () => {
  const { counts, admin, client } = await setUp()
  expect(await counts(visitor)).toEqual({ ...none, audit_receipts: 1 })
  expect(await counts(client)).toEqual({ ...none, audit_queue: 1 })
  expect(await counts(accountsDesk)).toEqual(none)
  expect(await counts(admin)).toEqual({
    ...none,
    audits: 2,
    audit_links: 3,
    audit_mails: 2,
    audit_queue: 1,
    contact_checks: 1,
  })
  const all = await counts(system)
  expect(Object.values(all).every(count => Number(count) > 0)).toBe(true)
})

test('nobody but the system alters a check, and a holder asks for mail through their own link only', async () => {
  const { run, mine, admin, link, other_link } = await setUp()
  for (const actor of [visitor, mine, admin]) {
    for (const table of tables) expect(await run(actor, `delete from ${table}`)).toBe(0)
    expect(await run(actor, "update audits set state = 'done'")).toBe(0)
  }
  const mail = (link_id: string | undefined) =>
    `insert into audit_mails (id, link_id, email, consent, news_consent) values (gen_random_uuid(), '${link_id}', 'c@x.example', 'c', '')`
  expect(await run(mine, mail(link))).toBe(1)
  await expect(run(mine, mail(other_link))).rejects.toThrow(/row-level security/)
  await expect(run(visitor, mail(link))).rejects.toThrow(/row-level security/)
  await expect(
    run(
      visitor,
      `insert into audits (id, site, host, start_url, names_scheme, given, state) values (gen_random_uuid(), 's', 'h', 'u', true, '{}', 'done')`,
    ),
  ).rejects.toThrow(/row-level security/)
})
