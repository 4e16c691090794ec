import { defineConfig } from 'vitest/config'
import { readBrand } from '../../src/env.ts'

/** The tests of code that needs nothing outside itself, without the server and the database that the others start. */
export default defineConfig({
  define: { __BRAND__: JSON.stringify(readBrand()) },
  test: {
    include: ['src/domain/**/*.test.ts'],
    setupFiles: ['tests/support/runner/fail-on-noise.ts'],
    testTimeout: 20_000,
  },
})
