import type { Day } from '#src/domain/day.ts'

const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** "Nov 20" */
export function shortDay(day: Day): string {
  return short.format(new Date(`${day}T00:00:00Z`))
}

/** "Nov 20, 2026" */
export function longDay(day: Day): string {
  return long.format(new Date(`${day}T00:00:00Z`))
}

/** "Oct 24, 2026 – Nov 20, 2026"; a single day by itself. */
export function periodWords({ from, to }: { from: Day; to: Day }): string {
  return from === to ? longDay(from) : `${longDay(from)} – ${longDay(to)}`
}
