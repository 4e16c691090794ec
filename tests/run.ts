import { join, relative, resolve } from 'node:path'
import { makeScratchFolder, removeScratchFolder } from './support/machine/scratch-folder.ts'
import { type FailedTest, readFailedTests } from './support/runner/failed-tests.ts'
import { endRunningCommands, runCommand } from './support/runner/run-command.ts'
import {
  addCounts,
  countsOfStage,
  inOneLine,
  noTests,
  readCounts,
  type TestCounts,
} from './support/runner/test-counts.ts'

type Stage = {
  name: string
  command: readonly string[]
  /** Without this stage nothing after it is worth running. */
  needed: boolean
  report?: { kind: 'vitest' | 'playwright' | 'own'; file: string }
  env?: Record<string, string>
}

type Result = {
  name: string
  outcome: 'passed' | 'failed' | 'not run'
  seconds: number
  counts: TestCounts
  failed: readonly FailedTest[]
}

/** Those that stand together run side by side: a build leaves half the machine to the check. Tests have it to themselves. */
function stagesIn(scratch: string): Stage[][] {
  const vitest = join(scratch, 'vitest.json')
  const playwright = join(scratch, 'playwright.json')
  const lighthouse = join(scratch, 'lighthouse.json')
  return [
    [
      { name: 'check', command: ['node', 'tests/check.ts'], needed: true },
      { name: 'build', command: ['node', 'tests/support/runner/build-when-stale.ts'], needed: true },
    ],
    [
      {
        name: 'unit and promises',
        command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitest}`],
        needed: false,
        report: { kind: 'vitest', file: vitest },
      },
    ],
    [
      {
        name: 'browser',
        command: ['playwright', 'test', '--reporter=list,json'],
        needed: false,
        report: { kind: 'playwright', file: playwright },
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwright },
      },
    ],
    [
      {
        name: 'lighthouse',
        command: ['node', 'bench/public-pages/lighthouse.ts', '--one-of-each-kind', '--report', lighthouse],
        needed: false,
        report: { kind: 'own', file: lighthouse },
      },
    ],
  ]
}

async function runStage({ name, command, report, env }: Stage, scratch: string): Promise<Result> {
  console.log(`\n== ${name}`)
  const { code, seconds } = await runCommand(command, { live: true, env: { ...env, TMPDIR: scratch } })
  const counts = countsOfStage(code, report && (await readCounts(report.kind, report.file)))
  const failed = report && report.kind !== 'own' ? await readFailedTests(report.kind, report.file) : []
  return { name, outcome: code === 0 ? 'passed' : 'failed', seconds, counts, failed }
}

function notRun({ name }: Stage): Result {
  return { name, outcome: 'not run', seconds: 0, counts: noTests, failed: [] }
}

/** A failed check or build ends the run: what follows would test something else. A failed test stage does not. */
async function runStages(groups: readonly Stage[][], scratch: string): Promise<Result[]> {
  const results: Result[] = []
  let blocked = false
  for (const group of groups) {
    const ended = blocked ? group.map(notRun) : await Promise.all(group.map(stage => runStage(stage, scratch)))
    blocked ||= group.some(({ needed }, place) => needed && ended[place]?.outcome === 'failed')
    results.push(...ended)
  }
  return results
}

function printTable(results: readonly Result[]): void {
  console.log('\nstage              seconds  outcome')
  for (const { name, seconds, outcome, counts } of results) {
    const tests = counts.passed + counts.failed + counts.skipped > 0 ? `  (${inOneLine(counts)})` : ''
    console.log(`${name.padEnd(18)} ${seconds.toFixed(1).padStart(7)}  ${outcome}${tests}`)
  }
}

/** Again at the end, where a record that keeps only the last lines still has them. */
function printFailed(results: readonly Result[]): void {
  for (const { file, name, why } of results.flatMap(({ failed }) => failed))
    console.log(`\nfailed: ${relative(process.cwd(), resolve(file))} › ${name}\n${why}`)
}

function requireNode24(): void {
  const major = Number(process.versions.node.split('.')[0])
  if (major >= 24) return
  console.error(`The tests need Node 24 or later, this is ${process.versions.node}: run them with "npm test".`)
  process.exit(1)
}

requireNode24()
const scratch = await makeScratchFolder('test')

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const) {
  process.once(signal, async () => {
    await endRunningCommands(10_000)
    await removeScratchFolder(scratch)
    process.exit(code)
  })
}

const results = await runStages(stagesIn(scratch), scratch)
await removeScratchFolder(scratch)
printFailed(results)
printTable(results)
if (results.some(({ outcome }) => outcome !== 'passed')) process.exitCode = 1
console.log(inOneLine(addCounts(results.map(({ counts }) => counts))))
