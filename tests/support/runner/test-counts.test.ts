import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { addCounts, countsOfStage, inOneLine, readCounts } from './test-counts.ts'

async function reportFile(content: unknown): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'counts-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'report.json')
  await writeFile(file, JSON.stringify(content))
  return file
}

test('the last line names skipped tests only when there are some', () => {
  expect(inOneLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed')
  expect(inOneLine({ passed: 12, failed: 1, skipped: 3 })).toBe('12 passed, 1 failed, 3 skipped')
})

test('a stage that failed without a failed test counts as one failure, and no failure is counted twice', () => {
  expect(countsOfStage(1, undefined)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  expect(countsOfStage(1, { passed: 4, failed: 2, skipped: 0 })).toEqual({ passed: 4, failed: 2, skipped: 0 })
  expect(countsOfStage(0, { passed: 4, failed: 0, skipped: 0 })).toEqual({ passed: 4, failed: 0, skipped: 0 })
})

test('counts of several stages are summed', () => {
  const one = { passed: 1, failed: 2, skipped: 3 }
  expect(addCounts([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6 })
})

test('a browser test that passed only when tried again counts as failed', async () => {
  const file = await reportFile({ stats: { expected: 5, unexpected: 0, flaky: 1, skipped: 2 } })
  expect(await readCounts('playwright', file)).toEqual({ passed: 5, failed: 1, skipped: 2 })
})

test('todo tests count as skipped', async () => {
  const file = await reportFile({ numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 2 })
  expect(await readCounts('vitest', file)).toEqual({ passed: 5, failed: 0, skipped: 3 })
})

test('a missing or foreign report gives no counts', async () => {
  expect(await readCounts('vitest', '/nowhere/report.json')).toBeUndefined()
  expect(await readCounts('own', await reportFile({ passed: 'all' }))).toBeUndefined()
})
