import { expect, test } from 'vitest'
import { becomeClient, goodPassword } from '#tests/support/features/auth-client.ts'
import { startApi } from '#tests/support/program/running-api.ts'

const email = 'dana@shop.example'

const strangers: Record<string, string>[] = [
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
]

test('calls from other sites change nothing, on any route of accounts', async () => {
  const api = await startApi()
  const { id, access_token, refresh_token } = await becomeClient(api, email)
  const routes: [string, string, unknown][] = [
    ['POST', '/auth/v1/signup', { email: 'new@shop.example', password: goodPassword }],
    ['POST', '/auth/v1/token?grant_type=password', { email, password: goodPassword }],
    ['POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token }],
    ['POST', '/auth/v1/recover', { email }],
    ['POST', '/auth/v1/resend', { email, type: 'signup' }],
    ['POST', '/auth/v1/verify', { type: 'signup', token_hash: 'x' }],
    ['POST', '/auth/v1/logout', undefined],
    ['PUT', '/auth/v1/user', { data: { a: 1 } }],
    ['PATCH', `/api/profiles/${id}`, { full_name: 'x' }],
    ['POST', '/api/functions/check-subscription', undefined],
  ]
  const state = async () => {
    const tables = ['users', 'profiles', 'sessions', 'refresh_tokens', 'attempts', 'one_time_values', 'mail_outbox']
    const all = tables.map(table => `(select coalesce(json_agg(t), '[]')::text from ${table} t)`).join(' || ')
    return (await api.database.asOwner(`select md5(${all}) as hash`))[0]?.hash
  }
  const before = await state()
  for (const [method, path, body] of routes) {
    for (const stranger of strangers) {
      const answer = await api.ask(path, method, body, { Authorization: `Bearer ${access_token}`, ...stranger })
      expect([method, path, answer.status]).toEqual([method, path, 403])
    }
    if (body === undefined) continue
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const headers = { Authorization: `Bearer ${access_token}`, 'Content-Type': type }
      expect((await api.ask(path, method, body, headers)).status).toBe(415)
    }
  }
  for (const path of [
    '/auth/v1/user',
    `/api/profiles/${id}`,
    '/auth/v1/settings',
    '/auth/v1/verify?type=signup&token=x',
  ]) {
    await api.ask(path, 'GET', undefined, { Authorization: `Bearer ${access_token}` })
  }
  expect(await state()).toBe(before)
})
