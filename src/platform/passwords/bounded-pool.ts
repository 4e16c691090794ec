type Limits = {
  /** Pieces of work at the same time. */
  at_once: number
  /** Pieces of work that may wait for a place. */
  waiting: number
}

/** There is more to do than can be done soon; try again in a moment. */
export class PoolIsFull extends Error {
  override name = 'PoolIsFull'
}

/** Runs work a few at a time and in order. Throws PoolIsFull, at once, when too much waits already. */
export function createBoundedPool({ at_once, waiting }: Limits) {
  const queue: (() => void)[] = []
  let running = 0

  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running >= at_once) {
      if (queue.length >= waiting) throw new PoolIsFull('Too much work is waiting.')
      await new Promise<void>(resolve => queue.push(resolve))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
}
