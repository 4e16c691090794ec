/** A moment as people read it, such as "Nov 20, 2026, 10:00 AM", in an IANA zone. */
export function localTime(time: string, time_zone: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: time_zone }).format(
    new Date(time),
  )
}
