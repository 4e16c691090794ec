import { expect, test } from 'vitest'
import { clearOutAccounts } from '#src/features/accounts/clear-out.ts'
import { becomeClient } from '#tests/support/features/auth-client.ts'
import { openTestDatabase } from '#tests/support/machine/test-database.ts'
import { startApi } from '#tests/support/program/running-api.ts'
import { rotateSigningKey } from './sessions/token-keys.ts'

const email = 'dana@shop.example'
const nothing = {
  sessions: 0,
  one_time_values: 0,
  attempts: 0,
  factor_challenges: 0,
  unfinished_factors: 0,
  signing_keys: 0,
}

test('sessions over for more than 30 days go with their tokens, others stay', async () => {
  const { database, ...api } = await startApi()
  const { id, session_id } = await becomeClient({ database, ...api }, email)
  const add = (name: string, columns: string) =>
    database.asOwner(
      `with made as (
         insert into sessions (id, user_id, amr, user_agent, refreshed_at, expires_at, ended_at)
         values (gen_random_uuid(), $1, '[]', $2, ${columns}) returning id)
       insert into refresh_tokens (token_hash, session_id) select $2, id from made`,
      [id, name],
    )
  const day = (n: number) => `now() - interval '${n} days'`
  await add('ended long ago', `${day(40)}, ${day(-50)}, ${day(31)}`)
  await add('ended lately', `${day(40)}, ${day(-50)}, ${day(29)}`)
  await add('expired long ago', `${day(40)}, ${day(31)}, null`)
  await add('expired lately', `${day(40)}, ${day(29)}, null`)
  await add('unused for long', `${day(61)}, ${day(-20)}, null`)
  await add('unused', `${day(59)}, ${day(-20)}, null`)
  expect(await clearOutAccounts(database)).toMatchObject({ sessions: 3 })
  const left = await database.asOwner('select user_agent from sessions where id <> $1 order by user_agent', [
    session_id,
  ])
  expect(left.map(row => row.user_agent)).toEqual(['ended lately', 'expired lately', 'unused'])
  const tokens = await database.asOwner(
    'select token_hash from refresh_tokens where session_id <> $1 order by token_hash',
    [session_id],
  )
  expect(tokens.map(row => row.token_hash)).toEqual(['ended lately', 'expired lately', 'unused'])
})

test('expired links, old attempts, open questions and set-ups that nobody finished go; what still counts stays', async () => {
  const api = await startApi()
  const { id, session_id } = await becomeClient(api, email)
  const { asOwner } = api.database
  await asOwner('delete from attempts')
  for (const [name, hours] of [
    ['old', -25],
    ['new', 1],
  ] as const) {
    const at = `now() + interval '${hours} hours'`
    await asOwner(
      `insert into one_time_values (id, identifier, value, expires_at) values (gen_random_uuid(), $1, '{}', ${at})`,
      [name],
    )
    await asOwner(`insert into attempts (id, subject_hash, created_at) values (gen_random_uuid(), $1, ${at})`, [name])
    await asOwner(
      `with made as (
         insert into factors (id, user_id, factor_type, friendly_name, verified_at, created_at)
         values (gen_random_uuid(), $1, 'totp', $2, now(), ${at}) returning id)
       insert into factor_challenges (id, factor_id, session_id, expires_at)
       select gen_random_uuid(), id, $3, ${at} from made`,
      [id, name, session_id],
    )
    await asOwner(
      `insert into factors (id, user_id, factor_type, friendly_name, created_at)
       values (gen_random_uuid(), $1, 'totp', $2, ${at})`,
      [id, `unfinished ${name}`],
    )
  }
  const one_of_each = { one_time_values: 1, attempts: 1, factor_challenges: 1, unfinished_factors: 1 }
  expect(await clearOutAccounts(api.database)).toEqual({ ...nothing, ...one_of_each })
  expect(await clearOutAccounts(api.database)).toEqual(nothing)
  const named = await asOwner('select friendly_name from factors order by friendly_name')
  expect(named.map(row => row.friendly_name)).toEqual(['new', 'old', 'unfinished new'])
})

test('a replaced signing key goes when its last token has expired, and the one in force never', async () => {
  const api = await startApi()
  const { access_token } = await becomeClient(api, email)
  await rotateSigningKey(api.database)
  expect(await clearOutAccounts(api.database)).toMatchObject({ signing_keys: 0 })
  const user = () => api.ask('/auth/v1/user', 'GET', undefined, { Authorization: `Bearer ${access_token}` })
  expect((await user()).status).toBe(200)
  await api.database.asOwner(
    "update signing_keys set replaced_at = now() - interval '71 minutes', created_at = now() - interval '1 year' where replaced_at is not null",
  )
  expect(await clearOutAccounts(api.database)).toMatchObject({ signing_keys: 1 })
  expect(await api.database.asOwner('select replaced_at from signing_keys')).toEqual([{ replaced_at: null }])
})

test('more than fits into one statement goes too', async () => {
  const database = await openTestDatabase()
  await database.asOwner(
    "insert into attempts (id, subject_hash, created_at) select gen_random_uuid(), n::text, now() - interval '2 hours' from generate_series(1, 2500) n",
  )
  expect(await clearOutAccounts(database)).toEqual({ ...nothing, attempts: 2500 })
})

test('two processes that clear out at the same time get in nobody’s way', async () => {
  const database = await openTestDatabase()
  await database.asOwner(
    "insert into attempts (id, subject_hash, created_at) select gen_random_uuid(), n::text, now() - interval '2 hours' from generate_series(1, 3000) n",
  )
  const counts = await Promise.all([clearOutAccounts(database), clearOutAccounts(database)])
  expect(counts.reduce((sum, { attempts }) => sum + attempts, 0)).toBe(3000)
})
