/** No event has come for a while. */
export const paused = Symbol('paused')

/**
 * Hands on events, and `paused` where none has come for a while though something waits. Leaving the loop ends the events.
 * @param waits whether a pause is of interest
 * @param sleep resolves after the while
 * @param stop ends what the events wait for
 */
export async function* withPauses<T>(
  events: AsyncGenerator<T, void>,
  waits: () => boolean,
  sleep: () => Promise<void>,
  stop: () => void,
): AsyncGenerator<T | typeof paused, void> {
  let due: Promise<typeof paused> | undefined
  try {
    for (let next = events.next(); ; ) {
      due = waits() ? (due ?? sleep().then((): typeof paused => paused)) : undefined
      const step = await (due ? Promise.race([next, due]) : next)
      if (step === paused) {
        due = undefined
        yield paused
        continue
      }
      if (step.done) return
      yield step.value
      next = events.next()
    }
  } finally {
    stop()
    await events.return()
  }
}
