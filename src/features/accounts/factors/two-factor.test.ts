import { expect, test } from 'vitest'
import { createUserManagement } from '#src/features/accounts/manage-users.ts'
import { goodPassword, openAuthClient } from '#tests/support/features/auth-client.ts'
import { codeOf, letTimePass, setUpTwoFactor, signInElsewhere } from '#tests/support/features/two-factor.ts'
import { type RunningApi, startApi } from '#tests/support/program/running-api.ts'

const email = 'dana@shop.example'

async function open() {
  const api = await startApi()
  await createUserManagement(api.accounts).create({ email, password: goodPassword, role: 'client' })
  return api
}

const claimsOf = (token = '') => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

function askAs(api: RunningApi, access_token: string) {
  const headers = { Authorization: `Bearer ${access_token}` }
  return async (path: string, method = 'GET', body?: unknown) => {
    const answer = await api.ask(path, method, body, headers)
    const text = await answer.text()
    return [answer.status, text === '' ? undefined : JSON.parse(text).code]
  }
}

test('the published client sets up an app: picture, secret, first code, and a session at aal2', async () => {
  const api = await open()
  const { client, events } = openAuthClient(api)
  const signed_in = await client.signInWithPassword({ email, password: goodPassword })
  const before = await client.mfa.getAuthenticatorAssuranceLevel()
  expect(before.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' })

  const { data: factor } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
  if (factor?.type !== 'totp') throw new Error('no totp')
  expect(factor).toMatchObject({ friendly_name: 'Phone', totp: { secret: expect.stringMatching(/^[A-Z2-7]{32}$/) } })
  expect(factor.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]*<\/svg>\s*$/)
  expect(new URL(factor.totp.uri).searchParams.get('secret')).toBe(factor.totp.secret)
  expect((await client.mfa.listFactors()).data).toMatchObject({ all: [{ status: 'unverified' }], totp: [] })

  const { data: challenge } = await client.mfa.challenge({ factorId: factor.id })
  expect(challenge?.expires_at).toBeGreaterThan(Date.now() / 1000 + 290)
  const asked = { factorId: factor.id, challengeId: challenge?.id ?? '' }
  const { data: verified, error } = await client.mfa.verify({ ...asked, code: codeOf(factor.totp.secret) })
  expect(error).toBeNull()
  expect(verified?.user.factors).toMatchObject([{ id: factor.id, status: 'verified', factor_type: 'totp' }])
  expect(verified?.refresh_token).not.toBe(signed_in.data.session?.refresh_token)
  expect(claimsOf(verified?.access_token)).toMatchObject({
    aal: 'aal2',
    amr: [{ method: 'password' }, { method: 'totp', timestamp: expect.any(Number) }],
    session_id: claimsOf(signed_in.data.session?.access_token).session_id,
  })
  expect((await client.mfa.listFactors()).data?.totp).toMatchObject([{ friendly_name: 'Phone', status: 'verified' }])
  const refreshed = await client.refreshSession()
  expect(claimsOf(refreshed.data.session?.access_token)).toMatchObject({ aal: 'aal2' })
  expect(events).toContain('MFA_CHALLENGE_VERIFIED')
  expect(await api.subjectsTo(email)).toEqual(['Two-factor sign-in is on'])
})

test('with an app in force the password alone opens nothing but the question for its code', async () => {
  const api = await open()
  const { factorId, secret } = await setUpTwoFactor(api, email)
  const { client, access_token } = await signInElsewhere(api, email)
  const { sub } = claimsOf(access_token)
  const ask = askAs(api, access_token)
  const refused = [403, 'insufficient_aal']
  expect(await ask(`/api/profiles/${sub}`)).toEqual(refused)
  expect(await ask(`/api/profiles/${sub}`, 'PATCH', { full_name: 'Mallory' })).toEqual(refused)
  expect(await ask('/api/functions/check-subscription', 'POST')).toEqual(refused)
  expect(await ask('/auth/v1/user', 'PUT', { password: 'tide tables and porch paint' })).toEqual(refused)
  expect(await ask('/auth/v1/user', 'PUT', { email: 'mallory@shop.example' })).toEqual(refused)
  expect(await ask('/auth/v1/factors', 'POST', { factor_type: 'totp' })).toEqual(refused)
  expect(await ask(`/auth/v1/factors/${factorId}`, 'DELETE')).toEqual(refused)
  expect(await ask('/auth/v1/factors/recovery-codes', 'POST')).toEqual(refused)
  expect(await ask('/auth/v1/user')).toEqual([200, undefined])
  expect(await client.mfa.getAuthenticatorAssuranceLevel()).toMatchObject({
    data: { currentLevel: 'aal1', nextLevel: 'aal2' },
  })

  expect((await client.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })).error).toBeNull()
  const token = (await client.getSession()).data.session?.access_token ?? ''
  expect(await askAs(api, token)(`/api/profiles/${sub}`)).toEqual([200, undefined])
  expect(await ask(`/api/profiles/${sub}`)).toEqual([200, undefined])
})

test('an admin needs the second factor too, and a session that was open when it was set up is over', async () => {
  const api = await open()
  await api.database.asOwner("update user_roles set role = 'admin'")
  const early = await signInElsewhere(api, email)
  const { client } = await setUpTwoFactor(api, email)
  expect(await askAs(api, early.access_token)('/auth/v1/user')).toEqual([401, 'session_not_found'])
  expect((await client.getUser()).error).toBeNull()
  const { access_token } = await signInElsewhere(api, email)
  const { sub } = claimsOf(access_token)
  expect(await askAs(api, access_token)(`/api/profiles/${sub}`)).toEqual([403, 'insufficient_aal'])
})

test('a code is taken once, also of many that come at the same time', async () => {
  const api = await open()
  const { factorId, secret } = await setUpTwoFactor(api, email)
  const { access_token } = await signInElsewhere(api, email)
  const headers = { Authorization: `Bearer ${access_token}` }
  const asked = await api.ask(`/auth/v1/factors/${factorId}/challenge`, 'POST', {}, headers)
  const { id: challenge_id } = await asked.json()
  const body = { challenge_id, code: codeOf(secret) }
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => api.ask(`/auth/v1/factors/${factorId}/verify`, 'POST', body, headers)),
  )
  const statuses = answers.map(answer => answer.status).toSorted()
  expect(statuses).toEqual([200, ...Array(7).fill(422)])

  const { client } = await signInElsewhere(api, email)
  const again = await client.mfa.challengeAndVerify({ factorId, code: body.code })
  expect(again.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
  const older = await client.mfa.challengeAndVerify({ factorId, code: codeOf(secret, -1) })
  expect(older.error?.code).toBe('mfa_verification_failed')
  expect((await client.mfa.challengeAndVerify({ factorId, code: codeOf(secret, 1) })).error).toBeNull()
})

test('ten wrong codes an hour are looked at, then even the right one must wait; the session goes on', async () => {
  const api = await open()
  const { factorId, secret } = await setUpTwoFactor(api, email)
  const { client, access_token } = await signInElsewhere(api, email)
  for (let n = 0; n < 10; n += 1) {
    const wrong = await client.mfa.challengeAndVerify({ factorId, code: codeOf(secret, 100 + n) })
    expect(wrong.error?.code).toBe('mfa_verification_failed')
  }
  const right = await client.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })
  expect(right.error).toMatchObject({ status: 429, code: 'over_request_rate_limit' })
  const headers = { Authorization: `Bearer ${access_token}` }
  const asked = await api.ask(`/auth/v1/factors/${factorId}/challenge`, 'POST', {}, headers)
  const body = { challenge_id: (await asked.json()).id, code: codeOf(secret) }
  const refused = await api.ask(`/auth/v1/factors/${factorId}/verify`, 'POST', body, headers)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500)
  expect((await client.getUser()).error).toBeNull()
  await api.database.asOwner('delete from attempts')
  expect((await client.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })).error).toBeNull()
})

test('a question is open for five minutes, for the session that asked it and for its own app', async () => {
  const api = await open()
  const { client, factorId, secret } = await setUpTwoFactor(api, email)
  const other = (await signInElsewhere(api, email)).client
  const { data: mine } = await client.mfa.challenge({ factorId })
  const foreign = await other.mfa.verify({ factorId, challengeId: mine?.id ?? '', code: codeOf(secret) })
  expect(foreign.error).toMatchObject({ status: 422, code: 'mfa_challenge_expired' })
  await api.database.asOwner("update factor_challenges set expires_at = now() - interval '1 second'")
  const late = await client.mfa.verify({ factorId, challengeId: mine?.id ?? '', code: codeOf(secret) })
  expect(late.error?.code).toBe('mfa_challenge_expired')
})

test('somebody else’s app, a missing one and nonsense are the same to a stranger', async () => {
  const api = await open()
  const { factorId } = await setUpTwoFactor(api, email)
  await createUserManagement(api.accounts).create({ email: 'eve@shop.example', password: goodPassword, role: 'client' })
  const { access_token } = await signInElsewhere(api, 'eve@shop.example')
  const ask = askAs(api, access_token)
  for (const id of [factorId, crypto.randomUUID(), 'nonsense']) {
    expect(await ask(`/auth/v1/factors/${id}/challenge`, 'POST')).toEqual([404, 'mfa_factor_not_found'])
    expect(await ask(`/auth/v1/factors/${id}`, 'DELETE')).toEqual([404, 'mfa_factor_not_found'])
    const body = { challenge_id: crypto.randomUUID(), code: '123456' }
    expect(await ask(`/auth/v1/factors/${id}/verify`, 'POST', body)).toEqual([404, 'mfa_factor_not_found'])
  }
  expect(await api.database.asOwner('select id from factors')).toEqual([{ id: factorId }])
})

test('removing the last app switches two-factor sign-in off everywhere and tells its user', async () => {
  const api = await open()
  const { client, factorId, secret } = await setUpTwoFactor(api, email)
  const other = (await signInElsewhere(api, email)).client
  await other.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })
  expect((await client.mfa.unenroll({ factorId })).data).toEqual({ id: factorId })
  expect((await api.subjectsTo(email)).at(-1)).toBe('Two-factor sign-in is off')
  expect(await api.database.asOwner('select aal, amr->>1 as second from sessions where ended_at is null')).toEqual([
    { aal: 'aal1', second: null },
    { aal: 'aal1', second: null },
  ])
  const { access_token } = await signInElsewhere(api, email)
  expect(await askAs(api, access_token)(`/api/profiles/${claimsOf(access_token).sub}`)).toEqual([200, undefined])
})

test('of two apps either will do; removing one lowers the sessions it raised and no other', async () => {
  const api = await open()
  const first = await setUpTwoFactor(api, email, 'Phone')
  const conflict = await first.client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
  expect(conflict.error?.code).toBe('mfa_factor_name_conflict')
  const { data: second } = await first.client.mfa.enroll({ factorType: 'totp', friendlyName: 'Tablet' })
  if (second?.type !== 'totp') throw new Error('no totp')
  const other = (await signInElsewhere(api, email)).client
  await other.mfa.challengeAndVerify({ factorId: first.factorId, code: codeOf(first.secret) })
  await first.client.mfa.challengeAndVerify({ factorId: second.id, code: codeOf(second.totp.secret) })
  expect((await other.mfa.unenroll({ factorId: first.factorId })).error).toBeNull()
  const user = { full_name: 'x' }
  expect((await other.updateUser({ data: user })).error?.code).toBe('insufficient_aal')
  expect((await first.client.updateUser({ data: user })).error).toBeNull()
  expect(await api.subjectsTo(email)).toEqual(['Two-factor sign-in is on'])
})

test('an app that never showed a code guards nothing, and a set-up begun anew replaces it', async () => {
  const api = await open()
  const { client } = openAuthClient(api)
  await client.signInWithPassword({ email, password: goodPassword })
  const { data: first } = await client.mfa.enroll({ factorType: 'totp' })
  await client.mfa.enroll({ factorType: 'totp' })
  const factors = (await client.getUser()).data.user?.factors ?? []
  expect(factors).toHaveLength(1)
  expect(factors[0]?.id).not.toBe(first?.id)
  const { access_token } = await signInElsewhere(api, email)
  expect(await askAs(api, access_token)(`/api/profiles/${claimsOf(access_token).sub}`)).toEqual([200, undefined])
})

test('neither the app’s secret nor its codes lie in the database or in the log', async () => {
  const api = await open()
  const { secret } = await setUpTwoFactor(api, email)
  const rows = await api.database.asOwner('select json_agg(f)::text as all from factors f')
  expect(String(rows[0]?.all)).not.toContain(secret)
  expect(JSON.stringify(api.lines)).not.toContain(secret)
})

test('after a password reset by mail the second factor is still asked for', async () => {
  const api = await open()
  const { factorId, secret } = await setUpTwoFactor(api, email)
  const { client } = openAuthClient(api)
  await client.resetPasswordForEmail(email)
  const token_hash = new URL((await api.linksTo(email))[0] ?? '').searchParams.get('token') ?? ''
  await client.verifyOtp({ token_hash, type: 'recovery' })
  const password = 'tide tables and porch paint'
  expect((await client.updateUser({ password })).error).toMatchObject({ status: 403, code: 'insufficient_aal' })
  await letTimePass(api)
  expect((await client.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })).error).toBeNull()
  expect((await client.updateUser({ password })).error).toBeNull()
})
