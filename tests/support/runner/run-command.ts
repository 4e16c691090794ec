import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

export type Finished = { code: number; output: string; seconds: number }

type Options = {
  env?: Record<string, string>
  /** Show what it prints as it prints it, instead of collecting it. */
  live?: boolean
  /** The project's root unless told. */
  cwd?: string
}

const root = join(import.meta.dirname, '../../..')
const running = new Set<ChildProcess>()
let ending = false

/** Ends a command together with everything it started. */
function endGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    // The group has ended between the look and the signal.
  }
}

/**
 * Runs a command of the project, in a process group of its own and without standard input.
 * A command that cannot be started, or that a signal ended, finishes with code 1. Once the commands were asked to end,
 * no other is started and the answer never comes.
 */
export function runCommand(
  command: readonly string[],
  { env = {}, live = false, cwd = root }: Options = {},
): Promise<Finished> {
  if (ending) return new Promise(() => undefined)
  const [program = '', ...args] = command
  const started = performance.now()
  const parts: string[] = []
  const child = spawn(program, args, {
    cwd,
    detached: true,
    env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH ?? ''}`, ...env },
    stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
  })
  running.add(child)
  child.stdout?.setEncoding('utf8').on('data', (text: string) => parts.push(text))
  child.stderr?.setEncoding('utf8').on('data', (text: string) => parts.push(text))
  return new Promise(resolve => {
    const finish = (code: number) => {
      running.delete(child)
      endGroup(child, 'SIGKILL')
      resolve({ code, output: parts.join(''), seconds: (performance.now() - started) / 1000 })
    }
    child.once('error', error => {
      parts.push(error.message)
      finish(1)
    })
    child.once('close', code => finish(code ?? 1))
  })
}

/** Interrupts every running command, as Ctrl-C does, and kills those that have not within the given time. */
export async function endRunningCommands(graceMilliseconds: number): Promise<void> {
  ending = true
  const children = [...running]
  for (const child of children) endGroup(child, 'SIGINT')
  const ended = Promise.all(children.map(child => new Promise(resolve => child.once('exit', resolve))))
  await Promise.race([ended, new Promise(resolve => setTimeout(resolve, graceMilliseconds).unref())])
  for (const child of children) endGroup(child, 'SIGKILL')
}
