/** How many messages one address may send in a window of time. */
export const floodLimit = { messages: 5, window_seconds: 3600 } as const

/**
 * Whole seconds until another message is allowed, given the times of earlier ones; 0 when one is allowed now.
 * The window slides: the oldest message that still counts frees its place when it is an hour old.
 */
export function secondsToWait(earlier: readonly Date[], now: Date): number {
  const start = now.getTime() - floodLimit.window_seconds * 1000
  const counted = earlier.map(time => time.getTime()).filter(time => time > start)
  const blocking = counted.toSorted((a, b) => b - a)[floodLimit.messages - 1]
  return blocking === undefined ? 0 : Math.max(1, Math.ceil((blocking - start) / 1000))
}
