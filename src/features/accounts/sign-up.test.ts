import { expect, test } from 'vitest'
import { becomeClient, goodPassword, openMailedLink } from '#tests/support/features/auth-client.ts'
import { type RunningApi, startApi } from '#tests/support/program/running-api.ts'

const loopback = ['127.0.0.1', '::1']
const email = 'dana@shop.example'
const other_password = 'tide tables and porch paint'

const signUp = (api: RunningApi, body: object, headers: Record<string, string> = {}) =>
  api.ask('/auth/v1/signup', 'POST', { email, password: goodPassword, ...body }, headers)

const signIn = async (api: RunningApi, password: string) =>
  (await api.ask('/auth/v1/token?grant_type=password', 'POST', { email, password })).status

/** An answer without what is drawn anew for each: ids, times and the address asked about. */
async function shapeOf(answer: Response): Promise<unknown> {
  const text = JSON.stringify([answer.status, await answer.json()])
  return text
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
    .replaceAll(/[a-z]+@shop\.example/g, 'email')
}

test('sign-up, recovery and resend say the same of an account, of one that waits, and of none, and none sooner', async () => {
  const api = await startApi({ trusted_proxies: loopback })
  await becomeClient(api, email)
  await signUp(api, { email: 'waiting@shop.example' })
  const calls = {
    signup: { no_sooner: 250, body: { password: goodPassword } },
    recover: { no_sooner: 120, body: {} },
    resend: { no_sooner: 120, body: { type: 'signup' } },
  }
  for (const [call, { no_sooner, body }] of Object.entries(calls)) {
    const shapes = new Set<unknown>()
    const milliseconds: number[] = []
    for (const who of [email, 'waiting@shop.example', 'nobody@shop.example']) {
      const started = performance.now()
      shapes.add(await shapeOf(await api.ask(`/auth/v1/${call}`, 'POST', { email: who, ...body })))
      milliseconds.push(performance.now() - started)
    }
    expect([call, shapes.size]).toEqual([call, 1])
    // A timer may fire up to a millisecond early.
    expect(Math.min(...milliseconds), `${call}: ${milliseconds}`).toBeGreaterThanOrEqual(no_sooner - 2)
  }
})

test('the owner of an account is told by mail when someone signs up with its address, and nothing changes', async () => {
  const api = await startApi()
  await becomeClient(api, email)
  expect((await signUp(api, { password: other_password })).status).toBe(200)
  expect(await api.subjectsTo(email)).toEqual(['Confirm your email address', 'You already have an account'])
  expect(await signIn(api, goodPassword)).toBe(200)
  expect(await signIn(api, other_password)).toBe(400)
})

test('of two sign-ups with one address each link brings the password and the words of its own, and voids the other', async () => {
  const api = await startApi()
  const strangers = { full_name: 'Mallory', company: 'Mallory & Sons', phone: '(904) 555-0199' }
  await signUp(api, { password: other_password, data: strangers })
  await signUp(api, { password: goodPassword, data: { full_name: 'Dana' } })
  const [mine, foreign] = await api.linksTo(email)
  expect(await openMailedLink(mine)).toHaveProperty('access_token')
  expect(await openMailedLink(foreign)).toMatchObject({ error_code: 'otp_expired' })
  expect(await signIn(api, goodPassword)).toBe(200)
  expect(await signIn(api, other_password)).toBe(400)
  const users = await api.database.asOwner('select email_verified, user_metadata from users')
  expect(users).toEqual([{ email_verified: true, user_metadata: { full_name: 'Dana' } }])
  const profiles = await api.database.asOwner('select full_name, company, phone from profiles')
  expect(profiles).toEqual([{ full_name: 'Dana', company: '', phone: '' }])
})

test('a resent link after several sign-ups leads to a new password instead of anybody’s', async () => {
  const api = await startApi()
  await signUp(api, {})
  expect((await api.ask('/auth/v1/resend', 'POST', { email, type: 'signup' })).status).toBe(200)
  expect((await api.linksTo(email)).map(link => new URL(link).searchParams.get('type'))).toEqual(['signup', 'signup'])
  await signUp(api, { password: other_password })
  await api.ask('/auth/v1/resend', 'POST', { email, type: 'signup' })
  const [link] = await api.linksTo(email)
  expect(await openMailedLink(link)).toMatchObject({ type: 'recovery', access_token: expect.any(String) })
  expect([await signIn(api, goodPassword), await signIn(api, other_password)]).toEqual([400, 400])
})

test('our own pages get that link to the page for a new password: the root could not take the session', async () => {
  const api = await startApi()
  await signUp(api, {})
  await signUp(api, { password: other_password })
  const path = `/auth/v1/resend?redirect_to=${encodeURIComponent(`${api.origin}/`)}`
  await api.ask(path, 'POST', { email, type: 'signup' }, { 'X-Porchlight-Session': 'cookie' })
  const [link = ''] = await api.linksTo(email)
  expect(new URL(link).searchParams.get('redirect_to')).toBe(`${api.origin}/new-password`)
})

test('a weak password is refused with 422 and its reasons, and stores nothing', async () => {
  const api = await startApi()
  const answer = await signUp(api, { password: 'dana@shop.example' })
  expect([answer.status, await answer.json()]).toMatchObject([
    422,
    { code: 'weak_password', weak_password: { reasons: ['characters'] } },
  ])
  expect(await api.database.asOwner('select id from users')).toEqual([])
})

test('a password of 128 characters and more is taken, in any script', async () => {
  const api = await startApi()
  const long = 'ζωή🏮'.repeat(40)
  expect((await signUp(api, { password: long })).status).toBe(200)
  await openMailedLink((await api.linksTo(email))[0])
  expect(await signIn(api, long)).toBe(200)
  expect((await signUp(api, { email: 'b@shop.example', password: 'long '.repeat(300) })).status).toBe(422)
})

test('an e-mail address is one account in any case', async () => {
  const api = await startApi()
  await becomeClient(api, email)
  await signUp(api, { email: ' DANA@Shop.Example ' })
  expect(await api.database.asOwner('select email from users')).toEqual([{ email }])
})

test('one address gets at most five mails in an hour, and one network signs up at most twenty times', async () => {
  const api = await startApi()
  for (let n = 0; n < 5; n += 1) expect((await api.ask('/auth/v1/recover', 'POST', { email })).status).toBe(200)
  const sixth = await api.ask('/auth/v1/recover', 'POST', { email })
  expect([sixth.status, (await sixth.json()).code]).toEqual([429, 'over_email_send_rate_limit'])
  expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(3500)
  const statuses = await Promise.all(
    Array.from({ length: 21 }, async (_, n) => (await signUp(api, { email: `user${n}@shop.example` })).status),
  )
  expect(statuses.filter(status => status === 200)).toHaveLength(20)
  expect(statuses.filter(status => status === 429)).toHaveLength(1)
})

test.each([
  ['{', 400],
  ['[]', 422],
  ['null', 422],
  [{ email: 'x', password: goodPassword }, 422],
  [{ email, password: 7 }, 422],
  [{ email }, 422],
  [{ email, password: goodPassword, data: 'x' }, 422],
  [{ email, password: goodPassword, data: { a: '\u0000' } }, 422],
  [{ email, password: goodPassword, data: { a: 'x'.repeat(9000) } }, 422],
  [{ email, password: 'x'.repeat(70_000) }, 413],
])('the sign-up %j is refused', async (body, status) => {
  const api = await startApi()
  const answer = await api.ask('/auth/v1/signup', 'POST', body)
  expect(answer.status).toBe(status)
  expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01')
  expect(await answer.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) })
  expect(await api.database.asOwner('select id from users')).toEqual([])
})
