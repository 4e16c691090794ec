import { defineConfig } from 'vitest/config'
import { readBrand } from './src/env.ts'
import { SlowestFirst } from './tests/support/runner/slowest-first.ts'
import { ownProcess, sharedProcess } from './tests/support/runner/test-processes.ts'

const everywhere = {
  setupFiles: ['tests/support/runner/fail-on-noise.ts'],
  pool: 'forks' as const,
  // What is waited for comes when it comes: where many tests run, a process may wait a second for its turn.
  expect: { poll: { timeout: 15_000 } },
  testTimeout: 20_000,
  hookTimeout: 60_000,
}

const define = { __BRAND__: JSON.stringify(readBrand()) }

export default defineConfig({
  test: {
    projects: [ownProcess, sharedProcess].map(which => ({ define, test: { ...everywhere, ...which } })),
    globalSetup: ['tests/support/runner/start-test-server.ts'],
    maxWorkers: 3,
    sequence: { sequencer: SlowestFirst },
    teardownTimeout: 20_000,
  },
})
