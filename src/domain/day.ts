/** A calendar day as ISO 8601 writes it, such as 2026-03-08; from 2000 to 2099. */
export type Day = string

/** Whole days, both ends included, each as long as the clocks of the IANA zone make it. */
export type DayPeriod = { from: Day; to: Day; time_zone: string }

/** Days since 1970-01-01: the arithmetic of https://howardhinnant.github.io/date_algorithms.html for years after 0. */
function numberOf(year: number, month: number, day: number): number {
  const years = month <= 2 ? year - 1 : year
  const era = Math.floor(years / 400)
  const year_of_era = years - era * 400
  const day_of_year = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  const day_of_era = year_of_era * 365 + Math.floor(year_of_era / 4) - Math.floor(year_of_era / 100) + day_of_year
  return era * 146_097 + day_of_era - 719_468
}

function textOf(number: number): Day {
  const days = number + 719_468
  const era = Math.floor(days / 146_097)
  const day_of_era = days - era * 146_097
  const year_of_era = Math.floor(
    (day_of_era - Math.floor(day_of_era / 1460) + Math.floor(day_of_era / 36_524) - Math.floor(day_of_era / 146_096)) /
      365,
  )
  const day_of_year = day_of_era - (365 * year_of_era + Math.floor(year_of_era / 4) - Math.floor(year_of_era / 100))
  const shifted = Math.floor((5 * day_of_year + 2) / 153)
  const day = day_of_year - Math.floor((153 * shifted + 2) / 5) + 1
  const month = shifted + (shifted < 10 ? 3 : -9)
  const year = year_of_era + era * 400 + (month <= 2 ? 1 : 0)
  return [year, month, day].map(part => String(part).padStart(2, '0')).join('-')
}

function parse(day: Day): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return numberOf(year, month, date)
}

/** Whether `text` names a day that exists: 2026-02-29 does not. */
export function isDay(text: string): boolean {
  return /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text) && textOf(parse(text)) === text
}

/** The day `count` days later; earlier when `count` is negative. */
export function addDays(day: Day, count: number): Day {
  return textOf(parse(day) + count)
}

/** How many days lie in the period, both ends included. */
export function countDays({ from, to }: Pick<DayPeriod, 'from' | 'to'>): number {
  return parse(to) - parse(from) + 1
}

/** The period of as many days that ends the day before this one begins. */
export function periodBefore<Period extends Pick<DayPeriod, 'from' | 'to'>>(period: Period): Period {
  const days = countDays(period)
  return { ...period, from: addDays(period.from, -days), to: addDays(period.to, -days) }
}

/** Every day of the period, in order. */
export function daysOf(period: Pick<DayPeriod, 'from' | 'to'>): Day[] {
  return Array.from({ length: countDays(period) }, (_, n) => addDays(period.from, n))
}
