import { expect, test } from 'vitest'
import { isOpenScreen } from '#src/features/workspace/parts/rail-mark.ts'

test.each([
  ['/client/dashboard', '/client'],
  ['/client/dashboard', '/client/'],
  ['/client/dashboard', '/client/dashboard'],
  ['/admin/dashboard', '/admin'],
  ['/admin/users', '/admin/users/0193'],
])('%s is marked at %s', (screen, pathname) => {
  expect(isOpenScreen(screen, pathname)).toBe(true)
})

test.each([
  ['/client/dashboard', '/client/billing'],
  ['/client/dashboard', '/admin'],
  ['/client/locations', '/client/location-seo'],
  ['/client/locations', '/client'],
  ['/admin/users', '/admin/users-and-more'],
])('%s is not marked at %s', (screen, pathname) => {
  expect(isOpenScreen(screen, pathname)).toBe(false)
})
