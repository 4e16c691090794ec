import { addDays, type Day } from '#src/domain/day.ts'
import type { LocationRecord, OpenRange } from '#src/domain/location/record/location-record.ts'
import { localMoment } from './local-moment.ts'
import { minutesOfDay, spanOf } from './wall-time.ts'
import { weekdayOf } from './weekday-of.ts'

type Timetable = Pick<LocationRecord, 'regular_hours' | 'special_hours' | 'time_zone' | 'open_status'>

function rangesOn(day: Day, { regular_hours, special_hours }: Timetable): readonly OpenRange[] {
  const special = special_hours.find(({ date }) => date === day)
  return special?.ranges ?? regular_hours?.[weekdayOf(day)] ?? []
}

/**
 * Whether a location is open at an instant, in milliseconds since 1970; `null` when nobody has told its hours. By the clock on
 * the wall: an hour that the clocks repeat in autumn counts both times, one that they leave out in spring never comes. What is
 * open past midnight belongs to the day on which it opened, so that a holiday begins when the evening before it ends.
 */
export function isOpenAt(timetable: Timetable, instant: number): boolean | null {
  if (timetable.open_status !== 'open') return false
  if (timetable.regular_hours === null) return null
  const { day, minutes } = localMoment(instant, timetable.time_zone)
  const covers = (ranges: readonly OpenRange[], at: number) =>
    ranges.some(range => spanOf(range).start <= at && at < spanOf(range).end)
  return (
    covers(rangesOn(day, timetable), minutes) || covers(rangesOn(addDays(day, -1), timetable), minutes + minutesOfDay)
  )
}
