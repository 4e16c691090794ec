export type LabBounds = {
  /** One measurement, from the start of the browser; then everything of it is killed. */
  longest_ms: number
  /** Until those before it are done. */
  longest_wait_ms: number
  /** What a visit may load and send. */
  most_bytes: number
  /** What must be free on the machine, or in the container, before a browser is started: a plain page takes 450 MB. */
  least_free_bytes: number
}

export const usualLabBounds: LabBounds = {
  longest_ms: 60_000,
  longest_wait_ms: 120_000,
  most_bytes: 100 * 1024 * 1024,
  least_free_bytes: 800 * 1024 * 1024,
}
