import { expect, test } from 'vitest'
import { signedUpFrom } from '#src/features/accounts/signed-up-from.ts'
import { goodPassword } from '#tests/support/features/auth-client.ts'
import { startApi } from '#tests/support/program/running-api.ts'

test('a path is taken as it is, without query and fragment', () => {
  expect(signedUpFrom({ signed_up_from: '/services/miami-fl' })).toBe('/services/miami-fl')
  expect(signedUpFrom({ signed_up_from: '/' })).toBe('/')
  expect(signedUpFrom({ signed_up_from: '/solutions?utm=x#plans' })).toBe('/solutions')
})

test('whatever is no path of ours counts as unknown', () => {
  const others = [undefined, null, 7, {}, '', 'solutions', '//bad.example', 'https://bad.example/', '/a b', '/\u0000']
  for (const signed_up_from of [...others, `/${'x'.repeat(200)}`]) expect(signedUpFrom({ signed_up_from })).toBe('')
  expect(signedUpFrom({})).toBe('')
})

test('the page of the first sign-up is kept, and who was created by somebody else has none', async () => {
  const api = await startApi()
  const signUp = (email: string, data: object) =>
    api.ask('/auth/v1/signup', 'POST', { email, password: goodPassword, data })
  await signUp('one@shop.example', { signed_up_from: '/solutions' })
  await signUp('one@shop.example', { signed_up_from: '/ai-seo' })
  await signUp('two@shop.example', {})
  await api.database.asOwner("insert into users (id, email) values (gen_random_uuid(), 'three@shop.example')")
  expect(await api.database.asOwner('select email, signed_up_from from users order by email')).toEqual([
    { email: 'one@shop.example', signed_up_from: '/solutions' },
    { email: 'three@shop.example', signed_up_from: null },
    { email: 'two@shop.example', signed_up_from: '' },
  ])
})
