import { expect, test } from 'vitest'
import { landingPath, loginPath, pathAfterSignIn } from '#src/features/accounts/parts/where-to-go.ts'

test('an admin lands on the agency’s dashboard, anyone else on the client’s, also when no role could be read', () => {
  expect(landingPath('admin')).toBe('/admin/dashboard')
  expect(landingPath('client')).toBe('/client/dashboard')
  expect(landingPath(undefined)).toBe('/client/dashboard')
})

test('the sign-in page is told where its visitor wanted to go, filters included', () => {
  const path = loginPath({ pathname: '/admin/users', search: '?status=active&page=2' })
  expect(new URL(path, 'https://a.example').searchParams.get('next')).toBe('/admin/users?status=active&page=2')
})

test.each([
  ['/client/billing', 'client', '/client/billing'],
  ['/client', 'client', '/client'],
  ['/admin/users?q=dana', 'admin', '/admin/users?q=dana'],
  ['/client/billing', 'admin', '/client/billing'],
  ['/admin/users', 'client', '/client/dashboard'],
  ['/admin/users', undefined, '/client/dashboard'],
  [null, 'admin', '/admin/dashboard'],
] as const)('from %s as %s the way goes to %s', (next, role, path) => {
  expect(pathAfterSignIn(next, role)).toBe(path)
})

test.each([
  'https://evil.example/client',
  '//evil.example/client',
  '/\\evil.example',
  '/client\\..\\x',
  '/clients-of-others',
  '/administrator',
  'javascript:alert(1)',
  '/client/\n//evil.example',
  '/contact-us',
  '',
])('a way on that is no screen of ours is not taken: %j', next => {
  expect(pathAfterSignIn(next, 'client')).toBe('/client/dashboard')
})
