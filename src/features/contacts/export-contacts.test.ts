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
    '\ufeff"created_at (America/New_York)","status","name","email","phone","company","source","kind","score","message","id"\r\n' +
      `"2026-11-20 10:00:00","new","Åsa ""A"" Öberg","dana@shop.example","","Reyes Roofing","/contact-us","message","","one, two\nthree","${id}"\r\n`,
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
