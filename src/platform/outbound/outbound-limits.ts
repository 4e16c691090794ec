/** Bounds on one request; milliseconds and bytes. */
export type OutboundLimits = {
  resolve_ms: number
  connect_ms: number
  /** From the call to the last header. */
  headers_ms: number
  /** Between two pieces of a body. */
  body_idle_ms: number
  total_ms: number
  header_bytes: number
  /** Over the line. */
  transferred_bytes: number
  /** After decompression, where the request names no bound of its own. */
  decoded_bytes: number
}

const mebibyte = 1024 * 1024

export const usualLimits: OutboundLimits = {
  resolve_ms: 5_000,
  connect_ms: 10_000,
  headers_ms: 15_000,
  body_idle_ms: 10_000,
  total_ms: 30_000,
  header_bytes: 64 * 1024,
  transferred_bytes: 16 * mebibyte,
  decoded_bytes: 16 * mebibyte,
}
