import { expect, test } from 'vitest'
import { becomeClient, goodPassword } from '#tests/support/features/auth-client.ts'
import { type RunningApi, startApi } from '#tests/support/program/running-api.ts'

const email = 'dana@shop.example'

const refresh = (api: RunningApi, refresh_token: string) =>
  api.ask('/auth/v1/token?grant_type=refresh_token', 'POST', { refresh_token })

async function signIn(api: RunningApi) {
  const answer = await api.ask('/auth/v1/token?grant_type=password', 'POST', { email, password: goodPassword })
  return answer.json()
}

const readUser = (api: RunningApi, { access_token }: { access_token: string }) =>
  api.ask('/auth/v1/user', 'GET', undefined, { Authorization: `Bearer ${access_token}` })

test('of 50 refreshes at once with one token none is refused, and all get the same successor, which is good', async () => {
  const api = await startApi()
  const first = await becomeClient(api, email)
  const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(api, first.refresh_token)))
  expect(answers.map(answer => answer.status)).toEqual(Array(50).fill(200))
  const sessions = await Promise.all(answers.map(answer => answer.json()))
  expect(new Set(sessions.map(session => session.refresh_token)).size).toBe(1)
  const again = await refresh(api, sessions[0].refresh_token)
  expect(again.status).toBe(200)
  expect((await readUser(api, await again.json())).status).toBe(200)
  expect(await api.database.asOwner('select count(*)::int as n from sessions where ended_at is not null')).toEqual([
    { n: 0 },
  ])
})

test('a token that comes again after the grace ends its session and no other', async () => {
  const api = await startApi()
  await becomeClient(api, email)
  const [stolen, untouched] = [await signIn(api), await signIn(api)]
  const next = await (await refresh(api, stolen.refresh_token)).json()
  await api.database.asOwner(
    "update refresh_tokens set used_at = used_at - interval '11 seconds' where used_at is not null",
  )
  const reused = await refresh(api, stolen.refresh_token)
  expect([reused.status, (await reused.json()).code]).toEqual([400, 'refresh_token_already_used'])
  expect((await readUser(api, next)).status).toBe(401)
  expect((await refresh(api, next.refresh_token)).status).toBe(401)
  expect((await readUser(api, untouched)).status).toBe(200)
  expect((await refresh(api, untouched.refresh_token)).status).toBe(200)
  const ended = await api.database.asOwner('select end_reason from sessions where ended_at is not null')
  expect(ended).toEqual([{ end_reason: 'token_reused' }])
})

test('the grace is for the token just replaced: an older one ends the session even within ten seconds', async () => {
  const api = await startApi()
  const first = await becomeClient(api, email)
  const second = await (await refresh(api, first.refresh_token)).json()
  const third = await (await refresh(api, second.refresh_token)).json()
  expect((await refresh(api, first.refresh_token)).status).toBe(400)
  expect((await refresh(api, third.refresh_token)).status).toBe(401)
})

test('an unknown token is refused and ends nothing', async () => {
  const api = await startApi()
  const first = await becomeClient(api, email)
  const unknown = await refresh(api, `${first.refresh_token}x`)
  expect([unknown.status, (await unknown.json()).code]).toEqual([400, 'refresh_token_not_found'])
  expect((await refresh(api, first.refresh_token)).status).toBe(200)
})

test('tokens are nowhere stored as they are', async () => {
  const api = await startApi()
  const { refresh_token, access_token } = await becomeClient(api, email)
  const second = await (await refresh(api, refresh_token)).json()
  const rows = await api.database.asOwner(
    'select (select json_agg(t) from refresh_tokens t)::text || (select json_agg(s) from sessions s)::text as all',
  )
  for (const secret of [refresh_token, second.refresh_token, access_token])
    expect(String(rows[0]?.all)).not.toContain(secret)
})

test('a session that nobody refreshed for 30 days, or that is 90 days old, is over', async () => {
  const api = await startApi()
  await becomeClient(api, email)
  for (const change of ["refreshed_at = now() - interval '31 days'", "expires_at = now() - interval '1 second'"]) {
    const session = await signIn(api)
    await api.database.asOwner(`update sessions set ${change} where ended_at is null`)
    const answer = await refresh(api, session.refresh_token)
    expect([answer.status, (await answer.json()).code]).toEqual([401, 'session_not_found'])
    expect((await readUser(api, session)).status).toBe(401)
  }
})
