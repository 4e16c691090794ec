import { defineConfig } from '@playwright/test'
import { readBrand } from '#src/env.ts'
import { findChromium } from './tests/support/machine/chromium.ts'
import { sharedOrigin } from './tests/support/program/shared-site.ts'

// What Vite writes into the pages' content, for the tests that read it too.
Object.assign(globalThis, { __BRAND__: readBrand() })

const { executablePath, args, env } = await findChromium()

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/start-shared-site.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: sharedOrigin(),
    launchOptions: { executablePath, args, env },
    locale: 'en-US',
    viewport: { width: 1280, height: 900 },
    trace: 'off',
  },
})
