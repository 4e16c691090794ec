import { expect, test } from 'vitest'
import { becomeClient, goodPassword } from '#tests/support/features/auth-client.ts'
import { startApi } from '#tests/support/program/running-api.ts'
import { fc } from '#tests/support/runner/properties.ts'

const email = 'dana@shop.example'
const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
const strange = [
  '{"data":{"a":"\\ud800"}}',
  '{"data":{"\\u0000":1}}',
  `{"data":{"a":${deep}}}`,
  '{"data":{"__proto__":{"role":"admin"}}}',
  '{"data":{"constructor":{"prototype":{"role":"admin"}}}}',
  '{"data":[]}',
  '{"data":{"a":1e999}}',
  '{"email":{"$ne":null},"password":{"$gt":""}}',
  '{"email":["dana@shop.example"]}',
  '{"password":null,"email":null}',
  '{"type":"__proto__","token_hash":"x"}',
  '{"refresh_token":"\\u0000"}',
  '{"auth_code":"\\u0000","code_verifier":"x"}',
  '{"token":"a\\u0000b","email":"dana@shop.example","password":"x"}',
  '{"refresh_token":["x"]}',
  deep,
  '"\\ud83d"',
  '1e400',
]

test('strange bodies on every call end in a refusal or do no harm, never in a 5xx', async () => {
  const api = await startApi({ trusted_proxies: ['127.0.0.1', '::1'] })
  const { id, access_token } = await becomeClient(api, email)
  const calls: [string, string][] = [
    ['POST', '/auth/v1/signup'],
    ['POST', '/auth/v1/token?grant_type=password'],
    ['POST', '/auth/v1/token?grant_type=refresh_token'],
    ['POST', '/auth/v1/token?grant_type=pkce'],
    ['POST', '/auth/v1/first-admin'],
    ['POST', '/auth/v1/recover'],
    ['POST', '/auth/v1/resend'],
    ['POST', '/auth/v1/verify'],
    ['PUT', '/auth/v1/user'],
    ['PATCH', `/api/profiles/${id}`],
    ['POST', '/auth/v1/factors'],
    ['POST', `/auth/v1/factors/${id}/challenge`],
    ['POST', `/auth/v1/factors/${id}/verify`],
    ['POST', '/auth/v1/factors/recovery-codes'],
    ['POST', '/auth/v1/factors/recovery-codes/verify'],
  ]
  const headers = { Authorization: `Bearer ${access_token}` }
  const answers = calls.flatMap(([method, path]) =>
    strange.map(async body => [method, path, body.slice(0, 60), (await api.ask(path, method, body, headers)).status]),
  )
  for (const [method, path, body, status] of await Promise.all(answers)) {
    expect([method, path, body, Number(status) < 500]).toEqual([method, path, body, true])
  }
  expect(await api.database.asOwner('select role from user_roles')).toEqual([{ role: 'client' }])
  expect(api.lines.filter(line => line.level === 'error')).toEqual([])
})

test('any words in the query and the headers of sessions are refused without a 5xx', async () => {
  const api = await startApi()
  const text = fc.string({ unit: 'binary', maxLength: 60 })
  await fc.assert(
    fc.asyncProperty(text, text, async (one, two) => {
      const query = new URLSearchParams({ token: one, type: two, redirect_to: one, grant_type: two, scope: two })
      const header = Buffer.from(one)
        .toString('latin1')
        .replaceAll(/[^\x20-\x7e]/g, '?')
      const headers = {
        Authorization: `Bearer ${header}`,
        Cookie: `porchlight_session=${header}`,
        'X-Porchlight-Session': 'cookie',
      }
      const answers = await Promise.all([
        api.ask(`/auth/v1/verify?${query}`),
        api.ask(`/auth/v1/verify?type=signup&${new URLSearchParams({ token: one, redirect_to: two })}`),
        api.ask(`/auth/v1/logout?${query}`, 'POST', undefined, headers),
        api.ask('/auth/v1/user', 'GET', undefined, headers),
        api.ask('/auth/v1/token?grant_type=refresh_token', 'POST', { refresh_token: one.slice(0, 20) }, headers),
      ])
      expect(answers.map(answer => answer.status < 500)).toEqual(answers.map(() => true))
      for (const answer of answers.slice(0, 2)) {
        expect(new URL(answer.headers.get('location') ?? '').origin).toBe(api.origin)
      }
    }),
    {
      numRuns: 60,
      examples: [
        ['\0', '\0'],
        ['\ud800', '//\ud800'],
        ['%00', 'http://['],
      ],
    },
  )
})

test('a password in the log is no password: nothing secret that was sent is written there', async () => {
  const api = await startApi()
  const { access_token, refresh_token } = await becomeClient(api, email)
  await api.ask('/auth/v1/token?grant_type=password', 'POST', { email, password: 'my secret guess' })
  await api.ask(`/auth/v1/verify?type=recovery&token=planted-token`)
  const log = JSON.stringify(api.lines)
  for (const secret of [goodPassword, 'my secret guess', 'planted-token', access_token, refresh_token]) {
    expect(log).not.toContain(secret)
  }
})
