import { expect, test } from 'vitest'
import { becomeClient, goodPassword, openAuthClient, openMailedLink } from '#tests/support/features/auth-client.ts'
import { startApi } from '#tests/support/program/running-api.ts'

const email = 'dana@shop.example'
const password = goodPassword
const next_password = 'tide tables and porch paint'

const tokenOf = (link: string | undefined) => new URL(link ?? '').searchParams.get('token') ?? ''

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

test('the published client recovers a password, updates the user and reports the other events', async () => {
  const api = await startApi()
  await becomeClient(api, email)
  const { client, events } = openAuthClient(api)
  expect((await client.resetPasswordForEmail(email, { redirectTo: `${api.origin}/new-password` })).error).toBeNull()
  const [link] = await api.linksTo(email)
  expect(new URL(link ?? '').searchParams.get('redirect_to')).toBe(`${api.origin}/new-password`)
  const recovered = await client.verifyOtp({ token_hash: tokenOf(link), type: 'recovery' })
  expect(recovered.error).toBeNull()
  const updated = await client.updateUser({ password: next_password, data: { team: 'north' } })
  expect(updated.error).toBeNull()
  expect(updated.data.user?.user_metadata).toEqual({ full_name: 'Dana Reyes', team: 'north' })
  expect(events).toEqual(['INITIAL_SESSION', 'PASSWORD_RECOVERY', 'USER_UPDATED'])
  expect((await client.signInWithPassword({ email, password })).error?.code).toBe('invalid_credentials')
  expect((await client.signInWithPassword({ email, password: next_password })).error).toBeNull()
  expect(await api.subjectsTo(email)).toEqual([
    'Confirm your email address',
    'Choose a new password',
    'Your password was changed',
  ])
})

test('the published client refreshes by its own clock when its token is about to expire', async () => {
  const api = await startApi()
  await becomeClient(api, email)
  const { client, events, kept } = openAuthClient(api)
  await client.signInWithPassword({ email, password })
  const [[key = '', text = ''] = []] = [...kept]
  kept.set(key, JSON.stringify({ ...JSON.parse(text), expires_at: Math.floor(Date.now() / 1000) + 60 }))
  await client.startAutoRefresh()
  await expect.poll(() => events).toContain('TOKEN_REFRESHED')
  expect((await client.getSession()).data.session?.expires_at).toBeGreaterThan(Date.now() / 1000 + 3500)
})

test('the published client reports what went wrong as its own error classes', async () => {
  const api = await startApi()
  const { access_token } = await becomeClient(api, email)
  const { client } = openAuthClient(api)
  const weak = await client.signUp({ email: 'new@shop.example', password: 'password1' })
  expect(weak.error).toMatchObject({ name: 'AuthWeakPasswordError', status: 422, reasons: ['length', 'pwned'] })
  const wrong = await client.signInWithPassword({ email, password: 'not the right one' })
  expect(wrong.error).toMatchObject({ name: 'AuthApiError', status: 400, code: 'invalid_credentials' })
  expect((await client.updateUser({ data: { a: 1 } })).error?.name).toBe('AuthSessionMissingError')

  const [head, , signature] = access_token.split('.')
  const body = Buffer.from(JSON.stringify({ sub: 'x', exp: Date.now() })).toString('base64url')
  expect((await client.getClaims(`${head}.${body}.${signature}`)).error?.name).toBe('AuthInvalidJwtError')
  expect((await client.getUser('not.a.token')).error).toMatchObject({
    name: 'AuthApiError',
    status: 401,
    code: 'bad_jwt',
  })

  await api.database.asOwner("update sessions set ended_at = now(), end_reason = 'signed_out'")
  expect((await client.getUser(access_token)).error?.name).toBe('AuthSessionMissingError')
})

test.each([
  ['local', [false, true]],
  ['others', [true, false]],
  ['global', [false, false]],
] as const)('signing out with scope %s ends the sessions it names and no other', async (scope, stand) => {
  const api = await startApi()
  await becomeClient(api, email)
  await becomeClient(api, 'other@shop.example')
  const other = openAuthClient(api).client
  await other.signInWithPassword({ email: 'other@shop.example', password })
  const [one, two] = [openAuthClient(api).client, openAuthClient(api).client]
  const sign_ins = await Promise.all([one, two].map(client => client.signInWithPassword({ email, password })))
  const tokens = sign_ins.map(({ data }) => data.session?.access_token)
  expect((await one.signOut({ scope })).error).toBeNull()
  const good = await Promise.all(tokens.map(async token => (await two.getUser(token)).error === null))
  expect(good).toEqual(stand)
  expect((await other.getUser()).error).toBeNull()
})

test('answers carry the protocol’s version, and what needs no session needs none', async () => {
  const api = await startApi()
  for (const path of ['settings', 'health', '.well-known/jwks.json']) {
    const answer = await api.ask(`/auth/v1/${path}`)
    expect([answer.status, answer.headers.get('x-supabase-api-version')]).toEqual([200, '2024-01-01'])
  }
  const { keys } = await (await api.ask('/auth/v1/.well-known/jwks.json')).json()
  expect(keys).toMatchObject([{ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig', kid: expect.any(String) }])
  expect(keys[0]).not.toHaveProperty('d')
  expect((await api.ask('/auth/v1/token?grant_type=magic', 'POST', {})).status).toBe(400)
  expect((await api.ask('/auth/v1/nothing')).status).toBe(404)
  expect((await api.ask('/auth/v1/signup')).status).toBe(405)
})
