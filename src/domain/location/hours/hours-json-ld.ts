import {
  type LocationRecord,
  type OpenRange,
  type SpecialDay,
  type Weekday,
  weekdays,
} from '#src/domain/location/record/location-record.ts'
import { weekdayName } from './hours-in-words.ts'
import { isAllDay } from './wall-time.ts'

type Specification = Record<string, unknown>

/** As Google reads it: around the clock is 00:00 to 23:59. https://developers.google.com/search/docs/appearance/structured-data/local-business */
function times(range: OpenRange): { opens: string; closes: string } {
  if (isAllDay(range)) return { opens: '00:00', closes: '23:59' }
  return { opens: range.opens, closes: range.closes === '24:00' ? '00:00' : range.closes }
}

function weekly(regular_hours: NonNullable<LocationRecord['regular_hours']>): Specification[] {
  const days = new Map<string, { range: OpenRange; on: Weekday[] }>()
  for (const day of weekdays) {
    for (const range of regular_hours[day]) {
      const key = `${range.opens} ${range.closes}`
      const same = days.get(key)
      if (same) same.on.push(day)
      else days.set(key, { range, on: [day] })
    }
  }
  return [...days.values()].map(({ range, on }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: on.map(weekdayName),
    ...times(range),
  }))
}

/** A day without ranges is closed, which is said as 00:00 to 00:00. */
function special({ date, ranges }: SpecialDay): Specification[] {
  const told = ranges.length === 0 ? [{ opens: '00:00', closes: '00:00' }] : ranges.map(times)
  return told.map(range => ({
    '@type': 'OpeningHoursSpecification',
    ...range,
    validFrom: date,
    validThrough: date,
  }))
}

/** The hours of a location in the words of schema.org: a line for each time of day, then the special days from `today` on. */
export function hoursJsonLd(
  { regular_hours, special_hours, open_status }: LocationRecord,
  today: string,
): Specification[] {
  if (regular_hours === null || open_status !== 'open') return []
  return [...weekly(regular_hours), ...special_hours.filter(({ date }) => date >= today).flatMap(special)]
}
