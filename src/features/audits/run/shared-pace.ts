/**
 * How far audits have come is written down this often by one process, in milliseconds, however many it carries out: what
 * they cost the database does not grow with their number.
 */
export function openPace(shortest_ms: number) {
  let running = 0
  return {
    /** Answers how to leave. */
    enter(): () => void {
      running += 1
      return () => {
        running -= 1
      }
    },
    /** How long each of them waits between two writes. */
    pause: () => shortest_ms * Math.max(1, running),
  }
}

export type Pace = ReturnType<typeof openPace>
