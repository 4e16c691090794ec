import { type Finished, runCommand } from './support/runner/run-command.ts'

type Step = {
  name: string
  command: readonly string[]
  /** What is wrong although the command was content. */
  objection?: (output: string) => string | undefined
}

/** A parser that reads nothing lets every import rule pass. */
function nothingWasRead(output: string): string | undefined {
  const modules = Number(/(\d+) modules/.exec(output)?.[1] ?? 0)
  return modules > 0 ? undefined : 'The import rules were held against 0 modules.'
}

/** The slowest first, so that two at a time end together. */
const steps: Step[] = [
  { name: 'dead code', command: ['knip', '--no-progress'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  {
    name: 'import rules',
    command: ['depcruise', 'src', 'tests', '--config', '.dependency-cruiser.cjs', '--output-type', 'err-long'],
    objection: nothingWasRead,
  },
  { name: 'spelling', command: ['cspell', '--no-progress', '--no-summary'] },
  { name: 'declared access', command: ['node', 'src/build/access/write-access-table.ts', '--check'] },
  { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
]

function report({ name }: Step, { seconds, output }: Finished, passed: boolean): void {
  console.log(`${passed ? 'ok    ' : 'FAILED'}  ${name.padEnd(16)} ${seconds.toFixed(1).padStart(5)} s`)
  if (!passed) console.log(output.trimEnd())
}

async function passes(step: Step): Promise<boolean> {
  const finished = await runCommand(step.command)
  const objection = step.objection?.(finished.output)
  const passed = finished.code === 0 && objection === undefined
  report(step, objection ? { ...finished, output: `${finished.output}\n${objection}` } : finished, passed)
  return passed
}

async function worker(waiting: Step[], results: boolean[]): Promise<void> {
  for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await passes(step))
}

const waiting = [...steps]
const results: boolean[] = []
await Promise.all([worker(waiting, results), worker(waiting, results)])
if (results.includes(false)) process.exitCode = 1
