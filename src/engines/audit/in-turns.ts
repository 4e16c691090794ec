import { breather } from './breather.ts'

/** Does work step by step, and gives the event loop back after a while. */
export async function inTurns<T>(steps: Generator<undefined, T>): Promise<T> {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    if (breather.isDue()) await breather.breathe()
  }
}

/** Most steps take some microseconds, and asking the clock a good part of one. */
const works_a_look = 4

/**
 * Does several works side by side, a step of each in turn: the code of one step, and what the processor has learned of
 * it, then serve all of them. Gives the event loop back after a while.
 */
export async function sideBySide<T>(works: readonly Generator<undefined, T>[]): Promise<T[]> {
  const made: T[] = []
  let going = [...works.entries()]
  while (going.length > 0) {
    const still: typeof going = []
    for (const [at, each] of going.entries()) {
      const [index, work] = each
      const step = work.next()
      if (step.done) made[index] = step.value
      else still.push(each)
      if (at % works_a_look === 0 && breather.isDue()) await breather.breathe()
    }
    going = still
  }
  return made
}
