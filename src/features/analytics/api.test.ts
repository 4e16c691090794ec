import { expect, test } from 'vitest'
import { becomeClient } from '#tests/support/features/auth-client.ts'
import { openDesk } from '#tests/support/features/open-desk.ts'

async function setUp() {
  const desk = await openDesk()
  const admin = await desk.signInAdmin()
  /** Somebody who signed up from `source`; null for an account that was created for them. */
  const addUser = (created_at: string, source: string | null, confirmed = false) =>
    desk.database.asOwner(
      `insert into users (id, email, created_at, signed_up_from, email_confirmed_at)
       values (gen_random_uuid(), gen_random_uuid() || '@shop.example', $1, $2, $3)`,
      [created_at, source, confirmed ? '2026-12-01T00:00:00Z' : null],
    )
  const daily = (query: string) => admin.read(`/api/analytics/daily?${query}`)
  return { ...desk, admin, addUser, daily }
}

const figures = (contacts: number, spam = 0, sign_ups = 0, confirmed_sign_ups = 0) => ({
  contacts,
  spam,
  sign_ups,
  confirmed_sign_ups,
})

test('contacts and sign-ups are counted by day and by source, beside the period before', async () => {
  const { addContact, addUser, daily } = await setUp()
  await addContact({ created_at: '2026-11-19T15:00:00Z' })
  await addContact({ created_at: '2026-11-20T15:00:00Z' })
  await addContact({ created_at: '2026-11-20T16:00:00Z', source: '/ai-seo' })
  await addContact({ created_at: '2026-11-18T16:00:00Z', source: '' })
  await addUser('2026-11-20T17:00:00Z', '/ai-seo', true)
  await addUser('2026-11-20T18:00:00Z', '/ai-seo')
  await addUser('2026-11-17T18:00:00Z', '/solutions')
  await addUser('2026-11-20T18:00:00Z', null, true)
  const answer = await daily('from=2026-11-19&to=2026-11-20')
  expect(answer).toEqual({
    from: '2026-11-19',
    to: '2026-11-20',
    time_zone: 'America/New_York',
    previous: { from: '2026-11-17', to: '2026-11-18' },
    days: [
      { day: '2026-11-19', ...figures(1), previous_day: '2026-11-17', previous: figures(0, 0, 1) },
      { day: '2026-11-20', ...figures(2, 0, 2, 1), previous_day: '2026-11-18', previous: figures(1) },
    ],
    totals: figures(3, 0, 2, 1),
    previous_totals: figures(1, 0, 1),
    sources: [
      { source: '/ai-seo', ...figures(1, 0, 2, 1), previous: figures(0) },
      { source: '/contact-us', ...figures(2), previous: figures(0) },
      { source: '', ...figures(0), previous: figures(1) },
      { source: '/solutions', ...figures(0), previous: figures(0, 0, 1) },
    ],
    counted_at: expect.any(String),
  })
})

test('spam is counted apart, as it stands now: what an admin clears counts, what an admin marks does not', async () => {
  const { addContact, admin, daily } = await setUp()
  const cleared = await addContact({ spam_reason: 'honeypot' })
  const marked = await addContact()
  await addContact({ spam_reason: 'honeypot' })
  await addContact()
  const period = 'from=2026-11-20&to=2026-11-20'
  expect((await daily(period)).totals).toEqual(figures(2, 2))
  const changes = [
    { contact_id: cleared, status: 'new' },
    { contact_id: marked, status: 'spam' },
  ]
  await admin.ask('/api/contacts/status-changes', 'POST', { changes: changes.slice(0, 1) })
  expect((await daily(period)).totals).toEqual(figures(3, 1))
  await admin.ask('/api/contacts/status-changes', 'POST', { changes: changes.slice(1) })
  expect((await daily(period)).totals).toEqual(figures(2, 2))
})

/** One contact in the middle of every half hour, so that a day counts two for each hour it has. */
async function fillHalfHours(desk: Awaited<ReturnType<typeof setUp>>, from: string, to: string): Promise<void> {
  await desk.database.asOwner(
    `insert into contacts (id, name, email, message, created_at)
     select gen_random_uuid(), 'n', 'a@shop.example', 'm', t + interval '15 minutes'
     from generate_series($1::timestamptz, $2::timestamptz, interval '30 minutes') t`,
    [from, to],
  )
}

test.each([
  ['America/New_York', '2026-03-07', '2026-03-09', [24, 23, 24]],
  ['America/New_York', '2026-10-31', '2026-11-02', [24, 25, 24]],
  ['America/Havana', '2026-03-07', '2026-03-09', [24, 23, 24]],
  ['America/Havana', '2026-10-31', '2026-11-02', [24, 25, 24]],
  ['Africa/Cairo', '2026-04-23', '2026-04-25', [24, 23, 24]],
  ['Australia/Lord_Howe', '2026-04-04', '2026-04-06', [24, 24.5, 24]],
  ['UTC', '2026-03-07', '2026-03-09', [24, 24, 24]],
])('in %s the days from %s to %s are as long as their clocks make them', async (time_zone, from, to, hours) => {
  const desk = await setUp()
  await fillHalfHours(desk, `${from}T00:00:00+14`, `${to}T23:30:00-12`)
  const answer = await desk.daily(`from=${from}&to=${to}&time_zone=${time_zone}`)
  const counted = answer.days.map(({ day, contacts }: { day: string; contacts: number }) => [day, contacts / 2])
  expect(counted.map(([, length]: [string, number]) => length)).toEqual(hours)
})

test('without days the last 28 up to today are counted, every one of them', async () => {
  const { daily } = await setUp()
  const answer = await daily('')
  expect(answer.days).toHaveLength(28)
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York' }).format(new Date())
  expect(answer.to).toBe(today)
  expect(answer.totals).toEqual(figures(0))
  expect(answer.sources).toEqual([])
})

test('the file has a line for each day and source of both periods', async () => {
  const { addContact, addUser, admin } = await setUp()
  await addContact({ created_at: '2026-11-20T15:00:00Z' })
  await addUser('2026-11-20T18:00:00Z', '=1+1', true)
  await addContact({ created_at: '2026-11-18T15:00:00Z', source: '' })
  const answer = await admin.ask('/api/analytics/daily/csv?from=2026-11-19&to=2026-11-20')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="analytics.csv"')
  expect((await answer.text()).split('\r\n')).toEqual([
    '"period","day (America/New_York)","source","contacts","spam","sign_ups","confirmed_sign_ups"',
    '"current","2026-11-19","",0,0,0,0',
    '"current","2026-11-20","/contact-us",1,0,0,0',
    `"current","2026-11-20","'=1+1",0,0,1,1`,
    '"previous","2026-11-17","",0,0,0,0',
    '"previous","2026-11-18","unknown",1,0,0,0',
    '',
  ])
})

test.each([
  ['from=2026-11-20&to=2026-11-19', 'to'],
  ['from=2025-01-01&to=2026-12-31', 'from'],
  ['from=2026-02-30', 'from'],
  ['to=tomorrow', 'to'],
  ['time_zone=Mars/Olympus', 'time_zone'],
  ['time_zone=-05:00', 'time_zone'],
])('?%s is refused with a sentence about %s', async (query, field) => {
  const { admin } = await setUp()
  for (const path of ['/api/analytics/daily', '/api/analytics/daily/csv']) {
    const answer = await admin.ask(`${path}?${query}`)
    expect(answer.status).toBe(422)
    expect(Object.keys((await answer.json()).fields)).toEqual([field])
  }
})

test('only admins may ask', async () => {
  const desk = await setUp()
  const client = await becomeClient(desk, 'client@shop.example')
  for (const path of ['/api/analytics/daily', '/api/analytics/daily/csv']) {
    expect((await desk.ask(path)).status).toBe(401)
    const headers = { Authorization: `Bearer ${client.access_token}` }
    expect((await desk.ask(path, 'GET', undefined, headers)).status).toBe(403)
  }
})
