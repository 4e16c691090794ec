import { federalHolidays } from '#src/domain/location/hours/us-holidays.ts'

type Holiday = { name: string; date: string }

/** The federal holidays from a day on, for a year; `today` is YYYY-MM-DD. */
export function comingHolidays(today: string): Holiday[] {
  const year = Number(today.slice(0, 4))
  return [...federalHolidays(year), ...federalHolidays(year + 1)].filter(({ date }) => date >= today).slice(0, 11)
}
