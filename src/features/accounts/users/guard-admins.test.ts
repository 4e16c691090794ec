import { expect, test } from 'vitest'
import { giveRole } from '#src/features/accounts/users/give-role.ts'
import { becomeAdmin, openAdminApi } from '#tests/support/features/admin-api.ts'

test('nobody suspends or demotes themselves, and of two admins who demote each other at once one remains', async () => {
  const { api, ask, admin } = await openAdminApi()
  for (const [path, body] of [
    ['suspension', {}],
    ['role', { role: 'client' }],
  ] as const) {
    const answer = await ask(`/api/users/${admin.id}/${path}`, 'PUT', body)
    expect([answer.status, (await answer.json()).code]).toEqual([409, 'own_account'])
  }
  const second = await becomeAdmin(api, 'second@agency.example')
  const as = { Authorization: `Bearer ${second.access_token}` }
  for (let round = 0; round < 10; round += 1) {
    await api.database.asOwner("update user_roles set role = 'admin'")
    await Promise.all([
      ask(`/api/users/${second.id}/role`, 'PUT', { role: 'client' }),
      api.ask(`/api/users/${admin.id}/role`, 'PUT', { role: 'client' }, as),
    ])
    expect(await api.database.asOwner("select from user_roles where role = 'admin'")).toHaveLength(1)
  }
})

test('an admin who cannot sign in does not count: the last one who can keeps role and way in', async () => {
  const { api, ask, admin } = await openAdminApi()
  const invited = await (await ask('/api/users', 'POST', { email: 'ada@agency.example', role: 'admin' })).json()
  const refused = await api.database.inTransaction({ kind: 'user', user_id: invited.id, role: 'admin' }, tx =>
    giveRole(tx, { user_id: admin.id, role: 'client', by: invited.id }),
  )
  expect(refused).toMatchObject({ ok: false, refusal: { code: 'last_admin' } })
})
