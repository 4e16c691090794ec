import { expect, test } from 'vitest'
import { openAdminApi } from '#tests/support/features/admin-api.ts'
import { becomeClient, goodPassword, openAuthClient, openMailedLink } from '#tests/support/features/auth-client.ts'

const email = 'ada@shop.example'

test('an invited person confirms and chooses a password by the mailed link, with the role they were given', async () => {
  const { api, ask, admin } = await openAdminApi()
  const invited = await ask('/api/users', 'POST', { email: ' Ada@Shop.example ', full_name: 'Ada Park', role: 'admin' })
  const user = await invited.json()
  expect([invited.status, user.status, user.email, user.full_name]).toEqual([201, 'invited', email, 'Ada Park'])
  expect(user.events).toMatchObject([{ action: 'invited', after: { email, role: 'admin' }, done_by: admin.id }])
  expect(JSON.stringify(user)).not.toContain('token')

  const { client } = openAuthClient(api)
  expect((await client.signInWithPassword({ email, password: goodPassword })).error?.code).toBe('invalid_credentials')
  const [link = ''] = await api.linksTo(email)
  const fragment = await openMailedLink(link)
  expect(fragment).toMatchObject({ type: 'invite', access_token: expect.any(String) })
  const headers = { Authorization: `Bearer ${fragment.access_token}` }
  expect((await api.ask('/auth/v1/user', 'PUT', { password: goodPassword }, headers)).status).toBe(200)
  const { data } = await client.signInWithPassword({ email, password: goodPassword })
  expect(data.user?.app_metadata.role).toBe('admin')
  expect((await (await ask(`/api/users/${user.id}`)).json()).status).toBe('active')
  expect(await openMailedLink(link)).toMatchObject({ error_code: 'otp_expired' })
})

test('an invitation is mailed again while nobody has opened it, and the first link of all ends the others', async () => {
  const { api, ask } = await openAdminApi()
  const { id } = await (await ask('/api/users', 'POST', { email, role: 'client' })).json()
  expect((await ask(`/api/users/${id}/invitation`, 'POST')).status).toBe(200)
  const [second, first] = await api.linksTo(email)
  expect(await openMailedLink(first)).toMatchObject({ type: 'invite' })
  expect(await openMailedLink(second)).toMatchObject({ error_code: 'otp_expired' })
  const again = await ask(`/api/users/${id}/invitation`, 'POST')
  expect([again.status, (await again.json()).code]).toEqual([409, 'already_confirmed'])
})

test('an address with an account is not invited, and five at once make one user', async () => {
  const { api, ask } = await openAdminApi()
  await becomeClient(api, 'dana@shop.example')
  const taken = await ask('/api/users', 'POST', { email: 'dana@shop.example', role: 'admin' })
  expect([taken.status, (await taken.json()).code]).toEqual([409, 'email_exists'])
  expect(await api.database.asOwner("select role from user_roles where role = 'admin'")).toHaveLength(1)
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => ask('/api/users', 'POST', { email, role: 'client' })))
  expect(answers.map(answer => answer.status).toSorted()).toEqual([201, 409, 409, 409, 409])
  expect(await api.linksTo(email)).toHaveLength(1)
})

test('a password laid under somebody’s address before they were invited opens nothing', async () => {
  const { api, ask } = await openAdminApi()
  await api.ask('/auth/v1/signup', 'POST', { email, password: goodPassword })
  const [listed] = (await (await ask(`/api/users?search=${email}`)).json()).users
  expect(listed.status).toBe('unconfirmed')
  expect((await (await ask(`/api/users/${listed.id}/invitation`, 'POST')).json()).status).toBe('invited')
  const [link] = await api.linksTo(email)
  expect(await openMailedLink(link)).toMatchObject({ type: 'invite' })
  const { error } = await openAuthClient(api).client.signInWithPassword({ email, password: goodPassword })
  expect(error?.code).toBe('invalid_credentials')
})

test.each([
  ['was invited as an admin', { email, role: 'admin' }],
  ['was invited as a client', { email, role: 'client' }],
])(
  'a stranger’s sign-up with the address of somebody who %s lays no password, whichever link is opened',
  async (_, invitation) => {
    const { api, ask } = await openAdminApi()
    const { id } = await (await ask('/api/users', 'POST', invitation)).json()
    const data = { full_name: 'Stranger' }
    await api.ask('/auth/v1/signup', 'POST', { email, password: goodPassword, data })
    const [of_stranger] = await api.linksTo(email)
    expect(await openMailedLink(of_stranger)).toMatchObject({ type: 'signup', access_token: expect.any(String) })
    const { error } = await openAuthClient(api).client.signInWithPassword({ email, password: goodPassword })
    expect(error?.code).toBe('invalid_credentials')
    expect(await (await ask(`/api/users/${id}`)).json()).toMatchObject({ status: 'active', role: invitation.role })
    const written = await api.database.asOwner('select user_metadata from users where id = $1', [id])
    expect(JSON.stringify(written)).not.toContain('Stranger')
  },
)

test('a sign-up that is made an admin before it is confirmed has no password until its owner chooses one', async () => {
  const { api, ask } = await openAdminApi()
  await api.ask('/auth/v1/signup', 'POST', { email, password: goodPassword })
  const [{ id }] = (await (await ask(`/api/users?search=${email}`)).json()).users
  expect((await ask(`/api/users/${id}/role`, 'PUT', { role: 'admin' })).status).toBe(200)
  const { access_token } = await openMailedLink((await api.linksTo(email))[0])
  const { client } = openAuthClient(api)
  expect((await client.signInWithPassword({ email, password: goodPassword })).error?.code).toBe('invalid_credentials')
  const headers = { Authorization: `Bearer ${access_token}` }
  const password = 'tide tables and porch paint'
  expect((await api.ask('/auth/v1/user', 'PUT', { password }, headers)).status).toBe(200)
  expect((await client.signInWithPassword({ email, password })).error).toBeNull()
})
