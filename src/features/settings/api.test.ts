import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createFileTransport } from '#src/platform/mail/file-transport.ts'
import { sendMessage } from '#src/platform/mail/send-message.ts'
import { becomeAdmin, openAdminApi } from '#tests/support/features/admin-api.ts'
import { becomeClient } from '#tests/support/features/auth-client.ts'
import { makeScratchFolder, removeScratchFolder } from '#tests/support/machine/scratch-folder.ts'
import { silentLog } from '#tests/support/machine/silent-log.ts'

const secrets = {
  SMTP_URL: 'smtp://mailuser:p%40ss-of-smtp@mail.example:2525',
  DATABASE_URL: 'postgresql://dbuser:pw-of-database@db.example/porchlight',
  FILES_URL: 's3://KEYOFBUCKET:pw-of-bucket@s3.example/pictures/live?region=us-east-1',
  ADMIN_EMAIL: 'first@agency.example',
  ADMIN_PASSWORD: 'pw-of-first-admin',
  BRAND_PHONE: '(912) 555-0199',
  SITE_URL: 'https://www.agency.example',
}

test('each setting in force says its variable and whether somebody set it; nothing secret is told', async () => {
  const { ask } = await openAdminApi(secrets)
  const text = await (await ask('/api/settings')).text()
  const state = JSON.parse(text)
  expect(state.brand.phone).toEqual({ variable: 'BRAND_PHONE', value: '(912) 555-0199', from: 'setting' })
  expect(state.brand.name).toEqual({ variable: 'BRAND_NAME', value: 'Porchlight Local', from: 'default' })
  expect(state.site_origin).toEqual({ variable: 'SITE_URL', value: secrets.SITE_URL, from: 'setting' })
  expect(state.mail).toMatchObject({ way: 'smtp', place: 'mail.example:2525' })
  expect(state.mail.sender.from).toBe('default')
  expect(state.database.way).toBe('remote')
  expect(state.pictures).toEqual({ way: 'bucket', place: 'https://s3.example/pictures/live/' })
  for (const secret of ['p%40ss', 'p@ss', 'pw-of', 'mailuser', 'dbuser', 'KEYOFBUCKET', 'first@agency'])
    expect(text).not.toContain(secret)
})

test('database, mail, jobs and program are measured', async () => {
  const { api, ask } = await openAdminApi()
  const state = await (await ask('/api/settings')).json()
  const [row] = await api.database.asOwner('select count(*)::int as n from migrations.applied')
  expect(state.database).toMatchObject({ way: 'embedded', migrations_applied: row?.n, migrations_known: row?.n })
  expect(state.database.version).toMatch(/^\d+\.\d+/)
  expect(state.database.size_bytes).toBeGreaterThan(1_000_000)
  expect(state.database.connections).toBeGreaterThan(0)
  expect(state.database.most_connections).toBeGreaterThan(state.database.connections)
  expect(state.jobs).toContainEqual({ name: 'mail', waiting: state.mail.waiting, running: 0, failed: 0 })
  expect(state.program).toMatchObject({ version: '0.1.0', node_version: process.versions.node })
  expect(Math.abs(Date.parse(state.measured_at) - Date.now())).toBeLessThan(10_000)
})

test('a test mail goes to the admin who asks, and tells how it went', async () => {
  const { api, ask, admin } = await openAdminApi()
  const folder = await makeScratchFolder('mail')
  const sent = await ask('/api/settings/test-mails', 'POST')
  const { id, to } = await sent.json()
  expect([sent.status, to]).toEqual([202, admin.email])
  const follow = async () => (await ask(`/api/settings/test-mails/${id}`)).json()
  expect(await follow()).toEqual({ state: 'waiting', attempts: 0, problem: null })
  const [mail] = await api.database.asOwner("select id from mail_outbox where subject = 'Test mail'")
  const deliver = async (to_folder: string) => {
    const transport = createFileTransport(to_folder, 'Porchlight <hello@porchlight.example>')
    await sendMessage({ database: api.database, transport, log: silentLog }, String(mail?.id))
  }
  await deliver('/dev/null/nowhere')
  expect(await follow()).toMatchObject({ state: 'waiting', attempts: 1, problem: expect.stringContaining('ENOTDIR') })
  const before = (await (await ask('/api/settings')).json()).mail
  expect(before.problem).toMatchObject({ given_up: false, text: expect.stringContaining('ENOTDIR') })
  await deliver(folder)
  expect(await follow()).toMatchObject({ state: 'sent', problem: null })
  const after = (await (await ask('/api/settings')).json()).mail
  expect([after.sent - before.sent, before.waiting - after.waiting, after.problem]).toEqual([1, 1, null])
  await removeScratchFolder(folder)
})

test('another admin’s test mail, an unknown one and no id at all are the same 404', async () => {
  const { api, ask } = await openAdminApi()
  const second = await becomeAdmin(api, 'second@agency.example')
  const { id } = await (await ask('/api/settings/test-mails', 'POST')).json()
  const as = { Authorization: `Bearer ${second.access_token}` }
  for (const asked of [id, randomUUID(), 'x']) {
    const answer = await api.ask(`/api/settings/test-mails/${asked}`, 'GET', undefined, as)
    expect([answer.status, (await answer.json()).code]).toEqual([404, 'not_found'])
  }
})

test('clients and visitors read no settings and send no test mail', async () => {
  const { api } = await openAdminApi()
  const client = await becomeClient(api, 'dana@shop.example')
  const as = { Authorization: `Bearer ${client.access_token}` }
  for (const [method, path] of [
    ['GET', ''],
    ['POST', '/test-mails'],
    ['GET', `/test-mails/${randomUUID()}`],
  ] as const) {
    expect((await api.ask(`/api/settings${path}`, method, undefined, as)).status).toBe(403)
    expect((await api.ask(`/api/settings${path}`, method)).status).toBe(401)
  }
  expect(await api.subjectsTo('dana@shop.example')).not.toContain('Test mail')
})

test('an admin writes mail that is yet to be sent, and reads none', async () => {
  const { api, ask, admin } = await openAdminApi()
  await ask('/api/settings/test-mails', 'POST')
  const actor = { kind: 'user', user_id: admin.id, role: 'admin' } as const
  const run = (text: string) => api.database.inTransaction(actor, async tx => (await tx.$client.query(text)).rowCount)
  expect(await run('select from mail_outbox')).toBe(0)
  const insert =
    "insert into mail_outbox (id, message_id, unique_key, \"to\", subject, text, html, sent_at) values (gen_random_uuid(), 'm', 'u', '{}', '', '', '', now())"
  await expect(run(insert)).rejects.toThrow(/row-level security/)
})
