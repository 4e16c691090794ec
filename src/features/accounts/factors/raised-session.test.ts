import { expect, test } from 'vitest'
import { createUserManagement } from '#src/features/accounts/manage-users.ts'
import { goodPassword } from '#tests/support/features/auth-client.ts'
import { codeOf, setUpTwoFactor } from '#tests/support/features/two-factor.ts'
import { type RunningApi, startApi } from '#tests/support/program/running-api.ts'

const email = 'dana@shop.example'
const mode = { 'X-Porchlight-Session': 'cookie' }

async function challenged(mode_headers: Record<string, string> = {}) {
  const api = await startApi()
  await createUserManagement(api.accounts).create({ email, password: goodPassword, role: 'client' })
  const { factorId, secret } = await setUpTwoFactor(api, email)
  const body = { email, password: goodPassword }
  const signed_in = await api.ask('/auth/v1/token?grant_type=password', 'POST', body, mode_headers)
  const cookie = sessionCookie(signed_in)
  const session = await signed_in.json()
  const headers = { Authorization: `Bearer ${session.access_token}`, Cookie: cookie, ...mode_headers }
  const asked = await api.ask(`/auth/v1/factors/${factorId}/challenge`, 'POST', {}, headers)
  const { id: challenge_id } = await asked.json()
  const verify = () =>
    api.ask(`/auth/v1/factors/${factorId}/verify`, 'POST', { challenge_id, code: codeOf(secret) }, headers)
  return { api, session, cookie, verify }
}

function sessionCookie(answer: Response): string {
  const cookie = answer.headers.getSetCookie().find(text => text.startsWith('porchlight_session='))
  return cookie?.split(';')[0] ?? ''
}

const refresh = (api: RunningApi, refresh_token: string, headers: Record<string, string> = {}) =>
  api.ask('/auth/v1/token?grant_type=refresh_token', 'POST', { refresh_token }, headers)

test('in cookie mode the new refresh token is in the cookie, and tabs that refresh meanwhile have the same one', async () => {
  const { api, cookie, verify } = await challenged(mode)
  const in_cookie = { Cookie: cookie, ...mode }
  const [raised, ...tabs] = await Promise.all([
    verify(),
    refresh(api, '', in_cookie),
    refresh(api, '', in_cookie),
    refresh(api, '', in_cookie),
  ])
  expect([raised.status, ...tabs.map(tab => tab.status)]).toEqual([200, 200, 200, 200])
  expect(await raised.json()).toMatchObject({ refresh_token: 'in-cookie' })
  const cookies = new Set([raised, ...tabs].map(sessionCookie))
  expect(cookies.size).toBe(1)
  expect(cookies).not.toContain(cookie)
  const later = await refresh(api, '', { Cookie: [...cookies][0] ?? '', ...mode })
  expect(later.status).toBe(200)
  expect((await later.json()).user.factors).toHaveLength(1)
})

test('without cookies the old refresh token is replaced; used at once it is refused, used later it was copied', async () => {
  const { api, session, verify } = await challenged()
  const raised = await (await verify()).json()
  const early = await refresh(api, session.refresh_token)
  expect([early.status, (await early.json()).code]).toEqual([400, 'refresh_token_already_used'])
  const next = await refresh(api, raised.refresh_token)
  expect(next.status).toBe(200)
  const { access_token } = await next.json()
  await api.database.asOwner("update refresh_tokens set used_at = used_at - interval '11 seconds'")
  expect((await refresh(api, session.refresh_token)).status).toBe(400)
  const user = await api.ask('/auth/v1/user', 'GET', undefined, { Authorization: `Bearer ${access_token}` })
  expect(user.status).toBe(401)
})

test('a session that was ended while its code was typed is not raised', async () => {
  const { api, verify } = await challenged()
  await api.database.asOwner("update sessions set ended_at = now(), end_reason = 'signed_out'")
  expect((await verify()).status).toBe(401)
  expect(await api.database.asOwner("select id from sessions where aal = 'aal2' and ended_at is null")).toEqual([])
})
