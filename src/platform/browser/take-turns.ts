/** Ends the turn. */
type Turn = () => void

/** One after the other, in the order of asking. Whoever waits too long, or gives up, is told instead. */
export function openTurns(longest_wait_ms: number) {
  const waiting: (() => void)[] = []
  const idle: (() => void)[] = []
  let taken = false

  function next(): void {
    const first = waiting.shift()
    if (first) {
      first()
      return
    }
    taken = false
    for (const tell of idle.splice(0)) tell()
  }

  function take(signal: AbortSignal): Promise<Turn | 'busy' | 'cancelled'> {
    return new Promise(resolve => {
      if (signal.aborted) return resolve('cancelled')
      if (!taken) {
        taken = true
        return resolve(next)
      }
      const settle = (outcome: Turn | 'busy' | 'cancelled') => {
        clearTimeout(clock)
        signal.removeEventListener('abort', cancel)
        const at = waiting.indexOf(start)
        if (at !== -1) waiting.splice(at, 1)
        resolve(outcome)
      }
      const start = () => settle(next)
      const cancel = () => settle('cancelled')
      const clock = setTimeout(() => settle('busy'), longest_wait_ms)
      signal.addEventListener('abort', cancel, { once: true })
      waiting.push(start)
    })
  }

  return {
    take,
    /** Resolves when nobody has a turn. */
    idle: (): Promise<void> => new Promise(resolve => (taken ? idle.push(resolve) : resolve())),
  }
}
