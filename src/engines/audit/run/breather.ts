/** Milliseconds that checking may hold the event loop. */
const turn = 8

/** Says when work has held the event loop for long enough, and gives it back. */
export function createBreather() {
  let began = performance.now()
  return {
    isDue: () => performance.now() - began > turn,
    async breathe(): Promise<void> {
      await new Promise(resolve => setImmediate(resolve))
      began = performance.now()
    },
  }
}

export type Breather = ReturnType<typeof createBreather>
