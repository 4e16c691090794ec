import { expect, test } from 'vitest'
import { openAdminApi } from '#tests/support/features/admin-api.ts'
import { becomeClient } from '#tests/support/features/auth-client.ts'

test('a role takes hold on the next request and is written down once', async () => {
  const { api, ask } = await openAdminApi()
  const dana = await becomeClient(api, 'dana@shop.example')
  const listAs = () => api.ask('/api/users', 'GET', undefined, { Authorization: `Bearer ${dana.access_token}` })
  expect((await listAs()).status).toBe(403)
  await ask(`/api/users/${dana.id}/role`, 'PUT', { role: 'admin' })
  const same = await (await ask(`/api/users/${dana.id}/role`, 'PUT', { role: 'admin' })).json()
  expect(same).toMatchObject({
    role: 'admin',
    events: [{ action: 'role_given', before: { role: 'client' }, after: { role: 'admin' } }],
  })
  expect((await listAs()).status).toBe(200)
  expect((await ask(`/api/users/${dana.id}/role`, 'PUT', { role: 'owner' })).status).toBe(422)
})
