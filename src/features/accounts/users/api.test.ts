import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openAdminApi } from '#tests/support/features/admin-api.ts'
import { becomeClient } from '#tests/support/features/auth-client.ts'

test.each([
  ['role=owner', 'role'],
  ['status=deleted', 'status'],
  ['sort=password', 'sort'],
  ['order=up', 'order'],
  ['page=0', 'page'],
  ['page=1e3', 'page'],
  ['page_size=26', 'page_size'],
  [`search=${'x'.repeat(101)}`, 'search'],
  ['search=%00', 'search'],
])('the list refuses ?%s with a sentence for the field', async (query, field) => {
  const { ask } = await openAdminApi()
  const answer = await ask(`/api/users?${query}`)
  expect([answer.status, Object.keys((await answer.json()).fields)]).toEqual([422, [field]])
})

test('an unknown id and one that is none answer the same 404 at every call, and change nothing', async () => {
  const { api, ask } = await openAdminApi()
  for (const id of [randomUUID(), 'x', '%00']) {
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['PUT', '/role', { role: 'admin' }],
      ['PUT', '/suspension', {}],
      ['DELETE', '/suspension', undefined],
      ['DELETE', '/sessions', undefined],
      ['POST', '/password-reset', undefined],
      ['POST', '/invitation', undefined],
    ] as const) {
      const answer = await ask(`/api/users/${id}${path}`, method, body)
      expect([id, path, answer.status, (await answer.json()).code]).toEqual([id, path, 404, 'not_found'])
    }
  }
  expect(await api.database.asOwner("select from account_events where action <> 'created'")).toEqual([])
})

test('clients and visitors are refused at every call', async () => {
  const { api } = await openAdminApi()
  const client = await becomeClient(api, 'dana@shop.example')
  const as = { Authorization: `Bearer ${client.access_token}` }
  for (const [method, path] of [
    ['GET', ''],
    ['POST', ''],
    ['GET', `/${client.id}`],
    ['PUT', `/${client.id}/role`],
    ['PUT', `/${client.id}/suspension`],
    ['DELETE', `/${client.id}/suspension`],
    ['DELETE', `/${client.id}/sessions`],
    ['POST', `/${client.id}/password-reset`],
    ['POST', `/${client.id}/invitation`],
  ] as const) {
    const body = method === 'GET' ? undefined : { role: 'admin', email: 'x@y.example' }
    expect([path, (await api.ask(`/api/users${path}`, method, body, as)).status]).toEqual([path, 403])
    expect([path, (await api.ask(`/api/users${path}`, method, body)).status]).toEqual([path, 401])
  }
  expect(await api.database.asOwner("select role from user_roles where role = 'admin'")).toHaveLength(1)
})

test('what no column can hold is refused with a sentence', async () => {
  const { api, ask } = await openAdminApi()
  const dana = await becomeClient(api, 'dana@shop.example')
  for (const reason of ['a\u0000b', '\ud800', 'two\nlines', 'x'.repeat(301), 7]) {
    expect((await ask(`/api/users/${dana.id}/suspension`, 'PUT', { reason })).status).toBe(422)
  }
  for (const body of [
    { role: 'client' },
    { email: 'nobody', role: 'client' },
    { email: 'a@shop.example' },
    { email: 'a@shop.example', role: 'client', full_name: '\udc00' },
    [],
  ]) {
    expect((await ask('/api/users', 'POST', body)).status).toBe(422)
  }
})
