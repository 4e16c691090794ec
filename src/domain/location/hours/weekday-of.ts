import { countDays, type Day } from '#src/domain/day.ts'
import { type Weekday, weekdays } from '#src/domain/location/record/location-record.ts'

/** 3 January 2000 was a Monday. */
export function weekdayOf(day: Day): Weekday {
  const since_monday = (countDays({ from: '2000-01-03', to: day }) - 1) % 7
  return weekdays[(since_monday + 7) % 7] ?? 'monday'
}
