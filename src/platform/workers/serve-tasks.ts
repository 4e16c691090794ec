import { flushCompileCache } from 'node:module'
import { isToWorker } from '#src/platform/workers/worker-messages.ts'

type Handle = (task: unknown, tell: (message: unknown) => Promise<void>, signal: AbortSignal) => Promise<void>

/** The worker's side: carries out what its parent sends, several tasks at a time, and ends with its parent. */
export function serveTasks(handle: Handle): void {
  const cancels = new Map<number, AbortController>()
  const say = (message: unknown) =>
    new Promise<void>(resolve => {
      process.send?.(message, undefined, undefined, () => resolve())
    })

  async function carryOut(run: number, task: unknown): Promise<void> {
    const cancel = new AbortController()
    cancels.set(run, cancel)
    try {
      await handle(task, message => say({ run, message }), cancel.signal)
      await say({ run, over: true })
    } catch (error) {
      await say({ run, over: true, mishap: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    } finally {
      cancels.delete(run)
    }
  }

  process.on('message', message => {
    if (!isToWorker(message)) return
    if ('cancel' in message) cancels.get(message.run)?.abort()
    else void carryOut(message.run, message.task)
  })
  // It ends by being killed, and would then keep nothing of what was compiled.
  setImmediate(flushCompileCache)
  process.once('disconnect', () => process.exit(0))
}
