import { expect, test } from 'vitest'
import { createUserManagement } from '#src/features/accounts/manage-users.ts'
import { goodPassword, openMailedLink } from '#tests/support/features/auth-client.ts'
import { type RunningApi, startApi } from '#tests/support/program/running-api.ts'

const email = 'dana@shop.example'
const password = goodPassword
const mode = { 'X-Porchlight-Session': 'cookie' }

async function signIn(api: RunningApi) {
  await createUserManagement(api.accounts).create({ email, password, role: 'client' })
  const answer = await api.ask('/auth/v1/token?grant_type=password', 'POST', { email, password }, mode)
  const cookie = answer.headers.getSetCookie().find(text => text.includes('porchlight_session=')) ?? ''
  return { cookie, pair: cookie.split(';')[0] ?? '', session: await answer.json() }
}

const gone = [
  expect.stringMatching(/^porchlight_session=; Max-Age=0; Path=\/auth\/v1/),
  expect.stringMatching(/^porchlight_signed_in=; Max-Age=0; Path=\/;/),
]

const refresh = (api: RunningApi, headers: Record<string, string>, refresh_token = 'in-cookie') =>
  api.ask('/auth/v1/token?grant_type=refresh_token', 'POST', { refresh_token }, headers)

test('in cookie mode the refresh token is in a cookie no script can read, and nowhere in the body', async () => {
  const api = await startApi()
  const { cookie, pair, session } = await signIn(api)
  expect(cookie).toMatch(/^porchlight_session=[\w-]{43}; Max-Age=7776000; Path=\/auth\/v1; HttpOnly; SameSite=Strict$/)
  expect(session.refresh_token).toBe('in-cookie')
  expect(JSON.stringify(session)).not.toContain(pair.split('=')[1])
})

test('the cookie refreshes and is replaced, with the mode’s header only', async () => {
  const api = await startApi()
  const { pair } = await signIn(api)
  expect((await refresh(api, { Cookie: pair })).status).toBe(400)
  const answer = await refresh(api, { Cookie: pair, ...mode })
  expect(answer.status).toBe(200)
  expect((await answer.json()).refresh_token).toBe('in-cookie')
  expect(answer.headers.getSetCookie()[0]).toMatch(/^porchlight_session=/)
  expect(answer.headers.getSetCookie()[0]?.split(';')[0]).not.toBe(pair)
})

test('ten tabs that refresh at once end with the same good cookie', async () => {
  const api = await startApi()
  const { pair } = await signIn(api)
  const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(api, { Cookie: pair, ...mode })))
  const cookies = new Set(answers.map(answer => answer.headers.getSetCookie()[0]?.split(';')[0]))
  expect(cookies.size).toBe(1)
  expect((await refresh(api, { Cookie: [...cookies][0] ?? '', ...mode })).status).toBe(200)
})

test('signing out, and a refresh that is refused, take the cookie away', async () => {
  const api = await startApi()
  const { pair, session } = await signIn(api)
  const out = await api.ask('/auth/v1/logout', 'POST', undefined, {
    Authorization: `Bearer ${session.access_token}`,
    ...mode,
  })
  expect(out.status).toBe(204)
  expect(out.headers.getSetCookie()).toEqual(gone)
  const refused = await refresh(api, { Cookie: pair, ...mode })
  expect(refused.status).toBe(401)
  expect(refused.headers.getSetCookie()).toEqual(gone)
})

test('on https the cookies are Secure and say so in their names', async () => {
  const api = await startApi({ https: true })
  const { cookie } = await signIn(api)
  expect(cookie).toMatch(/^__Secure-porchlight_session=.*; HttpOnly; Secure; SameSite=Strict$/)
})

test('a link that a browser in cookie mode asked for sets the cookie, and its fragment holds no refresh token', async () => {
  const api = await startApi()
  await api.ask('/auth/v1/signup?redirect_to=/sign-up', 'POST', { email, password }, mode)
  const [link = ''] = await api.linksTo(email)
  const answer = await api.ask(link.slice(api.origin.length))
  expect(answer.status).toBe(303)
  expect(new URLSearchParams(new URL(answer.headers.get('location') ?? '').hash.slice(1)).get('refresh_token')).toBe(
    'in-cookie',
  )
  expect(answer.headers.getSetCookie()[0]).toMatch(/^porchlight_session=[\w-]{43};.*HttpOnly/)
})

test('a link to the site’s root, which runs no script, signs in by the cookie and names a notice instead of tokens', async () => {
  const api = await startApi()
  await api.ask('/auth/v1/signup', 'POST', { email, password }, mode)
  const [link = ''] = await api.linksTo(email)
  const answer = await api.ask(link.slice(api.origin.length))
  expect(answer.headers.get('location')).toBe(`${api.origin}/#email-confirmed`)
  const pair = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  expect((await refresh(api, { Cookie: pair, ...mode })).status).toBe(200)
  const again = await api.ask(link.slice(api.origin.length))
  expect(again.headers.get('location')).toBe(`${api.origin}/#link-expired`)
  expect(again.headers.getSetCookie()).toEqual([])
})

test('scripts learn whose session the browser holds, and nothing that proves it', async () => {
  const api = await startApi()
  const answer = await api.ask('/auth/v1/signup?redirect_to=/sign-up', 'POST', { email, password }, mode)
  expect(answer.headers.getSetCookie()).toEqual([])
  const [link = ''] = await api.linksTo(email)
  const cookies = (await api.ask(link.slice(api.origin.length))).headers.getSetCookie()
  const readable = cookies.filter(text => !text.includes('HttpOnly'))
  const [user] = await api.database.asOwner('select id from users')
  expect(readable).toEqual([expect.stringContaining(`porchlight_signed_in=${user?.id};`)])
})

test('a link leads to our own site only, whatever its query says, and a HEAD does not use it up', async () => {
  const api = await startApi()
  await api.ask('/auth/v1/signup?redirect_to=https://evil.example/x', 'POST', { email, password })
  const [link = ''] = await api.linksTo(email)
  expect(new URL(link).searchParams.get('redirect_to')).toBe(`${api.origin}/`)
  expect((await api.ask(link.slice(api.origin.length), 'HEAD')).status).toBe(200)
  for (const redirect_to of [
    '//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    `${api.origin}.evil.example`,
    '/\\evil.example',
  ]) {
    const url = new URL(link)
    url.searchParams.set('redirect_to', redirect_to)
    url.searchParams.set('token', 'wrong')
    const location = (await api.ask(url.pathname + url.search)).headers.get('location') ?? ''
    expect(new URL(location).origin).toBe(api.origin)
    expect(location).toContain('error_code=otp_expired')
  }
  expect(await openMailedLink(link)).toHaveProperty('access_token')
})

test('a link is gone after its time', async () => {
  const api = await startApi()
  await api.ask('/auth/v1/signup', 'POST', { email, password })
  await api.database.asOwner("update one_time_values set expires_at = now() - interval '1 second'")
  expect(await openMailedLink((await api.linksTo(email))[0])).toMatchObject({ error_code: 'otp_expired' })
  expect(await api.database.asOwner('select email_verified from users')).toEqual([{ email_verified: false }])
})
