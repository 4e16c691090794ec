import { visibleText } from '#src/engines/audit/checks/business/visible-text.ts'
import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll } from '#src/engines/audit/checks/outcome.ts'
import {
  datesOf,
  daysApart,
  type NamedDate,
  weekday_names,
  weekdayIn,
} from '#src/engines/audit/facts/business/named-dates.ts'
import { signal } from '#src/engines/audit/facts/signal.ts'
import { hasNoSuchDay, may_name_holiday, wrongHoliday } from './day-of-holiday.ts'

const most = 5
/** "February 30", in short texts: others are seldom read for their dates. */
const may_end = /\b(?:feb|apr|june?\b|sep|nov)[a-z]*\.? (?:29|30|31)\b/i
const longest_end = 400
/** One of these stands in any such date, and in few texts. */
const last_days = / (?:29|30|31)/
/** Two dates of one notice; further apart they may be of two years. */
const most_days = 14

/** A date whose year is given. */
function wrongWeekday(date: NamedDate): string | null {
  const { weekday, year, shown } = date
  if (weekday === null || year === null) return null
  const is = weekdayIn(date, year)
  if (is === weekday) return null
  return is === null ? `“${shown}”: there is no such day` : `“${shown}”: that day is a ${weekday_names[is]}`
}

/** "Closed Friday July 3rd, open again Monday July 7th": from one to the other are as many days as between the weekdays. */
function cannotBoth(one: NamedDate, other: NamedDate): string | null {
  const [from, to] = [one.weekday, other.weekday]
  if (from === null || to === null || (one.year !== null && other.year !== null)) return null
  const apart = daysApart(one, other)
  // The same date under two weekdays is of two years.
  if (apart.some(days => days === 0 || days > most_days || (days - (to - from)) % 7 === 0)) return null
  const day = weekday_names[(from + (apart[0] ?? 0)) % 7]
  return `“${one.shown}” and “${other.shown}”: if the first is right, the second is a ${day}`
}

export const weekdayOfDate: PageCheck = {
  id: 'date-on-wrong-weekday',
  section: 'local',
  scope: 'page',
  severity: 'medium',
  title: 'A date on the page falls on another day than the page says',
  why: 'Half of the guests come on the weekday, the others on the date.',
  mend: 'Look the date up in a calendar and correct the weekday or the day.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/event',
  look: page => {
    const { url, facts } = page
    const found: Occurrence[] = []
    let before: { date: NamedDate; block: number } | undefined
    const text_of_page = visibleText(page)
    const may_name = may_name_holiday.test(text_of_page)
    const may_be_last = last_days.test(text_of_page)
    for (const [block, one] of facts.text.blocks.entries()) {
      if (found.length >= most) break
      const { text, line, signals } = one
      const names_holiday = may_name && text.length <= longest_end && may_name_holiday.test(text)
      const names_end = may_be_last && text.length <= longest_end && last_days.test(text) && may_end.test(text)
      if ((signals & signal.weekday) === 0 && !names_holiday && !names_end) continue
      for (const date of datesOf(one)) {
        const beside = before && block - before.block <= 1 ? before.date : undefined
        const alone =
          wrongWeekday(date) ??
          (names_holiday ? wrongHoliday(text, date) : null) ??
          (names_end && hasNoSuchDay(date) ? `“${date.shown}”: there is no such day` : null)
        const evidence = alone ?? (beside && cannotBoth(beside, date))
        if (evidence) found.push({ url, line, evidence })
        before = date.weekday === null || evidence ? undefined : { date, block }
      }
    }
    return foundAll(found.slice(0, most))
  },
}
