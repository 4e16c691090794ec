import { expect, test } from 'vitest'
import { becomeClient, goodPassword, openAuthClient } from '#tests/support/features/auth-client.ts'
import { type RunningApi, startApi } from '#tests/support/program/running-api.ts'

const email = 'dana@shop.example'
const password = goodPassword
const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
const code_challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'
const challenge = { code_challenge, code_challenge_method: 'S256' }

/** Where the newest link mailed to an address leads. */
async function follow(api: RunningApi, address: string): Promise<URL> {
  const link = (await api.linksTo(address))[0] ?? ''
  const answer = await api.ask(link.slice(api.origin.length))
  expect(answer.status).toBe(303)
  return new URL(answer.headers.get('location') ?? '')
}

const codeIn = (url: URL) => url.searchParams.get('code') ?? ''

async function exchange(api: RunningApi, auth_code: string, code_verifier = verifier) {
  const answer = await api.ask('/auth/v1/token?grant_type=pkce', 'POST', { auth_code, code_verifier })
  return { status: answer.status, ...(await answer.json()) }
}

async function recoveryCode(api: RunningApi): Promise<string> {
  await api.ask('/auth/v1/recover', 'POST', { email, ...challenge })
  return codeIn(await follow(api, email))
}

test('the published client confirms a sign-up by a code, which only it can trade', async () => {
  const api = await startApi()
  const { client, events } = openAuthClient(api, { flowType: 'pkce' })
  const emailRedirectTo = `${api.origin}/sign-up?plan=growth`
  expect((await client.signUp({ email, password, options: { emailRedirectTo } })).error).toBeNull()
  const landed = await follow(api, email)
  expect([landed.pathname, landed.searchParams.get('plan'), landed.hash]).toEqual(['/sign-up', 'growth', ''])
  const elsewhere = await openAuthClient(api, { flowType: 'pkce' }).client.exchangeCodeForSession(codeIn(landed))
  expect(elsewhere.error?.name).toBe('AuthPKCECodeVerifierMissingError')
  const { data, error } = await client.exchangeCodeForSession(codeIn(landed))
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ email, email_confirmed_at: expect.any(String) })
  expect((await client.getUser()).error).toBeNull()
  expect(events).toContain('SIGNED_IN')
})

test('the published client recovers a password by a code', async () => {
  const api = await startApi()
  await becomeClient(api, email)
  const { client, events } = openAuthClient(api, { flowType: 'pkce' })
  await client.resetPasswordForEmail(email, { redirectTo: `${api.origin}/new-password` })
  const { error } = await client.exchangeCodeForSession(codeIn(await follow(api, email)))
  expect(error).toBeNull()
  expect(events).toContain('PASSWORD_RECOVERY')
  expect((await client.updateUser({ password: 'tide tables and porch paint' })).error).toBeNull()
})

test('the published client gets a link sent again, and changes its address, by codes', async () => {
  const api = await startApi()
  const { client } = openAuthClient(api, { flowType: 'pkce' })
  await client.signUp({ email, password })
  expect((await client.resend({ type: 'signup', email })).error).toBeNull()
  expect((await client.exchangeCodeForSession(codeIn(await follow(api, email)))).error).toBeNull()
  const new_email = 'dana@newshop.example'
  expect((await client.updateUser({ email: new_email })).error).toBeNull()
  expect((await follow(api, email)).hash).toContain('other+email')
  const { data, error } = await client.exchangeCodeForSession(codeIn(await follow(api, new_email)))
  expect([error, data.user?.email]).toEqual([null, new_email])
})

test('no session begins before the code is traded, and no token stands in the address', async () => {
  const api = await startApi()
  await becomeClient(api, email)
  await api.database.asOwner('delete from sessions')
  await api.ask('/auth/v1/recover', 'POST', { email, ...challenge })
  expect((await follow(api, email)).href).not.toMatch(/access_token|refresh_token/)
  expect(await api.database.asOwner('select id from sessions')).toEqual([])
})

test('a code is good once, and for five minutes', async () => {
  const api = await startApi()
  await becomeClient(api, email)
  const code = await recoveryCode(api)
  const answers = await Promise.all(Array.from({ length: 6 }, () => exchange(api, code)))
  expect(answers.map(answer => answer.status).toSorted()).toEqual([200, 404, 404, 404, 404, 404])
  expect((await exchange(api, code)).code).toBe('flow_state_not_found')
  const [kept] = await api.database.asOwner('select count(*)::int as n from one_time_values')
  expect(kept?.n).toBe(0)
  const late = await recoveryCode(api)
  const [row] = await api.database.asOwner(
    'select extract(epoch from expires_at - clock_timestamp())::int as seconds from one_time_values',
  )
  expect(Number(row?.seconds)).toBeGreaterThan(290)
  expect(Number(row?.seconds)).toBeLessThanOrEqual(300)
  await api.database.asOwner("update one_time_values set expires_at = now() - interval '1 second'")
  expect((await exchange(api, late)).status).toBe(404)
})

test('a code shown with a wrong verifier is refused and used up', async () => {
  const api = await startApi()
  await becomeClient(api, email)
  const code = await recoveryCode(api)
  expect(await exchange(api, code, `${verifier}x`)).toMatchObject({ status: 400, code: 'bad_code_verifier' })
  expect(await exchange(api, code)).toMatchObject({ status: 404, code: 'flow_state_not_found' })
})

test('a changed password voids the codes that still wait, and a suspended user trades none', async () => {
  const api = await startApi()
  const { access_token, id } = await becomeClient(api, email)
  const code = await recoveryCode(api)
  const headers = { Authorization: `Bearer ${access_token}` }
  await api.ask('/auth/v1/user', 'PUT', { password: 'tide tables and porch paint' }, headers)
  expect((await exchange(api, code)).status).toBe(404)
  const second = await recoveryCode(api)
  await api.database.asOwner('insert into suspensions (user_id) values ($1)', [id])
  expect(await exchange(api, second)).toMatchObject({ status: 403, code: 'user_banned' })
})

test('the code itself is nowhere stored, and a session of it knows how it began', async () => {
  const api = await startApi()
  await becomeClient(api, email)
  const code = await recoveryCode(api)
  expect(JSON.stringify(await api.database.asOwner('select * from one_time_values'))).not.toContain(code)
  await api.database.asOwner('delete from sessions')
  await exchange(api, code)
  expect(await api.database.asOwner("select amr->0->>'method' as method from sessions")).toEqual([
    { method: 'recovery' },
  ])
})

test.each([
  [{ code_challenge: 'short', code_challenge_method: 's256' }],
  [{ code_challenge: 'x'.repeat(129), code_challenge_method: 's256' }],
  [{ code_challenge: `${'x'.repeat(42)}\n`, code_challenge_method: 's256' }],
  [{ code_challenge, code_challenge_method: 'none' }],
  [{ code_challenge: 7 }],
])('the challenge %j is refused', async fields => {
  const api = await startApi()
  expect((await api.ask('/auth/v1/recover', 'POST', { email, ...fields })).status).toBe(422)
})
