import { expect, test } from 'vitest'
import { screenFiles } from '#src/build/chunks/screen-files.ts'
import routes from '#src/routes.ts'

const files = screenFiles(routes)

test('every screen of both areas is one, at any depth', () => {
  expect(files).toContain('features/client-area/pages/client-area.tsx')
  expect(files).toContain('features/locations/pages/location-photos.tsx')
  expect(files).toContain('features/analytics/pages/analytics.tsx')
})

test('no page that a stranger can open is one', () => {
  expect(files).not.toContain('features/site/pages/home.tsx')
  expect(files).not.toContain('features/accounts/pages/login.tsx')
  expect(files).not.toContain('features/audits/pages/result.tsx')
})
