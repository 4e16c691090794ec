import { expect, test } from 'vitest'
import { createUserManagement, ensureFirstAdmin } from '#src/features/accounts/manage-users.ts'
import { becomeClient, goodPassword, openAuthClient, openMailedLink } from '#tests/support/features/auth-client.ts'
import { startApi } from '#tests/support/program/running-api.ts'

const email = 'owner@agency.example'
const password = goodPassword

test('the first admin of the settings can sign in at once, and is created once only', async () => {
  const api = await startApi()
  expect(await ensureFirstAdmin(api.accounts, undefined)).toBeUndefined()
  expect(await api.database.asOwner('select id from users')).toEqual([])
  expect(await ensureFirstAdmin(api.accounts, { email, password })).toBeUndefined()
  expect(await ensureFirstAdmin(api.accounts, { email: 'second@agency.example', password })).toBeUndefined()
  expect(await api.database.asOwner('select role from user_roles')).toEqual([{ role: 'admin' }])
  const { data } = await openAuthClient(api).client.signInWithPassword({ email, password })
  expect(data.user?.app_metadata.role).toBe('admin')
})

test('a weak password of the settings, or an address that is taken, is said in a sentence', async () => {
  const api = await startApi()
  expect(await ensureFirstAdmin(api.accounts, { email, password: 'admin' })).toMatch(/too weak/)
  await becomeClient(api, email)
  expect(await ensureFirstAdmin(api.accounts, { email, password })).toMatch(/has an account already/)
  expect(await api.database.asOwner('select role from user_roles')).toEqual([{ role: 'client' }])
})

test('promoting and suspending take hold on the next request of a session that is open', async () => {
  const api = await startApi()
  const { id, access_token } = await becomeClient(api, email)
  const users = createUserManagement(api.accounts)
  const headers = { Authorization: `Bearer ${access_token}` }
  const readRole = () => api.ask(`/api/user-roles/${id}`, 'GET', undefined, headers)
  await users.giveRole(email, 'admin')
  expect(await (await readRole()).json()).toEqual({ user_id: id, role: 'admin' })
  await users.suspend(email)
  expect((await readRole()).status).toBe(401)
  await users.restore(email)
  expect((await readRole()).status).toBe(401)
  expect((await openAuthClient(api).client.signInWithPassword({ email, password })).error).toBeNull()
})

test('a reset ends every session and answers a link, good once, to a new password', async () => {
  const api = await startApi()
  const { access_token } = await becomeClient(api, email)
  const reset = await createUserManagement(api.accounts).reset(email)
  if (!reset.ok) throw new Error(reset.problem)
  expect((await api.ask('/auth/v1/user', 'GET', undefined, { Authorization: `Bearer ${access_token}` })).status).toBe(
    401,
  )
  expect(await openMailedLink(reset.value)).toMatchObject({ type: 'recovery', access_token: expect.any(String) })
  expect(await openMailedLink(reset.value)).toMatchObject({ error_code: 'otp_expired' })
})

test('who is not there is named as such', async () => {
  const api = await startApi()
  const users = createUserManagement(api.accounts)
  for (const done of [await users.suspend('x@y.example'), await users.reset('x@y.example')]) {
    expect(done).toEqual({ ok: false, problem: 'No user has the email address x@y.example.' })
  }
})

test('what is done from the command line is written down without a name, and needs no other admin', async () => {
  const api = await startApi()
  await ensureFirstAdmin(api.accounts, { email, password })
  const users = createUserManagement(api.accounts)
  await users.suspend(email)
  await users.restore(email)
  await users.reset(email)
  expect(await users.giveRole(email, 'client')).toEqual({ ok: true, value: undefined })
  const rows = await api.database.asOwner('select action, done_by from account_events order by created_at')
  const actions = ['created', 'suspended', 'restored', 'password_reset', 'role_given']
  expect(rows).toEqual(actions.map(action => ({ action, done_by: null })))
})
