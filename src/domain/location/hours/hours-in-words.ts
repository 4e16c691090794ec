import {
  type OpenRange,
  type RegularHours,
  type Weekday,
  weekdays,
} from '#src/domain/location/record/location-record.ts'
import { isAllDay, minutesOf } from './wall-time.ts'

function timeInWords(time: string): string {
  const minutes = minutesOf(time) ?? 0
  const hours = Math.floor(minutes / 60) % 24
  const rest = minutes % 60 === 0 ? '' : `:${String(minutes % 60).padStart(2, '0')}`
  return `${hours % 12 === 0 ? 12 : hours % 12}${rest} ${hours < 12 ? 'am' : 'pm'}`
}

/** "9 am–5 pm". */
export function rangeInWords(range: OpenRange): string {
  return isAllDay(range) ? 'open 24 hours' : `${timeInWords(range.opens)}–${timeInWords(range.closes)}`
}

/** "9 am–12 pm, 1 pm–5 pm"; a day without hours is "closed". */
export function dayInWords(ranges: readonly OpenRange[]): string {
  return ranges.length === 0 ? 'closed' : ranges.map(rangeInWords).join(', ')
}

export const weekdayName = (day: Weekday): string => day.charAt(0).toUpperCase() + day.slice(1)

const short = (day: Weekday): string => weekdayName(day).slice(0, 3)

/** One line for each run of days with the same hours: `Mon–Fri` and `9 am–5 pm`. */
export function weekInLines(week: RegularHours): { days: string; hours: string }[] {
  const runs: { from: Weekday; to: Weekday; hours: string }[] = []
  for (const day of weekdays) {
    const hours = dayInWords(week[day])
    const last = runs.at(-1)
    if (last?.hours === hours) last.to = day
    else runs.push({ from: day, to: day, hours })
  }
  return runs.map(({ from, to, hours }) => ({ days: from === to ? short(from) : `${short(from)}–${short(to)}`, hours }))
}

/** "Mon–Fri 9 am–5 pm; Sat–Sun closed". */
export function weekInWords(week: RegularHours): string {
  return weekInLines(week)
    .map(({ days, hours }) => `${days} ${hours}`)
    .join('; ')
}
