import { expect, test } from 'vitest'
import { openAdminApi } from '#tests/support/features/admin-api.ts'
import { becomeClient, openMailedLink } from '#tests/support/features/auth-client.ts'

test('a password link is mailed, sessions and password stay until it is used', async () => {
  const { api, ask } = await openAdminApi()
  const dana = await becomeClient(api, 'dana@shop.example')
  const answer = await ask(`/api/users/${dana.id}/password-reset`, 'POST')
  const user = await answer.json()
  expect(user).toMatchObject({ sessions: 1, events: [{ action: 'password_reset', after: { email: dana.email } }] })
  expect(JSON.stringify(user)).not.toContain('token')
  const [link] = await api.linksTo(dana.email)
  expect(await openMailedLink(link)).toMatchObject({ type: 'recovery' })
  await ask(`/api/users/${dana.id}/suspension`, 'PUT', {})
  expect((await (await ask(`/api/users/${dana.id}/password-reset`, 'POST')).json()).code).toBe('user_suspended')
  expect((await (await ask(`/api/users/${dana.id}/invitation`, 'POST')).json()).code).toBe('user_suspended')
})

test('mail to one address is limited to five an hour, whoever asks', async () => {
  const { api, ask } = await openAdminApi()
  const dana = await becomeClient(api, 'dana@shop.example')
  const statuses: number[] = []
  for (let n = 0; n < 6; n += 1) statuses.push((await ask(`/api/users/${dana.id}/password-reset`, 'POST')).status)
  expect(statuses.filter(status => status === 429).length).toBeGreaterThanOrEqual(1)
  expect(await api.subjectsTo(dana.email)).toHaveLength(5)
})
