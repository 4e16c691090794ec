import type { Day } from '#src/domain/day.ts'

/** The day that people in the IANA zone write at this moment. */
export function localToday(now: Date, time_zone: string): Day {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: time_zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find(candidate => candidate.type === type)?.value
  return `${part('year')}-${part('month')}-${part('day')}`
}
