import { expect, test } from 'vitest'
import { openAdminApi } from '#tests/support/features/admin-api.ts'
import { becomeClient, goodPassword, openAuthClient } from '#tests/support/features/auth-client.ts'

test('ending sessions signs out every device at once and leaves the way in open', async () => {
  const { api, ask } = await openAdminApi()
  const dana = await becomeClient(api, 'dana@shop.example')
  await openAuthClient(api).client.signInWithPassword({ email: dana.email, password: goodPassword })
  expect((await (await ask(`/api/users/${dana.id}`)).json()).sessions).toBe(2)
  const ended = await (await ask(`/api/users/${dana.id}/sessions`, 'DELETE')).json()
  expect(ended).toMatchObject({ sessions: 0, status: 'active', events: [{ before: { sessions: 2 } }] })
  const answer = await api.ask('/auth/v1/user', 'GET', undefined, { Authorization: `Bearer ${dana.access_token}` })
  expect(answer.status).toBe(401)
  expect((await (await ask(`/api/users/${dana.id}/sessions`, 'DELETE')).json()).events).toHaveLength(1)
})
