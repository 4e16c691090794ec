import type { OpenSpan, Weekday, WeekHours } from './types/business-facts.ts'

export const weekdays: readonly Weekday[] = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su']
export const all_day: OpenSpan = { opens: 0, closes: 1_440 }

/** Weekdays from one to another, over the weekend if need be. */
export function daysBetween(first: Weekday, last: Weekday): Weekday[] {
  const from = weekdays.indexOf(first)
  const count = ((weekdays.indexOf(last) - from + 7) % 7) + 1
  return Array.from({ length: count }, (_, i) => weekdays[(from + i) % 7] ?? first)
}

/** Weekday by the beginning of its English name; `null` for anything else. */
export function weekdayNamed(name: string): Weekday | null {
  const start = name.trim().toLowerCase().slice(0, 2)
  return weekdays.find(day => day === start) ?? null
}

export function isAlwaysOpen(week: WeekHours): boolean {
  return weekdays.every(day => week[day]?.some(({ opens, closes }) => opens === 0 && closes >= 1_439))
}

export function sameSpans(one: readonly OpenSpan[], other: readonly OpenSpan[]): boolean {
  if (one.length !== other.length) return false
  return one.every(({ opens, closes }, i) => opens === other[i]?.opens && closes === other[i]?.closes)
}
