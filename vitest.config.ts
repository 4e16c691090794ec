import { defineConfig } from 'vitest/config'
import { readBrand } from './src/env.ts'
import { SlowestFirst } from './tests/support/slowest-first.ts'

export default defineConfig({
  define: { __BRAND__: JSON.stringify(readBrand()) },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts', 'bench/**/*.test.ts'],
    globalSetup: ['tests/support/start-test-server.ts'],
    setupFiles: ['tests/support/fail-on-noise.ts'],
    pool: 'forks',
    maxWorkers: 3,
    sequence: { sequencer: SlowestFirst },
    testTimeout: 20_000,
    hookTimeout: 60_000,
    teardownTimeout: 20_000,
  },
})
