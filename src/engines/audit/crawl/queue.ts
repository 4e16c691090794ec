/** Entries taken are let go of, so many at a time. */
const piece = 1_024

/** First in, first out, however long it grows: an array's own `shift` moves all that is left. */
export function createQueue<T>() {
  const entries: T[] = []
  let at = 0

  return {
    add(entry: T): void {
      entries.push(entry)
    },
    take(): T | undefined {
      const entry = entries[at]
      if (at < entries.length) at += 1
      if (at >= piece) {
        entries.splice(0, at)
        at = 0
      }
      return entry
    },
    waiting: (): number => entries.length - at,
  }
}
