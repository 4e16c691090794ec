import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeScratchFolder, removeScratchFolder } from '#tests/support/machine/scratch-folder.ts'
import { readFailedTests } from './failed-tests.ts'

async function reportFile(content: unknown): Promise<string> {
  const folder = await makeScratchFolder('failed-tests')
  onTestFinished(() => removeScratchFolder(folder))
  const file = join(folder, 'report.json')
  await writeFile(file, JSON.stringify(content))
  return file
}

test('a failed unit test is told by its file, its name and the first lines of why, without colours', async () => {
  const file = await reportFile({
    testResults: [
      {
        name: '/here/a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'holds', status: 'passed', failureMessages: [] },
          { fullName: 'breaks', status: 'failed', failureMessages: ['\u001b[31mexpected 1 to be 2\u001b[39m'] },
        ],
      },
    ],
  })
  expect(await readFailedTests('vitest', file)).toEqual([
    { file: '/here/a.test.ts', name: 'breaks', why: 'expected 1 to be 2' },
  ])
})

test('a file that could not be run is told as a whole', async () => {
  const file = await reportFile({
    testResults: [{ name: '/here/a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }],
  })
  expect(await readFailedTests('vitest', file)).toEqual([
    { file: '/here/a.test.ts', name: '(the file itself)', why: 'no such module' },
  ])
})

test('a browser test is told however deep it lies, and one that passed only when tried again is told too', async () => {
  const passed = { title: 'passes', file: 'a.spec.ts', ok: true, tests: [{ status: 'expected', results: [{}] }] }
  const failed = {
    title: 'fails',
    file: 'a.spec.ts',
    ok: false,
    tests: [{ status: 'unexpected', results: [{ error: { message: 'timed out' } }] }],
  }
  const flaky = { ...passed, title: 'passes later', tests: [{ status: 'flaky', results: [{}, {}] }] }
  const file = await reportFile({ suites: [{ specs: [passed, flaky], suites: [{ specs: [failed] }] }] })
  expect(await readFailedTests('playwright', file)).toEqual([
    { file: 'a.spec.ts', name: 'passes later', why: '' },
    { file: 'a.spec.ts', name: 'fails', why: 'timed out' },
  ])
})

test('a missing or foreign report tells nothing', async () => {
  expect(await readFailedTests('vitest', '/nowhere/report.json')).toEqual([])
  expect(await readFailedTests('playwright', await reportFile({ suites: 'none' }))).toEqual([])
})
