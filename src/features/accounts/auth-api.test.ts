import { expect, test } from 'vitest'
import { becomeClient, goodPassword, openAuthClient, openMailedLink } from '#tests/support/auth-client.ts'
import { startApi } from '#tests/support/running-api.ts'

const email = 'dana@shop.example'
const password = goodPassword

test('the published client signs up, confirms by the mailed link, signs in, refreshes and signs out', async () => {
  const api = await startApi()
  const { client, events } = openAuthClient(api)
  const signed_up = await client.signUp({ email, password, options: { data: { full_name: 'Dana Reyes' } } })
  expect(signed_up.error).toBeNull()
  expect(signed_up.data.session).toBeNull()
  expect(signed_up.data.user).toMatchObject({ email, user_metadata: { full_name: 'Dana Reyes' } })

  const early = await client.signInWithPassword({ email, password })
  expect(early.error).toMatchObject({ name: 'AuthApiError', status: 400, code: 'email_not_confirmed' })

  const fragment = await openMailedLink((await api.linksTo(email))[0])
  expect(fragment).toMatchObject({ token_type: 'bearer', expires_in: '3600', type: 'signup' })
  expect(await openMailedLink((await api.linksTo(email))[0])).toMatchObject({ error_code: 'otp_expired' })

  const signed_in = await client.signInWithPassword({ email, password })
  expect(signed_in.error).toBeNull()
  expect(signed_in.data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 })
  const refreshed = await client.refreshSession()
  expect(refreshed.error).toBeNull()
  expect(refreshed.data.session?.refresh_token).not.toBe(signed_in.data.session?.refresh_token)
  const claims = await client.getClaims()
  expect(claims.data?.claims).toMatchObject({
    aud: 'authenticated',
    role: 'authenticated',
    aal: 'aal1',
    amr: [{ method: 'password', timestamp: expect.any(Number) }],
    session_id: expect.any(String),
    app_metadata: { role: 'client' },
  })
  expect((await client.getUser()).data.user).toMatchObject({ email, id: signed_up.data.user?.id })
  expect((await client.signOut()).error).toBeNull()
  expect(events).toEqual(['INITIAL_SESSION', 'SIGNED_IN', 'TOKEN_REFRESHED', 'SIGNED_OUT'])
})

test('profile and role are created with the user', async () => {
  const api = await startApi()
  const { id, access_token } = await becomeClient(api, email)
  const headers = { Authorization: `Bearer ${access_token}` }
  const profile = await api.ask(`/api/profiles/${id}`, 'GET', undefined, headers)
  expect(await profile.json()).toMatchObject({ id, full_name: 'Dana Reyes' })
  const role = await api.ask(`/api/user-roles/${id}`, 'GET', undefined, headers)
  expect(await role.json()).toEqual({ user_id: id, role: 'client' })
})
