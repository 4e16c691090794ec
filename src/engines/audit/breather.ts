/** Milliseconds that an audit may hold the event loop. */
const turn = 8

/**
 * Says when work has held the event loop for long enough, and gives it back. Everybody who works on this thread goes by
 * one clock: pages that are read and checked one after the other without a pause would each begin to count anew.
 */
class Breather {
  #began = performance.now()

  isDue(): boolean {
    return performance.now() - this.#began > turn
  }

  async breathe(): Promise<void> {
    await new Promise(resolve => setImmediate(resolve))
    this.#began = performance.now()
  }
}

export const breather = new Breather()
