export type Task = () => Promise<void>

/** Runs tasks as they come up, a few at a time. `settled` hears of each end, with the error of one that crashed. */
export function createTaskPool(at_once: number, next: () => Task | undefined, settled: (error: unknown) => void) {
  let busy = 0

  function pump(): void {
    while (busy < at_once) {
      const task = next()
      if (!task) return
      busy += 1
      void run(task)
    }
  }

  async function run(task: Task): Promise<void> {
    const error: unknown = await task().then(
      () => undefined,
      (reason: unknown) => reason,
    )
    busy -= 1
    settled(error)
  }

  return { pump, busy: () => busy }
}
