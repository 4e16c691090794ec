/** Milliseconds that a Retry-After header asks for, in seconds or as a date; undefined without a sensible one. */
export function readRetryAfter(value: string | undefined, now_wall: number): number | undefined {
  if (value === undefined) return undefined
  if (/^\s*\d{1,9}\s*$/.test(value)) return Number(value) * 1_000
  const date = Date.parse(value)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now_wall)
}
