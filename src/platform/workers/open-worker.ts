import { type ChildProcess, fork } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import type { Log } from '#src/platform/log/log.ts'
import { giveWay, type WorkerPriority } from '#src/platform/workers/give-way.ts'
import { isFromWorker, type ToWorker } from '#src/platform/workers/worker-messages.ts'

/** `died`: the process ended under the task, by itself or because another task took it too long. */
type RunEnd = 'over' | 'failed' | 'late' | 'died'

export type Worker = {
  /** Starts the process if there is none, so that the next task does not wait for it. */
  getReady(): void
  /** Has a task carried out and hears what is told of it. Never rejects. */
  run(task: unknown, hear: (message: unknown) => void, longest_ms: number): Promise<RunEnd>
  /** Ends the process; what runs in it has died. */
  close(): void
}

type Options = {
  /** The module that the process runs; it calls `serveTasks`. */
  entry: string
  memory_mb: number
  priority: WorkerPriority
  log: Log
  /** After so long without a task a process that has had some gives way to a fresh one, which holds none of their memory. */
  idle_ms?: number
}

type Run = { by: ChildProcess; hear: (message: unknown) => void; end: (how: RunEnd) => void }

/** A task that was told to end has this long to do so. */
const graceMs = 5000

/** Everything that names a secret stays here: the process is told where compiled code is kept, and nothing else. */
function bareEnvironment(): NodeJS.ProcessEnv {
  const compiled = getCompileCacheDir()
  return { NODE_ENV: 'production', TZ: 'UTC', ...(compiled !== undefined && { NODE_COMPILE_CACHE: compiled }) }
}

/**
 * A process of its own for tasks that read what strangers wrote or take long: at the lowest niceness, bounded in memory,
 * without the database and without the settings. Started with the first task, if not before.
 */
export function openWorker({ entry, memory_mb, priority, log, idle_ms = 60_000 }: Options): Worker {
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let last = 0
  let isClosed = false
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
    if (started.pid !== undefined) giveWay(started.pid, priority)
    let said = ''
    started.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-2000)
    })
    started.on('message', hearAll)
    started.once('error', error => log.error('A worker could not be started.', { error }))
    started.once('close', (code, signal) => {
      if (child === started) child = undefined
      const own = [...runs.values()].filter(({ by }) => by === started)
      if (own.length > 0) log.warn('A worker ended under its tasks.', { code, signal, tasks: own.length, said })
      for (const run of own) run.end('died')
    })
    return started
  }

  function renew(): void {
    child?.kill('SIGKILL')
    child = start()
  }

  function renewWhenIdle(): void {
    if (isClosed || runs.size > 0) return
    idle = setTimeout(renew, idle_ms)
    idle.unref()
  }

  return {
    getReady() {
      child ??= start()
    },
    run: (task, hear, longest_ms) =>
      new Promise(resolve => {
        clearTimeout(idle)
        last += 1
        const number = last
        let isLate = false
        let grace: NodeJS.Timeout | undefined
        child ??= start()
        const by = child
        const send = (message: ToWorker) => by.send(message, () => undefined)
        const limit = setTimeout(() => {
          isLate = true
          send({ run: number, cancel: true })
          grace = setTimeout(() => by.kill('SIGKILL'), graceMs)
        }, longest_ms)
        runs.set(number, {
          by,
          hear,
          end(how) {
            clearTimeout(limit)
            clearTimeout(grace)
            runs.delete(number)
            renewWhenIdle()
            resolve(isLate ? 'late' : how)
          },
        })
        send({ run: number, task })
      }),
    close() {
      isClosed = true
      clearTimeout(idle)
      child?.kill('SIGKILL')
    },
  }
}
