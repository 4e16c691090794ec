/** What goes to a worker: a task, or its end. */
export type ToWorker = { run: number; task: unknown } | { run: number; cancel: true }

/** What comes from it: words about a task, and that it is over. `mishap`: the task threw. */
export type FromWorker = { run: number; message: unknown } | { run: number; over: true; mishap?: string }

function hasRun(message: unknown): message is { run: number } {
  return typeof message === 'object' && message !== null && 'run' in message && typeof message.run === 'number'
}

export function isToWorker(message: unknown): message is ToWorker {
  return hasRun(message) && ('task' in message || 'cancel' in message)
}

export function isFromWorker(message: unknown): message is FromWorker {
  return hasRun(message) && ('message' in message || 'over' in message)
}
