import { sameSpans, weekdays } from '#src/engines/audit/facts/hours-week.ts'
import type { OpenSpan, Weekday, WeekHours } from '#src/engines/audit/facts/types/business-facts.ts'

/** First opening and last closing; a break at noon is often left out in one of two places. */
export function inWords(spans: readonly OpenSpan[]): string {
  if (spans.length === 0) return 'closed'
  const opens = Math.min(...spans.map(span => span.opens))
  const closes = Math.max(...spans.map(span => span.closes))
  return opens === 0 && closes >= 1_439 ? 'open 24 hours' : `${clock(opens)}–${clock(closes)}`
}

function clock(minutes: number): string {
  const hours = Math.floor(minutes / 60) % 24
  const rest = minutes % 60 === 0 ? '' : `:${String(minutes % 60).padStart(2, '0')}`
  return `${hours % 12 === 0 ? 12 : hours % 12}${rest} ${hours < 12 ? 'am' : 'pm'}`
}

export const daysInBoth = (one: WeekHours, other: WeekHours): Weekday[] =>
  weekdays.filter(day => one[day] !== undefined && other[day] !== undefined)

/** The first weekday that two timetables both name and say different things of; `null` when they agree. */
export function firstConflict(one: WeekHours, other: WeekHours): { day: Weekday; one: string; other: string } | null {
  for (const day of daysInBoth(one, other)) {
    const [spans, others] = [one[day] ?? [], other[day] ?? []]
    if (sameSpans(spans, others)) continue
    const said = [inWords(spans), inWords(others)] as const
    if (said[0] !== said[1]) return { day, one: said[0], other: said[1] }
    // A pause that only one of them names was left out in the other; two that differ are a contradiction.
    if (spans.length === 2 && others.length === 2) return { day, one: withPause(spans), other: withPause(others) }
  }
  return null
}

const withPause = (spans: readonly OpenSpan[]) => spans.map(span => inWords([span])).join(' and ')

const names: Record<Weekday, string> = { mo: 'Mon', tu: 'Tue', we: 'Wed', th: 'Thu', fr: 'Fri', sa: 'Sat', su: 'Sun' }
export const dayName = (day: Weekday): string => names[day]
