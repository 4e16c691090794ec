import { readFile } from 'node:fs/promises'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'

/** What failed, in which file, and the first lines of why. */
export type FailedTest = { file: string; name: string; why: string }

const linesOfWhy = 12

function firstLines(message: string | undefined): string {
  return stripVTControlCharacters(message ?? '')
    .split('\n')
    .slice(0, linesOfWhy)
    .join('\n')
    .trim()
}

const vitestReport = z
  .object({
    testResults: z.array(
      z.object({
        name: z.string(),
        status: z.string(),
        message: z.string().optional(),
        assertionResults: z.array(
          z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullish() }),
        ),
      }),
    ),
  })
  .transform(({ testResults }) =>
    testResults.flatMap(({ name: file, status, message, assertionResults }): FailedTest[] => {
      const failed = assertionResults.filter(result => result.status === 'failed')
      if (status === 'failed' && failed.length === 0)
        return [{ file, name: '(the file itself)', why: firstLines(message) }]
      return failed.map(result => ({ file, name: result.fullName, why: firstLines(result.failureMessages?.[0]) }))
    }),
  )

const spec = z.object({
  title: z.string(),
  file: z.string(),
  ok: z.boolean(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(z.object({ error: z.object({ message: z.string().optional() }).optional() })),
    }),
  ),
})

type Suite = { specs: z.infer<typeof spec>[]; suites?: Suite[] | undefined }

const suite: z.ZodType<Suite> = z.object({
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional()
  },
})

function specsIn({ specs, suites = [] }: Suite): z.infer<typeof spec>[] {
  return [...specs, ...suites.flatMap(specsIn)]
}

const playwrightReport = z.object({ suites: z.array(suite) }).transform(({ suites }) =>
  suites
    .flatMap(specsIn)
    .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title, tests }): FailedTest => {
      const errors = tests.flatMap(({ results }) => results.map(({ error }) => error?.message))
      return { file, name: title, why: firstLines(errors.find(message => message !== undefined)) }
    }),
)

const reports = { vitest: vitestReport, playwright: playwrightReport }

/** The failed tests in a report file; none when the file is not there or says something else. */
export async function readFailedTests(kind: keyof typeof reports, file: string): Promise<FailedTest[]> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return (text !== undefined && reports[kind].safeParse(JSON.parse(text)).data) || []
}
