import { expect, test } from 'vitest'
import { openAdminApi } from '#tests/support/features/admin-api.ts'
import { becomeClient, goodPassword } from '#tests/support/features/auth-client.ts'

test('an admin finds users by words of name, e-mail and company, by role and by status', async () => {
  const { api, ask, admin } = await openAdminApi()
  const dana = await becomeClient(api, 'dana@shop.example')
  await becomeClient(api, 'lee@garage.example')
  await api.database.asOwner("update profiles set company = 'Reyes 100% Roofing' where id = $1", [dana.id])
  await api.ask('/auth/v1/signup', 'POST', { email: 'new@shop.example', password: goodPassword })
  await ask('/api/users', 'POST', { email: 'asked@shop.example', full_name: 'Ada Park', role: 'client' })
  await ask(`/api/users/${dana.id}/suspension`, 'PUT', {})
  const emails = async (query: string) => {
    const page = await (await ask(`/api/users?sort=email&order=asc&${query}`)).json()
    return [page.total, ...page.users.map((user: { email: string }) => user.email.split('@')[0])]
  }
  expect(await emails('')).toEqual([5, 'asked', 'dana', 'lee', 'new', 'owner'])
  expect(await emails('search=SHOP')).toEqual([3, 'asked', 'dana', 'new'])
  expect(await emails('search=roofing+reyes')).toEqual([1, 'dana'])
  expect(await emails('search=100%25')).toEqual([1, 'dana'])
  expect(await emails('search=_')).toEqual([0])
  expect(await emails("search=')%3B--")).toEqual([0])
  expect(await emails('role=admin')).toEqual([1, 'owner'])
  expect(await emails('status=suspended')).toEqual([1, 'dana'])
  expect(await emails('status=unconfirmed')).toEqual([1, 'new'])
  expect(await emails('status=invited&role=client')).toEqual([1, 'asked'])
  expect(await emails('status=active')).toEqual([2, 'lee', 'owner'])
  expect(admin.email).toBe('owner@agency.example')
})

test('every sort holds in both directions, and pages of 25 cover all users once', async () => {
  const { api, ask } = await openAdminApi()
  await api.database.asOwner(`
    with made as (
      insert into users (id, email, email_verified, created_at, last_sign_in_at)
      select gen_random_uuid(), 'user' || lpad(n::text, 3, '0') || '@shop.example', true, now() - make_interval(days => n),
        case when n % 3 > 0 then now() - make_interval(hours => n * 7 % 50) end
      from generate_series(1, 59) n returning id, email),
    named as (insert into profiles (id, full_name)
      select id, case when email like '%5@%' then '' else initcap(reverse(split_part(email, '@', 1))) end from made)
    insert into user_roles (user_id) select id from made`)
  const read = async (query: string) => (await ask(`/api/users?page_size=100&${query}`)).json()
  for (const sort of ['full_name', 'email', 'created_at', 'last_sign_in_at']) {
    const [up, down] = [await read(`sort=${sort}&order=asc`), await read(`sort=${sort}&order=desc`)]
    const ids = (page: typeof up) => page.users.map((user: { id: string }) => user.id)
    expect(ids(up)).toEqual(ids(down).toReversed())
    const values = up.users.map((user: Record<string, string | null>) => user[sort]?.toLowerCase()).filter(Boolean)
    expect(values).toEqual(values.toSorted())
  }
  const pages = await Promise.all(
    [1, 2, 3, 4].map(page => ask(`/api/users?page=${page}`).then(answer => answer.json())),
  )
  expect(pages.map(page => page.users.length)).toEqual([25, 25, 10, 0])
  expect(new Set(pages.flatMap(page => page.users.map((user: { id: string }) => user.id))).size).toBe(60)
  expect(pages.map(({ total, page, page_size }) => [total, page, page_size])[3]).toEqual([60, 4, 25])
})
