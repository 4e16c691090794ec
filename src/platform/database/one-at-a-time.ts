/**
 * Lets work with the same key go on one after another within this process. Whoever waits for a lock of the database holds
 * a connection: a hundred requests of one visitor at once must not take them from everybody else.
 */
export function oneAtATime() {
  const last = new Map<string, Promise<unknown>>()
  return async function inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = last.get(key) ?? Promise.resolve()
    const mine = before.then(work, work)
    last.set(key, mine)
    try {
      return await mine
    } finally {
      if (last.get(key) === mine) last.delete(key)
    }
  }
}
