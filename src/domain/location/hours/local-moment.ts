import type { Day } from '#src/domain/day.ts'

/** What the clock on the wall shows: the day, and the minutes since its midnight. */
export type LocalMoment = { day: Day; minutes: number }

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(time_zone: string): Intl.DateTimeFormat {
  const known = formats.get(time_zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: time_zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  formats.set(time_zone, format)
  return format
}

/** Whether the text names a zone of the IANA database. */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Z][\w+-]*(?:\/[\w+-]+){0,2}$/.test(text)) return false
  try {
    return formatOf(text) !== undefined
  } catch {
    return false
  }
}

/** Of each zone the latest answer: thousands of locations are asked about the same instant, one after another. */
const latest = new Map<string, { instant: number; moment: LocalMoment }>()

/** The time on the walls of a zone at an instant, in milliseconds since 1970. Throws for a zone that does not exist. */
export function localMoment(instant: number, time_zone: string): LocalMoment {
  const known = latest.get(time_zone)
  if (known?.instant === instant) return known.moment
  const moment = readMoment(instant, time_zone)
  latest.set(time_zone, { instant, moment })
  return moment
}

function readMoment(instant: number, time_zone: string): LocalMoment {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {}
  for (const { type, value } of formatOf(time_zone).formatToParts(instant)) parts[type] = value
  return {
    day: `${parts.year}-${parts.month}-${parts.day}`,
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  }
}
