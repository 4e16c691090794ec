/**
 * Watches how long one turn of the event loop takes in processor time of this thread: what others wait for on a machine
 * with nothing else to do, whatever else this one does. Milliseconds.
 */
export function watchLoop() {
  const turns: number[] = []
  let watching = true
  let last = process.threadCpuUsage()

  function turn(): void {
    const { user, system } = process.threadCpuUsage(last)
    last = process.threadCpuUsage()
    turns.push((user + system) / 1_000)
    if (watching) setImmediate(turn)
  }
  setImmediate(turn)

  return {
    /** The longest turn so far, and that which all but one in a hundred keep under. */
    sofar(): { longest: number; p99: number } {
      const rising = turns.toSorted((one, other) => one - other)
      return { longest: rising.at(-1) ?? 0, p99: rising[Math.floor(rising.length * 0.99)] ?? 0 }
    },
    stop(): void {
      watching = false
    },
  }
}
