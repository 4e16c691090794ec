import type { OpenRange } from '#src/domain/location/record/location-record.ts'

export const minutesOfDay = 1440

const form = /^(?:([01]\d|2[0-3]):([0-5]\d)|24:00)$/

/** Minutes since midnight of a time such as `09:30`; `24:00` is the end of the day. `null` for what is no time. */
export function minutesOf(time: string): number | null {
  const parts = form.exec(time)
  if (!parts) return null
  return parts[1] === undefined ? minutesOfDay : Number(parts[1]) * 60 + Number(parts[2])
}

/** Both ends in minutes since the midnight before it opens; what crosses midnight ends after 1440. */
export function spanOf({ opens, closes }: OpenRange): { start: number; end: number } {
  const start = minutesOf(opens) ?? 0
  const end = minutesOf(closes) ?? 0
  return { start, end: end > start ? end : end + minutesOfDay }
}

export const isAllDay = ({ opens, closes }: OpenRange): boolean => opens === '00:00' && closes === '24:00'
