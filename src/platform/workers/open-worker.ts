import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import type { Log } from '#src/platform/log/log.ts'
import { isFromWorker, type ToWorker } from '#src/platform/workers/worker-messages.ts'

/** `died`: the process ended under the task, by itself or because another task took it too long. */
type RunEnd = 'over' | 'failed' | 'late' | 'died'

export type Worker = {
  /** Has a task carried out and hears what is told of it. Never rejects. */
  run(task: unknown, hear: (message: unknown) => void, longest_ms: number): Promise<RunEnd>
  /** Ends the process; what runs in it has died. */
  close(): void
}

type Options = {
  /** The module that the process runs; it calls `serveTasks`. */
  entry: string
  memory_mb: number
  log: Log
  /** After so long without a task the process ends; the next task starts another. */
  idle_ms?: number
}

type Run = { hear: (message: unknown) => void; end: (how: RunEnd) => void }

/** A task that was told to end has this long to do so. */
const graceMs = 5000

/** Everything that names a secret stays here: the process is handed the way to its programs and nothing else. */
function bareEnvironment(): NodeJS.ProcessEnv {
  return { NODE_ENV: 'production', TZ: 'UTC' }
}

/**
 * A process of its own for tasks that read what strangers wrote or take long: at the lowest priority, bounded in memory,
 * without the database and without the settings. Started with the first task.
 */
export function openWorker({ entry, memory_mb, log, idle_ms = 60_000 }: Options): Worker {
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let last = 0
  const runs = new Map<number, Run>()

  function hearAll(message: unknown): void {
    if (!isFromWorker(message)) return
    const run = runs.get(message.run)
    if (!run) return
    if ('message' in message) run.hear(message.message)
    else {
      if (message.mishap !== undefined) log.error('A task of a worker failed.', { mishap: message.mishap })
      run.end(message.mishap === undefined ? 'over' : 'failed')
    }
  }

  function start(): ChildProcess {
    const started = fork(entry, [], {
      execArgv: [`--max-old-space-size=${memory_mb}`],
      env: bareEnvironment(),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    if (started.pid !== undefined) setPriority(started.pid, constants.priority.PRIORITY_LOW)
    let said = ''
    started.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-2000)
    })
    started.on('message', hearAll)
    started.once('error', error => log.error('A worker could not be started.', { error }))
    started.once('close', (code, signal) => {
      if (child === started) child = undefined
      if (runs.size > 0) log.warn('A worker ended under its tasks.', { code, signal, tasks: runs.size, said })
      for (const run of [...runs.values()]) run.end('died')
    })
    return started
  }

  function send(message: ToWorker): void {
    child?.send(message, () => undefined)
  }

  function endWhenIdle(): void {
    if (runs.size > 0) return
    idle = setTimeout(() => child?.kill('SIGKILL'), idle_ms)
    idle.unref()
  }

  return {
    run: (task, hear, longest_ms) =>
      new Promise(resolve => {
        clearTimeout(idle)
        last += 1
        const number = last
        let isLate = false
        let grace: NodeJS.Timeout | undefined
        const limit = setTimeout(() => {
          isLate = true
          send({ run: number, cancel: true })
          grace = setTimeout(() => child?.kill('SIGKILL'), graceMs)
        }, longest_ms)
        runs.set(number, {
          hear,
          end(how) {
            clearTimeout(limit)
            clearTimeout(grace)
            runs.delete(number)
            endWhenIdle()
            resolve(isLate ? 'late' : how)
          },
        })
        child ??= start()
        send({ run: number, task })
      }),
    close() {
      clearTimeout(idle)
      child?.kill('SIGKILL')
    },
  }
}
