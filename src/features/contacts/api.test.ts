import { createServer } from 'node:net'
import { sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createApi } from '#src/api.ts'
import { contactsApi } from '#src/features/contacts/api.ts'
import { system } from '#src/platform/database/actor.ts'
import { createDatabase, type Database } from '#src/platform/database/database.ts'
import { openTestAudits } from '#tests/support/audit/open-audits.ts'
import { openTestAccounts } from '#tests/support/features/open-accounts.ts'
import { openContacts, testBrand } from '#tests/support/features/open-contacts.ts'
import { openTestFiles } from '#tests/support/features/open-files.ts'
import { silentLog } from '#tests/support/machine/silent-log.ts'
import { testInstallation } from '#tests/support/program/test-installation.ts'

const site_origin = 'http://localhost:3000'
const message = { name: 'Dana Reyes', email: 'dana@shop.example', message: 'Our Saturday hours are wrong.' }
const env = { request_id: 'r1', client_address: '203.0.113.9' }

async function openApi(replace?: Database) {
  const { database, queue, deps } = await openContacts()
  const contacts = contactsApi(replace ? { ...deps, database: replace } : deps)
  const accounts = await openTestAccounts(deps, site_origin)
  const installation = testInstallation()
  const app = createApi({
    contacts,
    audits: await openTestAudits({ ...deps, queue }, site_origin),
    accounts,
    files: await openTestFiles({ database, queue }),
    queue,
    brand_name: testBrand.name,
    site_origin,
    installation,
    log: silentLog,
  })
  const post = (body: unknown, headers: Record<string, string> = {}, client_address = env.client_address) =>
    app.request(
      '/api/contacts',
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      },
      { ...env, client_address },
    )
  return { app, database, post }
}

test('a message is answered 201 with the id of the stored row', async () => {
  const { database, post } = await openApi()
  const response = await post(message)
  expect(response.status).toBe(201)
  const { id } = await response.json()
  expect(await database.asOwner('select id from contacts')).toEqual([{ id }])
})

test('the same Idempotency-Key answers the same id, and 409 for other words', async () => {
  const { post } = await openApi()
  const first = await (await post(message, { 'Idempotency-Key': 'key-00001' })).json()
  const second = await post(message, { 'Idempotency-Key': 'key-00001' })
  expect([second.status, await second.json()]).toEqual([201, first])
  const third = await post({ ...message, message: 'Other' }, { 'Idempotency-Key': 'key-00001' })
  expect([third.status, await third.json()]).toMatchObject([409, { code: 'idempotency_key_reused', request_id: 'r1' }])
})

test('a key that is too short or not printable is refused with 400 and stores nothing', async () => {
  const { database, post } = await openApi()
  for (const key of ['', 'short', 'x'.repeat(101), 'caf\xe9-caf\xe9']) {
    const response = await post(message, { 'Idempotency-Key': key })
    expect([response.status, (await response.json()).code]).toEqual([400, 'invalid_idempotency_key'])
  }
  expect(await database.asOwner('select id from contacts')).toEqual([])
})

test('wrong fields are refused with 422 and one sentence per field', async () => {
  const { database, post } = await openApi()
  const response = await post({ ...message, name: ' ', email: 'dana', phone: 'x'.repeat(41) })
  expect(response.status).toBe(422)
  expect(await response.json()).toEqual({
    code: 'invalid_fields',
    message: expect.any(String),
    fields: {
      name: 'Please write your name.',
      email: 'Please write an email address such as name@example.com.',
      phone: 'Please keep your phone number to 40 characters or fewer.',
    },
    request_id: 'r1',
  })
  expect(await database.asOwner('select id from contacts')).toEqual([])
})

test.each(['[]', '"x"', 'null', '7', '{"name":{"$ne":1},"email":[],"message":{}}'])(
  '%s is refused with 422',
  async body => {
    const { post } = await openApi()
    expect((await post(body)).status).toBe(422)
  },
)

test('the sixth message in an hour is refused with 429, Retry-After and kind words', async () => {
  const { post } = await openApi()
  for (let n = 0; n < 5; n += 1) expect((await post(message)).status).toBe(201)
  const response = await post(message)
  expect(response.status).toBe(429)
  const wait = Number(response.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(3500)
  expect(wait).toBeLessThanOrEqual(3600)
  expect(await response.json()).toMatchObject({
    code: 'too_many_messages',
    message: expect.stringContaining('60 minutes'),
  })
})

test('a hundred messages at once from one network, held up in the database, leave its connections to everybody else', async () => {
  const { database, post } = await openApi()
  expect((await post(message)).status).toBe(201)
  const release = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const holding = database.inTransaction(system, async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('contacts.address_hash'), hashtext(address_hash))
      from contact_receipts`)
    held.resolve()
    await release.promise
  })
  await held.promise
  const storm = Promise.all(Array.from({ length: 100 }, (_, n) => post({ ...message, message: `No ${n}` })))
  const waiting = () =>
    database.asOwner(`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event = 'advisory'`)
  await expect.poll(waiting).toEqual([{ n: 1 }])
  expect((await post(message, {}, '203.0.113.10')).status).toBe(201)
  expect(await waiting()).toEqual([{ n: 1 }])
  release.resolve()
  await holding
  const statuses = (await storm).map(({ status }) => status)
  expect(statuses.filter(status => status === 201)).toHaveLength(4)
  expect(statuses.filter(status => status === 429)).toHaveLength(96)
})

test('a database that refuses connections is answered 503 in the house form', async () => {
  const { owner } = inject('test_server')
  const gone = { ...owner, host: '127.0.0.1', port: 1 }
  const { post } = await openApi(createDatabase({ app: gone, owner: gone, log: silentLog }))
  const response = await post(message)
  expect([response.status, await response.json()]).toMatchObject([
    503,
    { code: 'database_unavailable', request_id: 'r1' },
  ])
})

test('a database that takes the connection and says nothing is answered 503 within three seconds', async () => {
  const silent = createServer(() => undefined)
  await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void silent.close())
  const { port } = silent.address() as { port: number }
  const hung = { ...inject('test_server').owner, host: '127.0.0.1', port }
  const database = createDatabase({ app: hung, owner: hung, log: silentLog })
  const { post } = await openApi(database)
  const started = Date.now()
  expect((await post(message)).status).toBe(503)
  expect(Date.now() - started).toBeLessThan(3000)
  expect(await database.isAlive()).toBe(false)
})

test('the OpenAPI document lists the call with its body and its answers', async () => {
  const { app } = await openApi()
  const document = await (await app.request('/api/openapi.json', {}, env)).json()
  const call = document.paths['/api/contacts'].post
  expect(Object.keys(call.responses)).toEqual(['201', '400', '409', '413', '415', '422', '429', '503'])
  expect(JSON.stringify(call.requestBody)).toContain('"maxLength":5000')
})
