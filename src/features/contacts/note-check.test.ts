import { expect, test } from 'vitest'
import { type NotedCheck, noteCheck } from '#src/features/contacts/note-check.ts'
import { system } from '#src/platform/database/actor.ts'
import { openDesk } from '#tests/support/features/open-desk.ts'

const check: NotedCheck = {
  site: 'shop.example',
  host: 'shop.example',
  visitor_hash: 'v1',
  email: '',
  name: '',
  phone: '',
  message: 'Asked for a free SEO check of https://shop.example/.\nScore: 63 of 100.',
  source: '/ai-seo',
  state: 'done',
  score: 63,
  result_path: '/ai-seo/results/a.b',
  wants_news: false,
  mail_id: null,
}

async function setUp() {
  const desk = await openDesk()
  const admin = await desk.signInAdmin()
  const note = (over: Partial<NotedCheck> = {}) =>
    desk.database.inTransaction(system, tx => noteCheck(tx, { ...check, ...over }))
  return { ...desk, admin, note }
}

test('a check is one contact for a site and a visitor, who may give an address later', async () => {
  const { admin, note } = await setUp()
  const id = await note({ state: 'running', score: null })
  expect(await note()).toBe(id)
  expect(await note({ email: 'dana@shop.example', name: 'Reyes Roofing', wants_news: true })).toBe(id)
  expect(await note({ score: 70 })).toBe(id)
  expect(await note({ visitor_hash: 'v2' })).not.toBe(id)
  expect(await note({ site: 'other.example' })).not.toBe(id)
  expect(await admin.read(`/api/contacts/${id}`)).toMatchObject({
    name: 'Reyes Roofing',
    email: 'dana@shop.example',
    kind: 'check',
    score: 70,
    source: '/ai-seo',
    check: {
      site: 'shop.example',
      state: 'done',
      result_path: '/ai-seo/results/a.b',
      delivery: null,
      wants_news: true,
    },
  })
})

test('one address is one contact of a site, from whatever network it comes', async () => {
  const { note } = await setUp()
  const id = await note({ email: 'dana@shop.example' })
  expect(await note({ email: 'dana@shop.example', visitor_hash: 'v2' })).toBe(id)
  expect(await note({ email: 'ben@shop.example' })).not.toBe(id)
})

test('twenty notes of one check at once make one contact', async () => {
  const { note } = await setUp()
  expect(new Set(await Promise.all(Array.from({ length: 20 }, () => note()))).size).toBe(1)
})

test('who gave no address cannot be answered; who did is answered without a quotation', async () => {
  const { admin, database, note } = await setUp()
  const reply = (id: string) =>
    admin.ask(`/api/contacts/${id}/replies`, 'POST', { text: 'We can help.' }, { 'Idempotency-Key': `reply-to-${id}` })
  const refused = await reply(await note())
  expect(refused.status).toBe(409)
  expect((await refused.json()).code).toBe('contact_has_no_address')
  expect((await reply(await note({ email: 'dana@shop.example' }))).status).toBe(201)
  const [mail] = await database.asOwner('select subject, text from mail_outbox')
  expect(mail).toMatchObject({ subject: 'Your SEO check at Porchlight Local' })
  expect(mail?.text).not.toContain('wrote:')
})

test('a report that was not delivered says so on its contact, and a check is found by its site', async () => {
  const { admin, database, note } = await setUp()
  const mail_id = '01a1fe60-c202-7abb-b201-99619f61f509'
  await database.asOwner(
    `insert into mail_outbox (id, message_id, unique_key, "to", subject, text, html, failed_at, last_error)
     values ($1, 'm', 'u', '{}', 's', 't', 'h', now(), '550 no such user')`,
    [mail_id],
  )
  const id = await note({ email: 'dana@shop.example', mail_id })
  const { check: noted } = await admin.read(`/api/contacts/${id}`)
  expect(noted.delivery).toMatchObject({ state: 'failed', problem: '550 no such user' })
  const { contacts } = await admin.read('/api/contacts?search=shop.example')
  expect(contacts).toMatchObject([{ id, kind: 'check', score: 63, excerpt: expect.stringMatching(/63 of 100/) }])
})
