import { execFile, spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { cpuSeconds } from './static-cpu-time.ts'

const run = promisify(execFile)

export const connections = 32
export const seconds = 3

/** Is this program installed? `flag` is one that makes it end at once. */
export function has(command: string, flag: string): boolean {
  return spawnSync(command, [flag]).error === undefined
}

export const pins = availableParallelism() > 1 && has('taskset', '--version')
export const withWrk = has('wrk', '--version')

/** The command, held on one core where the machine can do that. */
export function onCore(core: number, command: string[]): [string, string[]] {
  const [first = '', ...rest] = pins ? ['taskset', '-c', String(core), ...command] : command
  return [first, rest]
}

export type Measured = {
  requests_per_second: number
  /** Processor time of the server; undefined where the machine does not tell. */
  microseconds_per_request: number | undefined
}

/** Loads a server for some seconds and tells how it did. `pid` is the server's process. */
export async function measure(port: number, path: string, pid: number): Promise<Measured> {
  const own = [join(import.meta.dirname, 'static-load.ts'), port, path, seconds, connections].map(String)
  const wrk = [
    'wrk',
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '-H',
    'Accept-Encoding: br',
    `http://127.0.0.1:${port}${path}`,
  ]
  const before = await cpuSeconds(pid)
  const { stdout } = await run(...onCore(1, withWrk ? wrk : [process.execPath, ...own]))
  const after = await cpuSeconds(pid)
  if (/Non-2xx/.test(stdout)) throw new Error(`Not every answer was 200:\n${stdout}`)
  const requests_per_second = Number(/Requests\/sec:\s*([\d.]+)/.exec(stdout)?.[1])
  if (before === undefined || after === undefined) return { requests_per_second, microseconds_per_request: undefined }
  return { requests_per_second, microseconds_per_request: ((after - before) * 1e6) / (requests_per_second * seconds) }
}

/** The middle of each figure over all rounds. */
export function medianOf(rounds: readonly Measured[]): Measured {
  const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
  const times = rounds.flatMap(({ microseconds_per_request }) => microseconds_per_request ?? [])
  return {
    requests_per_second: middle(rounds.map(({ requests_per_second }) => requests_per_second)),
    microseconds_per_request: times.length === 0 ? undefined : middle(times),
  }
}
