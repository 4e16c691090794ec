/** A clock that stands still while anything is done, and is at the end of the shortest sleep as soon as all others wait for it. */
export function openIdleClock() {
  let now = 0
  const sleeping: { until: number; wake: () => void }[] = []

  function wakeNext(): void {
    sleeping.sort((one, other) => one.until - other.until)
    const next = sleeping.shift()
    if (!next) return
    now = Math.max(now, next.until)
    next.wake()
  }

  return {
    now: () => now,
    wall: () => now,
    sleep: (ms: number) =>
      new Promise<void>(resolve => {
        sleeping.push({ until: now + ms, wake: resolve })
        setImmediate(wakeNext)
      }),
  }
}
