/** Streams are held open: a network may hold so many, and a process so many in all. */
const most = { of_network: 12, in_all: 1000 } as const

/** Counts who watches, by network. */
export function createWatcherCount() {
  const counts = new Map<string, number>()
  let all = 0
  return {
    /** Answers how to let go; undefined when there are too many. */
    enter(network: string): (() => void) | undefined {
      const own = counts.get(network) ?? 0
      if (own >= most.of_network || all >= most.in_all) return undefined
      counts.set(network, own + 1)
      all += 1
      return () => {
        all -= 1
        const left = (counts.get(network) ?? 1) - 1
        if (left === 0) counts.delete(network)
        else counts.set(network, left)
      }
    },
  }
}
