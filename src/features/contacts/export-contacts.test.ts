import { expect, test } from 'vitest'
import { openDesk } from '#tests/support/features/open-desk.ts'

async function setUp() {
  const desk = await openDesk()
  const admin = await desk.signInAdmin()
  const csv = async (query = '') => {
    const answer = await admin.ask(`/api/contacts/csv${query}`)
    return { answer, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer()) }
  }
  return { ...desk, admin, csv }
}

test('the file has a byte order mark, headings, local times and quoted texts, and is offered for keeping', async () => {
  const { addContact, csv } = await setUp()
  const id = await addContact({ name: 'Åsa "A" Öberg', message: 'one, two\nthree', phone: '' })
  const { answer, text } = await csv()
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="contacts.csv"')
  expect(text).toBe(
    '\ufeff"created_at (America/New_York)","status","name","email","phone","company","source","kind","score","message","id","created_at (UTC)","notes","replies"\r\n' +
      `"2026-11-20 10:00:00","new","Åsa ""A"" Öberg","dana@shop.example","","Reyes Roofing","/contact-us","message","","one, two\nthree","${id}","2026-11-20T15:00:00Z","",""\r\n`,
  )
})

test('nothing that was typed can run as a formula', async () => {
  const { addContact, csv } = await setUp()
  for (const name of ['=1+1', '+1', '-1', '@SUM(1)', '\tx', '\rx', '＝1', '=cmd|"/c calc"!A1'])
    await addContact({ name })
  const { text } = await csv()
  const cells = text.split(/","|"\r\n"?/)
  expect(cells.filter(cell => /^[=+\-@\t\r＝]/.test(cell))).toEqual([])
  expect(text).toContain(`"'=cmd|""/c calc""!A1"`)
})

test('notes and replies come along with their times and who wrote them, and none beside a contact that is not theirs', async () => {
  const { addContact, csv, admin, database } = await setUp()
  const id = await addContact()
  const other = await addContact({ name: 'Other', created_at: '2026-11-19T15:00:00Z' })
  await admin.ask(`/api/contacts/${id}/notes`, 'POST', { text: '=Call her "soon"' })
  await admin.ask(`/api/contacts/${id}/notes`, 'POST', { text: 'She called back,\nall is well' })
  const sent = await admin.ask(
    `/api/contacts/${id}/replies`,
    'POST',
    { text: 'We mend it.' },
    { 'Idempotency-Key': id },
  )
  expect(sent.status).toBe(201)
  await database.asOwner(
    "update contact_notes set created_at = '2026-11-20T15:05:00Z'::timestamptz + case when text like 'She%' then interval '1 hour' else interval '0' end",
  )
  await database.asOwner("update contact_replies set created_at = '2026-07-20T15:30:00Z'")
  const { text } = await csv()
  const lines = text.split('\r\n')
  expect(lines[1]).toContain(
    `"${id}","2026-11-20T15:00:00Z","2026-11-20 10:05:00, Ada Moss: =Call her ""soon""\n\n2026-11-20 11:05:00, Ada Moss: She called back,\nall is well","2026-07-20 11:30:00, Ada Moss: We mend it."`,
  )
  expect(lines[2]).toContain(`"${other}","2026-11-19T15:00:00Z","",""`)
})

test('the hour that comes twice in autumn is told apart', async () => {
  const { addContact, csv } = await setUp()
  await addContact({ created_at: '2026-11-01T05:30:00Z' })
  await addContact({ created_at: '2026-11-01T06:30:00Z' })
  const { text } = await csv()
  expect(text.match(/2026-11-01 01:30:00/g)).toHaveLength(2)
  expect(text.match(/2026-11-01T0\d:30:00Z/g)).toEqual(['2026-11-01T06:30:00Z', '2026-11-01T05:30:00Z'])
})

test('what is exported is what is filtered', async () => {
  const { addContact, csv } = await setUp()
  await addContact({ name: 'Wanted', created_at: '2026-11-02T12:00:00Z' })
  await addContact({ name: 'Too early', created_at: '2026-11-01T12:00:00Z' })
  await addContact({ name: 'Spam', created_at: '2026-11-02T12:00:00Z', spam_reason: 'honeypot' })
  const { text } = await csv('?status=new&from=2026-11-02')
  expect(text.match(/"(Wanted|Too early|Spam)"/g)).toEqual(['"Wanted"'])
  const none = await csv('?search=nobody')
  expect(none.text.split('\r\n')).toHaveLength(2)
})

test('thousands of contacts of the same moment are each exported once', async () => {
  const { csv, database } = await setUp()
  await database.asOwner(
    `insert into contacts (id, name, email, message, created_at)
     select gen_random_uuid(), 'n' || n, 'a@shop.example', 'm', '2026-11-20T15:00:00.123456Z' from generate_series(1, 4300) n`,
  )
  const { text } = await csv()
  const names = text.match(/"n\d+"/g) ?? []
  expect(names).toHaveLength(4300)
  expect(new Set(names).size).toBe(4300)
})

test('a filter that makes no sense is refused and no file begins', async () => {
  const { admin } = await setUp()
  const answer = await admin.ask('/api/contacts/csv?from=yesterday')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([422, 'application/json'])
})
