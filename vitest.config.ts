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
    // What is waited for comes when it comes: where many tests run, a process may wait a second for its turn.
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 20_000,
    hookTimeout: 60_000,
    teardownTimeout: 20_000,
  },
})
