import { expect, test } from 'vitest'
import { runCommand } from '#tests/support/runner/run-command.ts'

const sowSlips = ['stryker', 'run', 'tests/mutation/stryker.config.json', '--concurrency', '1']

test('of the slips sown into what tells distances nine of ten fail a test', async () => {
  const { code, output } = await runCommand([
    ...sowSlips,
    '--mutate',
    'src/domain/geo.ts',
    '--testFiles',
    'src/domain/geo.test.ts',
  ])
  expect(output).toMatch(/Instrumented 1 source file\(s\) with \d\d mutant\(s\)/)
  expect(output).toContain('Final mutation score')
  expect(code, output).toBe(0)
}, 240_000)
