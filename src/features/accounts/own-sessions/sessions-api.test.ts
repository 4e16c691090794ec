import { expect, test } from 'vitest'
import { becomeClient, goodPassword } from '#tests/support/features/auth-client.ts'
import { type RunningApi, startApi } from '#tests/support/program/running-api.ts'

const email = 'dana@shop.example'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1'

async function signIn(api: RunningApi, headers: Record<string, string> = {}) {
  const body = { email, password: goodPassword }
  const answer = await api.ask('/auth/v1/token?grant_type=password', 'POST', body, headers)
  return (await answer.json()).access_token as string
}

const as = (token: string) => ({ Authorization: `Bearer ${token}` })
const list = async (api: RunningApi, token: string) =>
  (await (await api.ask('/auth/v1/sessions', 'GET', undefined, as(token))).json()).sessions
const end = (api: RunningApi, token: string, id: string, headers: Record<string, string> = {}) =>
  api.ask(`/auth/v1/sessions/${id}`, 'DELETE', undefined, { ...as(token), ...headers })

test('a user sees the sessions that stand, which browser each is, and which is this one', async () => {
  const api = await startApi()
  const first = await becomeClient(api, email)
  await becomeClient(api, 'other@shop.example')
  const token = await signIn(api, { 'User-Agent': iphone })
  await signIn(api)
  await api.database.asOwner("update sessions set refreshed_at = now() - interval '31 days' where id = $1", [
    first.session_id,
  ])
  const sessions = await list(api, token)
  expect(sessions).toEqual([
    {
      id: expect.any(String),
      aal: 'aal1',
      browser: 'Another program',
      current: false,
      created_at: expect.stringMatching(/Z$/),
      refreshed_at: expect.stringMatching(/Z$/),
    },
    expect.objectContaining({ browser: 'Safari on an iPhone', current: true }),
  ])
})

test('ending one session ends that one at once, and not twice', async () => {
  const api = await startApi()
  await becomeClient(api, email)
  const [here, there] = [await signIn(api), await signIn(api)]
  const { id } = (await list(api, there)).find((session: { current: boolean }) => session.current)
  expect((await end(api, here, id)).status).toBe(204)
  expect((await api.ask('/auth/v1/user', 'GET', undefined, as(there))).status).toBe(401)
  expect((await api.ask('/auth/v1/user', 'GET', undefined, as(here))).status).toBe(200)
  expect((await end(api, here, id)).status).toBe(404)
  const ended = await api.database.asOwner('select end_reason from sessions where ended_at is not null')
  expect(ended).toEqual([{ end_reason: 'ended_by_user' }])
})

test('a stranger’s session is as good as missing, and goes on', async () => {
  const api = await startApi()
  const stranger = await becomeClient(api, 'other@shop.example')
  await becomeClient(api, email)
  const token = await signIn(api)
  for (const id of [stranger.session_id, crypto.randomUUID(), 'nonsense']) {
    const answer = await end(api, token, id)
    expect([answer.status, (await answer.json()).code]).toEqual([404, 'not_found'])
  }
  expect((await api.ask('/auth/v1/user', 'GET', undefined, as(stranger.access_token))).status).toBe(200)
})

test('ending the session in hand takes its cookie away', async () => {
  const api = await startApi()
  const { access_token, session_id } = await becomeClient(api, email)
  const answer = await end(api, access_token, session_id, { 'X-Porchlight-Session': 'cookie' })
  expect(answer.status).toBe(204)
  expect(answer.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^porchlight_session=; Max-Age=0/))
})
