import { expect, test } from 'vitest'
import { makeFirstAdminLink } from '#src/features/accounts/first-admin/first-admin-link.ts'
import { becomeClient, goodPassword, openAuthClient } from '#tests/support/features/auth-client.ts'
import { type RunningApi, startApi } from '#tests/support/program/running-api.ts'

const email = 'owner@agency.example'

async function tokenFor(api: RunningApi): Promise<string> {
  const link = new URL((await makeFirstAdminLink(api.accounts)) ?? '')
  expect([link.origin, link.pathname]).toEqual([api.origin, '/first-admin'])
  return new URLSearchParams(link.hash.slice(1)).get('token') ?? ''
}

async function create(api: RunningApi, body: object) {
  const answer = await api.ask('/auth/v1/first-admin', 'POST', { email, password: goodPassword, ...body })
  return { status: answer.status, ...(await answer.json()), request_id: undefined }
}

test('the printed link creates one confirmed admin, who can sign in at once', async () => {
  const api = await startApi()
  const token = await tokenFor(api)
  const created = await create(api, { token, full_name: 'Robin Vale' })
  expect(created).toMatchObject({ status: 200, email, app_metadata: { role: 'admin' } })
  const { data, error } = await openAuthClient(api).client.signInWithPassword({ email, password: goodPassword })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ app_metadata: { role: 'admin' }, email_confirmed_at: expect.any(String) })
  expect(await api.database.asOwner('select full_name from profiles')).toEqual([{ full_name: 'Robin Vale' }])
  expect(await makeFirstAdminLink(api.accounts)).toBeUndefined()
})

test('a used, an expired, a replaced, a made-up link and one that came too late are refused alike', async () => {
  const api = await startApi()
  const refusals: unknown[] = []
  const replaced = await tokenFor(api)
  const expired = await tokenFor(api)
  refusals.push(await create(api, { token: replaced }))
  await api.database.asOwner("update one_time_values set expires_at = now() - interval '1 second'")
  refusals.push(await create(api, { token: expired }), await create(api, { token: 'made-up' }))
  const late = await tokenFor(api)
  await becomeClient(api, 'other@agency.example')
  await api.database.asOwner("update user_roles set role = 'admin'")
  refusals.push(await create(api, { token: late, password: 'weak' }))
  await api.database.asOwner("update user_roles set role = 'client'")
  const used = await tokenFor(api)
  expect(await create(api, { token: used })).toMatchObject({ status: 200 })
  refusals.push(await create(api, { token: used, email: 'second@agency.example' }))
  expect(refusals).toEqual(Array(5).fill(expect.objectContaining({ status: 403, code: 'otp_expired' })))
  expect(new Set(refusals.map(refusal => JSON.stringify(refusal))).size).toBe(1)
  expect(await api.database.asOwner("select count(*)::int as n from user_roles where role = 'admin'")).toEqual([
    { n: 1 },
  ])
})

test('of ten that open the link at once one becomes admin', async () => {
  const api = await startApi()
  const token = await tokenFor(api)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => create(api, { token, email: `owner${n}@agency.example` })),
  )
  expect(answers.map(answer => answer.status).toSorted()).toEqual([200, ...Array(9).fill(403)])
  expect(await api.database.asOwner('select role from user_roles')).toEqual([{ role: 'admin' }])
})

test('a weak password is refused with its reasons, a taken address with a word, and the link stays good', async () => {
  const api = await startApi()
  await becomeClient(api, 'taken@agency.example')
  const token = await tokenFor(api)
  expect(await create(api, { token, password: 'owner@agency.example' })).toMatchObject({
    status: 422,
    code: 'weak_password',
    weak_password: { reasons: ['characters'] },
  })
  expect(await create(api, { token, password: 'Robin Vale', full_name: 'Robin Vale' })).toMatchObject({ status: 422 })
  expect(await create(api, { token, email: 'taken@agency.example' })).toMatchObject({
    status: 409,
    code: 'email_exists',
  })
  expect(await create(api, { token })).toMatchObject({ status: 200 })
})

test('who does not hold the link learns nothing about addresses', async () => {
  const api = await startApi()
  await becomeClient(api, 'taken@agency.example')
  await tokenFor(api)
  const [taken, free] = [
    await create(api, { token: 'x', email: 'taken@agency.example' }),
    await create(api, { token: 'x' }),
  ]
  expect(taken).toEqual(free)
})

test('the token is nowhere stored as it is', async () => {
  const api = await startApi()
  const token = await tokenFor(api)
  expect(JSON.stringify(await api.database.asOwner('select * from one_time_values'))).not.toContain(token)
})
