import { expect, test } from 'vitest'
import { packageFile } from '#src/platform/browser/package-file.ts'

test('a package is found by its manifest, also one that exports none, and a missing one is no error', () => {
  expect(packageFile('lighthouse')).toMatch(/lighthouse[/\\]package\.json$/)
  expect(packageFile('@sparticuz/chromium')).toMatch(/chromium[/\\]package\.json$/)
  expect(packageFile('no-such-package')).toBeUndefined()
})
