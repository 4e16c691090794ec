/** Hands values from many writers to one reader; a writer waits while too many are unread. */
export function openChannel<T>(capacity: number) {
  const values: T[] = []
  const writers: (() => void)[] = []
  let reader: (() => void) | undefined
  let closed = false

  function stir(): void {
    reader?.()
    reader = undefined
  }

  return {
    async put(value: T): Promise<void> {
      while (values.length >= capacity && !closed) await new Promise<void>(resolve => writers.push(resolve))
      if (closed) return
      values.push(value)
      stir()
    },
    /** The next value; undefined when `idle` says that none can come any more. */
    async take(idle: () => boolean): Promise<T | undefined> {
      while (true) {
        const value = values.shift()
        if (value !== undefined) {
          writers.shift()?.()
          return value
        }
        if (closed || idle()) return undefined
        await new Promise<void>(resolve => {
          reader = resolve
        })
      }
    },
    /** Lets the reader look again whether anything can still come. */
    stir,
    /** What is unread is dropped and nobody waits any more. */
    close(): void {
      closed = true
      values.length = 0
      for (const writer of writers.splice(0)) writer()
      stir()
    },
  }
}
