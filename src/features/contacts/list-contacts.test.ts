import { expect, test } from 'vitest'
import { openDesk } from '#tests/support/features/open-desk.ts'

type Row = { id: string; name: string; status: string }

async function setUp() {
  const desk = await openDesk()
  const admin = await desk.signInAdmin()
  const list = async (query = '') => {
    const answer = await admin.read(`/api/contacts${query}`)
    return { ...answer, names: answer.contacts?.map(({ name }: Row) => name) }
  }
  return { ...desk, admin, list }
}

test('the list is newest first and says how many there are, also of each status', async () => {
  const { addContact, list } = await setUp()
  await addContact({ name: 'First', created_at: '2026-11-01T12:00:00Z' })
  await addContact({ name: 'Third', created_at: '2026-11-03T12:00:00Z', message: 'x'.repeat(400) })
  await addContact({ name: 'Second', created_at: '2026-11-02T12:00:00Z', spam_reason: 'honeypot' })
  const answer = await list()
  expect(answer.names).toEqual(['Third', 'Second', 'First'])
  expect(answer).toMatchObject({ total: 3, page: 1, page_size: 25 })
  expect(answer.status_counts).toEqual({ new: 2, contacted: 0, qualified: 0, proposal: 0, won: 0, lost: 0, spam: 1 })
  expect(answer.contacts[0]).toEqual({
    id: expect.any(String),
    name: 'Third',
    email: 'dana@shop.example',
    phone: '(904) 555-0100',
    company: 'Reyes Roofing',
    source: '/contact-us',
    kind: 'message',
    score: null,
    excerpt: 'x'.repeat(160),
    status: 'new',
    created_at: '2026-11-03T12:00:00.000Z',
  })
})

test('every word of a search is looked for in name, e-mail, company, phone and message', async () => {
  const { addContact, list } = await setUp()
  await addContact({ name: 'Dana Reyes', company: 'Reyes Roofing', message: 'The hours are 100% wrong_' })
  await addContact({ name: 'Sam Ortiz', email: 'sam@ortiz.example', company: 'Ortiz Law', phone: '+1 912 555 0177' })
  for (const search of ['REYES', 'roofing dana', 'dana@shop', '100%', 'wrong_', '  reyes  hours ']) {
    expect((await list(`?search=${encodeURIComponent(search)}`)).names).toEqual(['Dana Reyes'])
  }
  for (const search of ['ortiz.example', '9125550177', '(912) 555-0177', '912.555', 'Sam Law']) {
    expect((await list(`?search=${encodeURIComponent(search)}`)).names).toEqual(['Sam Ortiz'])
  }
  for (const search of ['reyes ortiz', '%%', '_____', "' or true --", '\\']) {
    expect((await list(`?search=${encodeURIComponent(search)}`)).names).toEqual([])
  }
})

test('status and source narrow the list; the counts say what other statuses would show', async () => {
  const { addContact, admin, list } = await setUp()
  const won = await addContact({ name: 'Won' })
  await addContact({ name: 'New' })
  await addContact({ name: 'Check', source: '/ai-seo' })
  await addContact({ name: 'Unknown', source: '' })
  await admin.ask('/api/contacts/status-changes', 'POST', { changes: [{ contact_id: won, status: 'won' }] })
  expect((await list('?status=won')).names).toEqual(['Won'])
  expect((await list('?status=won,new&source=/contact-us')).names.toSorted()).toEqual(['New', 'Won'])
  expect((await list('?source=')).names).toEqual(['Unknown'])
  expect(await list('?status=won&source=/contact-us')).toMatchObject({ total: 1, status_counts: { new: 1, won: 1 } })
  expect(await admin.read('/api/contacts/sources')).toEqual({
    sources: [
      { source: '/contact-us', contacts: 2 },
      { source: '', contacts: 1 },
      { source: '/ai-seo', contacts: 1 },
    ],
  })
})

test('days begin and end where the zone has its midnight, also on the days clocks change', async () => {
  const { addContact, list } = await setUp()
  await addContact({ name: 'Before', created_at: '2026-03-08T04:59:59Z' })
  await addContact({ name: 'First minute', created_at: '2026-03-08T05:00:00Z' })
  await addContact({ name: 'Last minute', created_at: '2026-03-09T03:59:59Z' })
  await addContact({ name: 'After', created_at: '2026-03-09T04:00:00Z' })
  expect((await list('?from=2026-03-08&to=2026-03-08')).names).toEqual(['Last minute', 'First minute'])
  expect((await list('?from=2026-03-09')).names).toEqual(['After'])
  expect((await list('?to=2026-03-07')).names).toEqual(['Before'])
  const tokyo = await list('?from=2026-03-09&to=2026-03-09&time_zone=Asia/Tokyo')
  expect(tokyo.names).toEqual(['After', 'Last minute'])
})

test('an hour that comes twice at midnight belongs to its day both times', async () => {
  const { addContact, list } = await setUp()
  await addContact({ name: 'First 0:30', created_at: '2026-11-01T04:30:00Z' })
  await addContact({ name: 'Second 0:30', created_at: '2026-11-01T05:30:00Z' })
  const query = '?from=2026-11-01&to=2026-11-01&time_zone=America/Havana'
  expect((await list(query)).names).toEqual(['Second 0:30', 'First 0:30'])
  expect((await list('?to=2026-10-31&time_zone=America/Havana')).names).toEqual([])
})

test('pages and sorting hold together: every contact stands on exactly one page', async () => {
  const { addContact, list } = await setUp()
  for (let n = 0; n < 60; n += 1) await addContact({ name: n % 2 ? 'same' : 'Same', company: String(n % 7) })
  for (const sort of ['created_at', 'name', 'company', 'source', 'status']) {
    const pages = await Promise.all(['1', '2', '3'].map(page => list(`?sort=${sort}&order=asc&page=${page}`)))
    expect(pages.map(page => page.contacts.length)).toEqual([25, 25, 10])
    expect(new Set(pages.flatMap(page => page.contacts.map(({ id }: Row) => id))).size).toBe(60)
  }
  expect(await list('?page=4')).toMatchObject({ contacts: [], total: 60 })
  expect((await list('?page_size=100')).contacts).toHaveLength(60)
})

test('sorting by name takes no account of case, by status follows the way a contact goes', async () => {
  const { addContact, admin, list } = await setUp()
  const ids = [await addContact({ name: 'b' }), await addContact({ name: 'A' }), await addContact({ name: 'C' })]
  const changes = ids.map((contact_id, n) => ({ contact_id, status: ['lost', 'qualified', 'new'][n] }))
  await admin.ask('/api/contacts/status-changes', 'POST', { changes })
  expect((await list('?sort=name&order=asc')).names).toEqual(['A', 'b', 'C'])
  expect((await list('?sort=status&order=asc')).names).toEqual(['C', 'A', 'b'])
  expect((await list('?sort=status')).names).toEqual(['b', 'A', 'C'])
})

test.each([
  ['status=best', 'status'],
  ['from=2026-02-30', 'from'],
  ['from=2026-03-02&to=2026-03-01', 'to'],
  ['time_zone=Mars/Olympus', 'time_zone'],
  ['time_zone=%2B05:00', 'time_zone'],
  ['page=0', 'page'],
  ['page=-1', 'page'],
  ['page=1e3', 'page'],
  ['page_size=1000', 'page_size'],
  ['sort=email;drop', 'sort'],
  ['order=up', 'order'],
  ['search=%00', 'search'],
  [`search=${'x'.repeat(101)}`, 'search'],
])('?%s is refused with 422 and a sentence about %s', async (query, field) => {
  const { admin } = await setUp()
  const answer = await admin.ask(`/api/contacts?${query}`)
  expect(answer.status).toBe(422)
  expect(Object.keys((await answer.json()).fields)).toEqual([field])
})
