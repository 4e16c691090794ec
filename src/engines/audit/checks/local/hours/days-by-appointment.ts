import { dayName, inWords } from '#src/engines/audit/checks/business/compare-hours.ts'
import type { Occurrence } from '#src/engines/audit/checks/check.ts'
import { daysBetween, weekdayNamed } from '#src/engines/audit/facts/hours-week.ts'
import type { HoursFact, Weekday, WeekHours } from '#src/engines/audit/facts/types/business-facts.ts'

const by_appointment =
  /\b(mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?(?:\s*(?:-|–|—|&|and|to)\s*(mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?)?[^a-z\d]{0,6}by app/gi

/** The days of a timetable in text on which the door opens for those alone who are expected. */
function daysIn(text: string): Weekday[] {
  return [...text.matchAll(by_appointment)].flatMap(([, from = '', to = from]) => {
    const [first, last] = [weekdayNamed(from), weekdayNamed(to)]
    return first && last ? daysBetween(first, last) : []
  })
}

/** A day "by appointment" on the page that has opening hours in the structured data: search results call the shop open. */
export function openByAppointment(
  url: string,
  data: { week: WeekHours; line: number },
  texts: readonly HoursFact[],
): Occurrence | null {
  for (const { text } of texts) {
    const day = daysIn(text).find(name => (data.week[name]?.length ?? 0) > 0)
    if (day === undefined) continue
    const evidence = `${dayName(day)}: structured data says ${inWords(data.week[day] ?? [])}, on the page “by appointment”`
    return { url, line: data.line, evidence }
  }
  return null
}
