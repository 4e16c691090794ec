import { addDays, type Day } from '#src/domain/day.ts'
import { type Weekday, weekdays } from '#src/domain/location/record/location-record.ts'
import { weekdayOf } from './weekday-of.ts'

/** `observed_on` is the day off where the holiday itself falls on a weekend. */
export type Holiday = { name: string; date: Day; observed_on: Day }

const first = (year: number, month: string): Day => `${year}-${month}-01`

/** The day of the week on or after a day. */
function onOrAfter(day: Day, weekday: Weekday): Day {
  return addDays(day, (weekdays.indexOf(weekday) - weekdays.indexOf(weekdayOf(day)) + 7) % 7)
}

function observed(date: Day): Day {
  const weekday = weekdayOf(date)
  if (weekday === 'saturday') return addDays(date, -1)
  return weekday === 'sunday' ? addDays(date, 1) : date
}

/** The eleven legal public holidays of the United States in a year, earliest first: 5 U.S.C. 6103 and Executive Order 11582. */
export function federalHolidays(year: number): Holiday[] {
  const dates: [name: string, date: Day][] = [
    ["New Year's Day", first(year, '01')],
    ['Martin Luther King Jr. Day', addDays(onOrAfter(first(year, '01'), 'monday'), 14)],
    ["Presidents' Day", addDays(onOrAfter(first(year, '02'), 'monday'), 14)],
    ['Memorial Day', onOrAfter(`${year}-05-25`, 'monday')],
    ['Juneteenth', `${year}-06-19`],
    ['Independence Day', `${year}-07-04`],
    ['Labor Day', onOrAfter(first(year, '09'), 'monday')],
    ['Columbus Day', addDays(onOrAfter(first(year, '10'), 'monday'), 7)],
    ['Veterans Day', `${year}-11-11`],
    ['Thanksgiving', addDays(onOrAfter(first(year, '11'), 'thursday'), 21)],
    ['Christmas Day', `${year}-12-25`],
  ]
  return dates.map(([name, date]) => ({ name, date, observed_on: observed(date) }))
}
