import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { becomeClient } from '#tests/support/features/auth-client.ts'
import { type RunningApi, startApi } from '#tests/support/program/running-api.ts'

type Someone = { access_token: string }

function askAs(api: RunningApi, someone: Someone | undefined) {
  const headers: Record<string, string> = someone ? { Authorization: `Bearer ${someone.access_token}` } : {}
  return (path: string, method = 'GET', body?: unknown) => api.ask(path, method, body, headers)
}

async function setUp() {
  const api = await startApi()
  const one = await becomeClient(api, 'one@shop.example')
  const two = await becomeClient(api, 'two@shop.example')
  return { api, one, two }
}

test('a stranger’s profile and role are answered like missing ones, to the byte', async () => {
  const { api, one, two } = await setUp()
  for (const path of ['/api/profiles/', '/api/user-roles/']) {
    const answers = [two.id, randomUUID(), 'nonsense'].map(async id => {
      const answer = await askAs(api, one)(path + id)
      const body = await answer.json()
      return [answer.status, { ...body, request_id: '' }]
    })
    const [foreign, missing, malformed] = await Promise.all(answers)
    expect(foreign).toEqual([404, { code: 'not_found', message: expect.any(String), request_id: '' }])
    expect(missing).toEqual(foreign)
    expect(malformed).toEqual(foreign)
  }
})

test('a visitor is told that a session is missing, whatever they ask for', async () => {
  const { api, one } = await setUp()
  const ask = askAs(api, undefined)
  const answers = await Promise.all([
    ask(`/api/profiles/${one.id}`),
    ask(`/api/profiles/${one.id}`, 'PATCH', { full_name: 'x' }),
    ask(`/api/user-roles/${one.id}`),
    ask('/api/functions/check-subscription', 'POST'),
    ask('/auth/v1/user'),
    ask('/auth/v1/user', 'PUT', { data: {} }),
    ask('/auth/v1/logout', 'POST'),
  ])
  for (const answer of answers) {
    expect([answer.status, (await answer.json()).code]).toEqual([401, 'session_not_found'])
  }
})

test('an admin reads every profile and role, and changes no profile but their own', async () => {
  const { api, one, two } = await setUp()
  await api.database.asOwner("update user_roles set role = 'admin' where user_id = $1", [one.id])
  const ask = askAs(api, one)
  expect((await ask(`/api/profiles/${two.id}`)).status).toBe(200)
  expect(await (await ask(`/api/user-roles/${two.id}`)).json()).toEqual({ user_id: two.id, role: 'client' })
  expect((await ask(`/api/profiles/${two.id}`, 'PATCH', { full_name: 'Not me' })).status).toBe(404)
})

test('a changed profile is answered whole, and unknown fields such as id and role change no row', async () => {
  const { api, one, two } = await setUp()
  const ask = askAs(api, one)
  const change = {
    full_name: ' Dana R. ',
    time_zone: 'America/Chicago',
    id: two.id,
    role: 'admin',
    created_at: '1999-01-01',
  }
  const answer = await ask(`/api/profiles/${one.id}`, 'PATCH', change)
  const profile = await answer.json()
  expect(Object.keys(profile).toSorted()).toEqual(
    ['avatar', 'company', 'created_at', 'full_name', 'id', 'locale', 'phone', 'time_zone', 'updated_at'].toSorted(),
  )
  expect(profile).toMatchObject({ id: one.id, full_name: 'Dana R.', time_zone: 'America/Chicago' })
  expect(profile.created_at).not.toContain('1999')
  const meta = { role: 'service_role', id: two.id, app_metadata: { role: 'admin' }, email_confirmed_at: 'x', aud: 'x' }
  expect((await ask('/auth/v1/user', 'PUT', { ...meta, data: { role: 'admin' } })).status).toBe(200)
  const roles = await api.database.asOwner('select distinct role from user_roles')
  expect(roles).toEqual([{ role: 'client' }])
  expect((await (await ask('/auth/v1/user')).json()).app_metadata.role).toBe('client')
})

test('sign-up with a role in every place one could put it makes a client', async () => {
  const api = await startApi()
  const evil = {
    role: 'admin',
    app_metadata: { role: 'admin' },
    data: { role: 'admin' },
    email_verified: true,
    id: randomUUID(),
  }
  const body = { email: 'eve@shop.example', password: 'nine lanterns at low tide', ...evil }
  expect((await api.ask('/auth/v1/signup', 'POST', body)).status).toBe(200)
  const rows = await api.database.asOwner(
    'select role, email_verified, user_id from user_roles join users on users.id = user_id',
  )
  expect(rows).toMatchObject([{ role: 'client', email_verified: false }])
  expect(rows[0]?.user_id).not.toBe(evil.id)
})

test.each([
  [{ full_name: 'x'.repeat(101) }, 'full_name'],
  [{ full_name: 'a\u0000b' }, 'full_name'],
  [{ time_zone: 'Mars/Base' }, 'time_zone'],
  [{ avatar: 'javascript:alert(1)' }, 'avatar'],
  [{ locale: '../..' }, 'locale'],
  [{ phone: 7 }, 'phone'],
])('the profile change %j is refused with a sentence for its field', async (change, field) => {
  const { api, one } = await setUp()
  const answer = await askAs(api, one)(`/api/profiles/${one.id}`, 'PATCH', change)
  expect([answer.status, Object.keys((await answer.json()).fields)]).toEqual([422, [field]])
})

test('check-subscription answers the caller’s locations, and for an admin every location as active', async () => {
  const { api, one, two } = await setUp()
  const add = (user_id: string, status: string) =>
    api.database.asOwner(
      'insert into subscriptions (location_id, user_id, status) values (gen_random_uuid(), $1, $2) returning location_id',
      [user_id, status],
    )
  const [[mine], [theirs]] = [await add(one.id, 'past_due'), await add(two.id, 'trialing')]
  const check = async (someone: Someone) =>
    (await askAs(api, someone)('/api/functions/check-subscription', 'POST')).json()
  expect(await check(one)).toEqual({ subscriptions: [{ location_id: mine?.location_id, status: 'past_due' }] })
  await api.database.asOwner("update user_roles set role = 'admin' where user_id = $1", [one.id])
  const all = await check(one)
  expect(all.subscriptions).toHaveLength(2)
  expect(all.subscriptions).toContainEqual({ location_id: theirs?.location_id, status: 'active' })
  expect(new Set(all.subscriptions.map((entry: { status: string }) => entry.status))).toEqual(new Set(['active']))
})
