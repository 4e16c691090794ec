import { auditLimits } from '#src/features/audits/limits.ts'

const hourSeconds = 3600
export const daySeconds = 24 * hourSeconds

/**
 * Whole seconds until one more is allowed where `most` are within `window_seconds`, given the times of earlier ones; 0 when
 * one is allowed now. The window slides.
 */
export function secondsUntilFree(earlier: readonly Date[], now: Date, most: number, window_seconds: number): number {
  const start = now.getTime() - window_seconds * 1000
  const counted = earlier.map(time => time.getTime()).filter(time => time > start)
  const blocking = counted.toSorted((a, b) => b - a)[most - 1]
  return blocking === undefined ? 0 : Math.max(1, Math.ceil((blocking - start) / 1000))
}

/** The same for the checks of one visitor, who has a limit for the hour and one for the day. */
export function visitorMustWait(earlier: readonly Date[], now: Date): number {
  return Math.max(
    secondsUntilFree(earlier, now, auditLimits.per_hour, hourSeconds),
    secondsUntilFree(earlier, now, auditLimits.per_day, daySeconds),
  )
}

/** "in 12 minutes", "in about 3 hours" */
export function waitWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes <= 1) return 'in a minute'
  if (minutes < 90) return `in ${minutes} minutes`
  return `in about ${Math.ceil(minutes / 60)} hours`
}
