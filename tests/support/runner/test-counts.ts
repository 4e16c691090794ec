import { readFile } from 'node:fs/promises'
import { z } from 'zod'

export type TestCounts = { passed: number; failed: number; skipped: number }

export const noTests: TestCounts = { passed: 0, failed: 0, skipped: 0 }

const vitestReport = z
  .object({ numPassedTests: z.int(), numFailedTests: z.int(), numPendingTests: z.int(), numTodoTests: z.int() })
  .transform(read => ({
    passed: read.numPassedTests,
    failed: read.numFailedTests,
    skipped: read.numPendingTests + read.numTodoTests,
  }))

/** A test that passed only when tried again counts as failed. */
const playwrightReport = z
  .object({ stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }) })
  .transform(({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }))

const ownReport = z.object({ passed: z.int(), failed: z.int(), skipped: z.int() })

const reports = { vitest: vitestReport, playwright: playwrightReport, own: ownReport }

/** The counts in a report file; undefined when the file is not there or says something else. */
export async function readCounts(kind: keyof typeof reports, file: string): Promise<TestCounts | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : reports[kind].safeParse(JSON.parse(text)).data
}

/** A stage that ended badly without a failed test to show for it counts as one failure. */
export function countsOfStage(code: number, counts: TestCounts | undefined): TestCounts {
  const known = counts ?? noTests
  return code !== 0 && known.failed === 0 ? { ...known, failed: 1 } : known
}

export function addCounts(all: readonly TestCounts[]): TestCounts {
  return all.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
    }),
    noTests,
  )
}

/** The last line of a test run. */
export function inOneLine({ passed, failed, skipped }: TestCounts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
