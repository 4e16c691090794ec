/** Notes so many bytes as spent. */
export type SpendBytes = (bytes: number) => void

/** Counts bytes of many connections against one bound, and tells once when it is exceeded. */
export function createByteBudget(most_bytes: number, onOverdrawn: () => void): SpendBytes {
  let spent = 0
  return bytes => {
    const before = spent
    spent += bytes
    if (before <= most_bytes && spent > most_bytes) onOverdrawn()
  }
}
