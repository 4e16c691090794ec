import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { becomeClient } from '#tests/support/features/auth-client.ts'
import { openDesk } from '#tests/support/features/open-desk.ts'

const key = (name: string) => ({ 'Idempotency-Key': `reply-key-${name}` })

async function setUp() {
  const desk = await openDesk()
  const admin = await desk.signInAdmin()
  const id = await desk.addContact()
  const mails = () =>
    desk.database.asOwner('select "to", reply_to, subject, text, html, auto_submitted from mail_outbox order by id')
  return { ...desk, admin, id, mails, read: () => admin.read(`/api/contacts/${id}`) }
}

test('a contact is read with everything about it', async () => {
  const { id, read } = await setUp()
  expect(await read()).toEqual({
    id,
    name: 'Dana Reyes',
    email: 'dana@shop.example',
    phone: '(904) 555-0100',
    company: 'Reyes Roofing',
    message: 'Our Saturday hours are wrong.',
    source: '/contact-us',
    kind: 'message',
    score: null,
    check: null,
    spam_reason: null,
    status: 'new',
    created_at: '2026-11-20T15:00:00.000Z',
    status_changes: [],
    notes: [],
    replies: [],
    others: { total: 0, contacts: [] },
  })
})

test('what else came from the same address is shown, however its letters are written', async () => {
  const { addContact, read } = await setUp()
  const other = await addContact({ email: 'DANA@shop.example', created_at: '2026-10-01T12:00:00Z' })
  await addContact({ email: 'dana@shop.example.org' })
  const { others } = await read()
  expect(others.total).toBe(1)
  expect(others.contacts).toEqual([
    { id: other, excerpt: expect.any(String), status: 'new', created_at: '2026-10-01T12:00:00.000Z' },
  ])
})

test('every change of status is kept with who and when, and changing to the same is no change', async () => {
  const { admin, id, read, signInAdmin } = await setUp()
  const second = await signInAdmin('ben@porchlight.example', 'Ben Tate')
  const set = async (who: typeof admin, status: string) => {
    const answer = await who.ask('/api/contacts/status-changes', 'POST', { changes: [{ contact_id: id, status }] })
    return (await answer.json()).changes
  }
  expect(await set(admin, 'qualified')).toEqual([{ contact_id: id, from: 'new', to: 'qualified' }])
  expect(await set(second, 'won')).toEqual([{ contact_id: id, from: 'qualified', to: 'won' }])
  expect(await set(admin, 'won')).toEqual([])
  const { status, status_changes } = await read()
  expect(status).toBe('won')
  expect(status_changes).toMatchObject([
    { status: 'qualified', changed_by: { user_id: admin.id, name: 'Ada Moss' } },
    { status: 'won', changed_by: { user_id: second.id, name: 'Ben Tate' } },
  ])
  expect(Date.parse(status_changes[1].created_at)).toBeGreaterThanOrEqual(Date.parse(status_changes[0].created_at))
})

test('of many contacts all change or, when one is missing, none', async () => {
  const { addContact, admin, database, id } = await setUp()
  const ids = [id, await addContact(), await addContact({ spam_reason: 'honeypot' })]
  const change = (contact_ids: string[], status: string) => {
    const changes = contact_ids.map(contact_id => ({ contact_id, status }))
    return admin.ask('/api/contacts/status-changes', 'POST', { changes })
  }
  expect((await change([...ids, randomUUID()], 'lost')).status).toBe(404)
  expect(await database.asOwner('select id from contact_status_changes')).toEqual([])
  expect((await (await change(ids, 'spam')).json()).changes).toHaveLength(2)
  expect((await (await change(ids, 'new')).json()).changes).toHaveLength(3)
  expect((await change([], 'new')).status).toBe(422)
  expect((await change(Array.from({ length: 501 }, randomUUID), 'new')).status).toBe(422)
  expect((await change([id], 'best')).status).toBe(422)
})

test('twenty changes of one contact at once are kept in the order in which they took hold', async () => {
  const { admin, id, read } = await setUp()
  const statuses = Array.from({ length: 20 }, (_, n) => (n % 2 ? 'lost' : 'won'))
  const answers = await Promise.all(
    statuses.map(status =>
      admin.ask('/api/contacts/status-changes', 'POST', { changes: [{ contact_id: id, status }] }),
    ),
  )
  const changes = (await Promise.all(answers.map(answer => answer.json()))).flatMap(answer => answer.changes)
  const { status_changes } = await read()
  expect(status_changes).toHaveLength(changes.length)
  let before = 'new'
  for (const change of status_changes) {
    expect(change.status).not.toBe(before)
    before = change.status
  }
})

test('notes are kept with who and when; each admin deletes their own only', async () => {
  const { admin, id, read, signInAdmin } = await setUp()
  const second = await signInAdmin('ben@porchlight.example', 'Ben Tate')
  const written = await admin.ask(`/api/contacts/${id}/notes`, 'POST', { text: '  Called.\r\nNo answer. ' })
  expect(written.status).toBe(201)
  const { id: note_id } = await written.json()
  await second.ask(`/api/contacts/${id}/notes`, 'POST', { text: 'Mine' })
  expect((await read()).notes).toMatchObject([
    { id: note_id, text: 'Called.\nNo answer.', written_by: { user_id: admin.id, name: 'Ada Moss' } },
    { text: 'Mine', written_by: { name: 'Ben Tate' } },
  ])
  const path = `/api/contacts/${id}/notes/${note_id}`
  expect((await second.ask(path, 'DELETE')).status).toBe(404)
  expect((await admin.ask(`/api/contacts/${randomUUID()}/notes/${note_id}`, 'DELETE')).status).toBe(404)
  expect((await read()).notes).toHaveLength(2)
  expect((await admin.ask(path, 'DELETE')).status).toBe(204)
  expect((await admin.ask(path, 'DELETE')).status).toBe(404)
  expect((await read()).notes).toMatchObject([{ text: 'Mine' }])
})

test('a reply is mailed with the original below it, and what was new is then contacted', async () => {
  const { admin, id, mails, read } = await setUp()
  const text = 'Hello Dana,\n\nwe mend that today. <b>Ada</b>'
  const answer = await admin.ask(`/api/contacts/${id}/replies`, 'POST', { text }, key('1'))
  expect(answer.status).toBe(201)
  const [mail] = await mails()
  expect(mail).toMatchObject({
    to: { name: 'Dana Reyes', address: 'dana@shop.example' },
    reply_to: { name: 'Porchlight Local', address: 'hello@porchlight.example' },
    subject: 'Re: your message to Porchlight Local',
    auto_submitted: false,
  })
  expect(mail?.text).toContain(text)
  expect(mail?.text).toContain(
    'November 20, 2026 at 10:00:00 AM EST, Dana Reyes wrote:\n> Our Saturday hours are wrong.',
  )
  expect(mail?.html).toContain('&lt;b&gt;Ada&lt;/b&gt;')
  expect(await read()).toMatchObject({
    status: 'contacted',
    status_changes: [{ status: 'contacted', changed_by: { name: 'Ada Moss' } }],
    replies: [{ text, sent_by: { user_id: admin.id, name: 'Ada Moss' }, delivery: { state: 'waiting' } }],
  })
})

test('a reply leaves a status that is further on as it is', async () => {
  const { admin, id, read } = await setUp()
  await admin.ask('/api/contacts/status-changes', 'POST', { changes: [{ contact_id: id, status: 'proposal' }] })
  await admin.ask(`/api/contacts/${id}/replies`, 'POST', { text: 'Here it is.' }, key('1'))
  expect(await read()).toMatchObject({ status: 'proposal', status_changes: [{ status: 'proposal' }] })
})

test('ten sends of one reply at once are one reply and one mail; the key with other words is refused', async () => {
  const { admin, id, mails, read } = await setUp()
  const send = (text: string, name: string) => admin.ask(`/api/contacts/${id}/replies`, 'POST', { text }, key(name))
  const answers = await Promise.all(Array.from({ length: 10 }, () => send('Once', '1')))
  const ids = await Promise.all(answers.map(async answer => (await answer.json()).id))
  expect(new Set(ids).size).toBe(1)
  expect(answers.every(answer => answer.status === 201)).toBe(true)
  const reused = await send('Twice', '1')
  expect([reused.status, (await reused.json()).code]).toEqual([409, 'idempotency_key_reused'])
  expect((await send('Twice', '2')).status).toBe(201)
  expect(await mails()).toHaveLength(2)
  expect((await read()).replies.map((reply: { text: string }) => reply.text)).toEqual(['Once', 'Twice'])
})

test('delivery is what the outbox says', async () => {
  const { admin, database, id, read } = await setUp()
  await admin.ask(`/api/contacts/${id}/replies`, 'POST', { text: 'Hello' }, key('1'))
  await database.asOwner("update mail_outbox set sent_at = '2026-11-20T16:00:00Z'")
  expect((await read()).replies[0].delivery).toEqual({ state: 'sent', at: '2026-11-20T16:00:00.000Z' })
  await database.asOwner(
    "update mail_outbox set sent_at = null, failed_at = '2026-11-20T17:00:00Z', last_error = '550'",
  )
  expect((await read()).replies[0].delivery).toEqual({
    state: 'failed',
    at: '2026-11-20T17:00:00.000Z',
    problem: '550',
  })
})

test('spam is not replied to, and nothing is sent without words or without a key', async () => {
  const { addContact, admin, id, mails } = await setUp()
  const spam = await addContact({ spam_reason: 'honeypot' })
  const send = async (contact_id: string, text: unknown, headers = key('1')) => {
    const answer = await admin.ask(`/api/contacts/${contact_id}/replies`, 'POST', { text }, headers)
    return [answer.status, (await answer.json()).code]
  }
  expect(await send(spam, 'Hello')).toEqual([409, 'contact_is_spam'])
  expect(await send(id, '   ')).toEqual([422, 'invalid_fields'])
  expect(await send(id, 'x'.repeat(10_001))).toEqual([422, 'invalid_fields'])
  expect(await send(id, 'a\u0000b')).toEqual([422, 'invalid_fields'])
  expect(await send(id, ['Hello'])).toEqual([422, 'invalid_fields'])
  expect(await send(id, 'Hello', { 'Idempotency-Key': 'short' })).toEqual([400, 'invalid_idempotency_key'])
  expect(await send(randomUUID(), 'Hello')).toEqual([404, 'not_found'])
  expect(await send('nonsense', 'Hello')).toEqual([404, 'not_found'])
  expect(await mails()).toEqual([])
})

test('what an admin did stays when their account is gone, without a name', async () => {
  const { admin, database, id, signInAdmin } = await setUp()
  const second = await signInAdmin('ben@porchlight.example', 'Ben Tate')
  await admin.ask(`/api/contacts/${id}/replies`, 'POST', { text: 'Hello' }, key('1'))
  await admin.ask(`/api/contacts/${id}/notes`, 'POST', { text: 'Note' })
  await database.asOwner('delete from users where id = $1', [admin.id])
  expect(await second.read(`/api/contacts/${id}`)).toMatchObject({
    status: 'contacted',
    status_changes: [{ changed_by: null }],
    notes: [{ written_by: null }],
    replies: [{ sent_by: null }],
  })
})

test('visitors are told to sign in and clients that they may not, whatever they ask; sending stays open to all', async () => {
  const desk = await setUp()
  const client = await becomeClient(desk, 'client@shop.example')
  const calls = [
    ['GET', ''],
    ['GET', '/csv'],
    ['GET', '/sources'],
    ['GET', `/${desk.id}`],
    ['POST', '/status-changes'],
    ['POST', `/${desk.id}/notes`],
    ['DELETE', `/${desk.id}/notes/${desk.id}`],
    ['POST', `/${desk.id}/replies`],
  ] as const
  for (const [method, path] of calls) {
    const body = method === 'POST' ? { text: 'x', changes: [{ contact_id: desk.id, status: 'won' }] } : undefined
    const visiting = await desk.ask(`/api/contacts${path}`, method, body)
    expect([visiting.status, (await visiting.json()).code]).toEqual([401, 'session_not_found'])
    const headers = { Authorization: `Bearer ${client.access_token}`, ...key('1') }
    const foreign = await desk.ask(`/api/contacts${path}`, method, body, headers)
    expect([foreign.status, (await foreign.json()).code]).toEqual([403, 'not_allowed'])
  }
  const sent = await desk.ask('/api/contacts', 'POST', { name: 'A', email: 'a@shop.example', message: 'Hi' })
  expect(sent.status).toBe(201)
})
