import { expect, test } from 'vitest'
import { openAdminApi } from '#tests/support/features/admin-api.ts'
import { becomeClient, goodPassword, openAuthClient } from '#tests/support/features/auth-client.ts'

test('a suspension ends the session on the very next request, is explained to admins, and is undone', async () => {
  const { api, ask, admin } = await openAdminApi()
  const dana = await becomeClient(api, 'dana@shop.example')
  const seen = () => api.ask('/auth/v1/user', 'GET', undefined, { Authorization: `Bearer ${dana.access_token}` })
  expect((await seen()).status).toBe(200)
  const suspended = await ask(`/api/users/${dana.id}/suspension`, 'PUT', { reason: ' Unpaid since May ' })
  expect(await suspended.json()).toMatchObject({
    status: 'suspended',
    sessions: 0,
    suspension: { reason: 'Unpaid since May' },
    events: [
      {
        action: 'suspended',
        before: { sessions: 1 },
        after: { status: 'suspended', sessions: 0, reason: 'Unpaid since May' },
        done_by: admin.id,
        done_by_email: admin.email,
      },
    ],
  })
  expect((await seen()).status).toBe(401)
  const again = await (await ask(`/api/users/${dana.id}/suspension`, 'PUT', { reason: 'Another' })).json()
  expect([again.suspension.reason, again.events.length]).toEqual(['Unpaid since May', 1])
  const signIn = () => openAuthClient(api).client.signInWithPassword({ email: dana.email, password: goodPassword })
  expect((await signIn()).error?.code).toBe('user_banned')
  const restored = await (await ask(`/api/users/${dana.id}/suspension`, 'DELETE')).json()
  expect([restored.status, restored.suspension, restored.events.length]).toEqual(['active', null, 2])
  expect((await signIn()).error).toBeNull()
})
