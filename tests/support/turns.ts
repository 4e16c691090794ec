/**
 * Watches how long the event loop is held at a time: milliseconds of processor time between two of its turns, so that
 * other programs on the machine do not count. Ask `stop` for all of them, in rising order.
 */
export function watchTurns(): { stop: () => number[] } {
  const turns: number[] = []
  let running = true
  let before = process.cpuUsage()
  const turn = () => {
    const { user, system } = process.cpuUsage(before)
    turns.push((user + system) / 1_000)
    before = process.cpuUsage()
    if (running) setImmediate(turn)
  }
  setImmediate(turn)
  return {
    stop: () => {
      running = false
      return turns.sort((one, other) => one - other)
    },
  }
}

/** The value that 99 of a hundred do not exceed; `sorted` rises. */
export function percentile99(sorted: readonly number[]): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * 0.99) - 1)] ?? 0
}
