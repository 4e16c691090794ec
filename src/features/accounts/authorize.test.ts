import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { findAccount } from '#src/features/accounts/user-store.ts'
import { accountsDesk } from '#src/platform/database/actor.ts'
import { becomeClient, goodPassword } from '#tests/support/features/auth-client.ts'
import { forgeTokens } from '#tests/support/features/forge-tokens.ts'
import { type RunningApi, startApi } from '#tests/support/program/running-api.ts'
import { toSessionAnswer } from './sessions/session-answer.ts'
import { startSession } from './sessions/start-session.ts'
import { openTokenKeys, rotateSigningKey } from './sessions/token-keys.ts'

const email = 'dana@shop.example'

function readUser(api: RunningApi, token: string) {
  return api.ask('/auth/v1/user', 'GET', undefined, { Authorization: `Bearer ${token}` })
}

async function codeFor(api: RunningApi, token: string): Promise<[number, string]> {
  const answer = await readUser(api, token)
  return [answer.status, (await answer.json()).code]
}

/** The keys as another process on the same database opens them. */
function openKeysElsewhere(api: RunningApi) {
  const keys = openTokenKeys(api.database, { issuer: `${api.origin}/auth/v1`, audience: 'authenticated' })
  const now = Math.floor(Date.now() / 1000)
  return {
    verify: keys.verify,
    sign: (claims: { sub: string; session_id: string }) => keys.sign({ ...claims, iat: now, exp: now + 600 }),
  }
}

test('malformed, forged, foreign, expired, unsigned and misdirected tokens are refused as invalid', async () => {
  const api = await startApi()
  const { good, bad } = await forgeTokens(api, await becomeClient(api, email))
  expect((await readUser(api, good)).status).toBe(200)
  const codes = await Promise.all(Object.entries(bad).map(async ([name, token]) => [name, await codeFor(api, token)]))
  expect(Object.fromEntries(codes)).toEqual(Object.fromEntries(Object.keys(bad).map(name => [name, [401, 'bad_jwt']])))
})

test('no token, and a token whose session is somebody else’s or gone, count as a missing session', async () => {
  const api = await startApi()
  const [one, two] = [await becomeClient(api, email), await becomeClient(api, 'lee@shop.example')]
  const answer = await api.ask('/auth/v1/user')
  expect([answer.status, (await answer.json()).code]).toEqual([401, 'session_not_found'])
  const now = Math.floor(Date.now() / 1000)
  const sign = (claims: { sub: string; session_id: string }) =>
    api.accounts.keys.sign({ ...claims, iat: now, exp: now + 600 })
  const missing = [401, 'session_not_found']
  expect(await codeFor(api, await sign({ sub: one.id, session_id: two.session_id }))).toEqual(missing)
  expect(await codeFor(api, await sign({ sub: one.id, session_id: randomUUID() }))).toEqual(missing)
})

test('after a change of keys new tokens are signed by the new one and old ones stay good', async () => {
  const api = await startApi()
  const before = await becomeClient(api, email)
  await rotateSigningKey(api.database)
  const second = openKeysElsewhere(api)
  const kid = (token: string) => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid
  const fresh = await second.sign({ sub: before.id, session_id: before.session_id })
  expect(kid(fresh)).not.toBe(kid(before.access_token))
  expect(await second.verify(before.access_token)).toMatchObject({ sub: before.id })
  expect(await second.verify(fresh)).toMatchObject({ sub: before.id })
})

test('a signed-out, ended, expired or deleted session is refused on the very next request, 1,000 times of 1,000', async () => {
  const api = await startApi()
  const { id } = await becomeClient(api, email)

  const open = () =>
    api.database.inTransaction(accountsDesk, async tx => {
      const account = await findAccount(tx, { id })
      if (!account) throw new Error('no account')
      return startSession(tx, account, 'password', '')
    })
  const ends = [
    (token: string) => api.ask('/auth/v1/logout?scope=local', 'POST', undefined, { Authorization: `Bearer ${token}` }),
    (_: string, sid: string) =>
      api.database.asOwner("update sessions set ended_at = now(), end_reason = 'x' where id = $1", [sid]),
    (_: string, sid: string) => api.database.asOwner('update sessions set expires_at = now() where id = $1', [sid]),
    (_: string, sid: string) => api.database.asOwner('delete from sessions where id = $1', [sid]),
  ]
  let accepted_before = 0
  let refused_after = 0
  const one = async (n: number) => {
    const started = await open()
    const { access_token } = await toSessionAnswer(started, api.accounts.keys)
    if ((await readUser(api, access_token)).status === 200) accepted_before += 1
    await ends[n % ends.length]?.(access_token, started.session.id)
    const [status, code] = await codeFor(api, access_token)
    if (status === 401 && code === 'session_not_found') refused_after += 1
  }
  for (let n = 0; n < 1000; n += 50) await Promise.all(Array.from({ length: 50 }, (_, k) => one(n + k)))
  expect([accepted_before, refused_after]).toEqual([1000, 1000])
}, 60_000)

test('a changed password ends every other session at once, and a suspension all of them', async () => {
  const api = await startApi()
  const first = await becomeClient(api, email)
  const answer = await api.ask('/auth/v1/token?grant_type=password', 'POST', { email, password: goodPassword })
  const second = await answer.json()
  const headers = { Authorization: `Bearer ${second.access_token}` }
  const changed = await api.ask('/auth/v1/user', 'PUT', { password: 'tide tables and porch paint' }, headers)
  expect(changed.status).toBe(200)
  expect(await codeFor(api, first.access_token)).toEqual([401, 'session_not_found'])
  expect((await readUser(api, second.access_token)).status).toBe(200)
  await api.database.asOwner('insert into suspensions (user_id) values ($1)', [first.id])
  expect(await codeFor(api, second.access_token)).toEqual([401, 'session_not_found'])
})
