import { dayName, firstConflict, inWords } from '#src/engines/audit/checks/business/compare-hours.ts'
import { againstEachOther, type ToldTerm, toldTerms } from '#src/engines/audit/checks/business/told-terms.ts'
import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { clock_terms } from '#src/engines/audit/facts/business/terms/times/around-the-clock.ts'
import {
  never_closed,
  open_count,
  open_evenings,
  open_first,
  open_from,
  open_last,
  open_late,
  open_on,
  open_today,
  open_until,
  open_weekends,
  readDaysAndTime,
  served_daily,
} from '#src/engines/audit/facts/business/terms/times/closing-times.ts'
import {
  open_by_appointment,
  open_by_screen,
  open_in_some_weeks,
} from '#src/engines/audit/facts/business/terms/times/days-with-limits.ts'
import { open_meal } from '#src/engines/audit/facts/business/terms/times/meal-times.ts'
import {
  line_of_hours,
  open_days,
  open_hours,
  readOpenHours,
} from '#src/engines/audit/facts/business/terms/times/open-days.ts'
import { all_day, weekdays } from '#src/engines/audit/facts/hours-week.ts'
import type { IndexedHours } from '#src/engines/audit/facts/site/site-index-row.ts'
import type { OpenSpan, Weekday, WeekHours } from '#src/engines/audit/facts/types/business-facts.ts'
import { plainElsewhere } from './days-of-some-weeks.ts'
import { linesApart } from './lines-apart.ts'

type Timetable = IndexedHours & { url: string }
type Conflict = { day: Weekday; is: string }

/** Fewer days are those of a class or a happy hour. */
const least_days = 5
const most = 5
const every_day = 0x7f
/** Shorter is a class. */
const least_open = 180

const isOpen = (value: number, at: number) => ((value >> at) & 1) === 1
const isClosed = (value: number, at: number) => ((value >> (at + 7)) & 1) === 1

const isDaily = ({ what, value }: ToldTerm) => what === open_days && (value & every_day) === every_day

/** The same of a sentence that gives the times of a few days. */
function timesAgainst(value: number, { week }: Timetable): Conflict | null {
  const times = readOpenHours(value)
  const said: WeekHours = Object.fromEntries(weekdays.filter((_, at) => isOpen(value, at)).map(day => [day, [times]]))
  const conflict = firstConflict(said, week)
  return conflict && { day: conflict.day, is: conflict.other }
}

/** "Open today: 8 am – 5 pm" in fixed words stands there on the other days, too: the first day on which it is not so. */
function todayAgainst(value: number, { week }: Timetable): Conflict | null {
  const { opens, closes } = readOpenHours(value)
  const day = weekdays.find(
    name => week[name] && !week[name].some(span => span.opens === opens && span.closes === closes),
  )
  return day === undefined ? null : { day, is: inWords(week[day] ?? []) }
}

/** The same of a line that gives a day and its times: a class may begin when the door opens or end when it closes, but hardly on each of its days. */
function lineAgainst(value: number, table: Timetable): Conflict | null {
  const { opens, closes } = readOpenHours(value)
  const isOneEnd = (day: Weekday) => {
    const [span, ...more] = table.week[day] ?? []
    return span !== undefined && more.length === 0 && (span.opens === opens) !== (span.closes === closes)
  }
  return weekdays.every((day, at) => !isOpen(value, at) || isOneEnd(day)) && closes - opens >= least_open
    ? timesAgainst(value, table)
    : null
}

/** The same of a sentence that says from when or until when the door is open: on each of its days, or on any. */
function timeAgainst(what: string, value: number, { week }: Timetable): Conflict | null {
  const { days, minute } = readDaysAndTime(value)
  const open = weekdays.filter(day => (week[day] ?? []).length > 0)
  const told = (spans: readonly OpenSpan[]) =>
    what === open_until ? Math.max(...spans.map(({ closes }) => closes)) : Math.min(...spans.map(({ opens }) => opens))
  const differs = (day: Weekday) => told(week[day] ?? []) !== minute
  const meant = open.filter(day => days === 0 || isOpen(days, weekdays.indexOf(day)))
  const wrong = days === 0 && !meant.every(differs) ? undefined : meant.find(differs)
  return wrong === undefined ? null : { day: wrong, is: inWords(week[wrong] ?? []) }
}

/** The last seating of the day, when the door is closed on all of them. */
function lastAgainst(minute: number, { week }: Timetable): Conflict | null {
  const last = (day: Weekday) => Math.max(0, ...(week[day] ?? []).map(({ closes }) => closes))
  const [day] = weekdays.toSorted((one, other) => last(other) - last(one))
  return day === undefined || last(day) === 0 || minute <= last(day) ? null : { day, is: inWords(week[day] ?? []) }
}

/** The first visit of the day, when the door is still closed on all of its days. */
function firstAgainst(value: number, { week }: Timetable): Conflict | null {
  const { days, minute } = readDaysAndTime(value)
  const meant = weekdays.filter((day, at) => (week[day] ?? []).length > 0 && (days === 0 || ((days >> at) & 1) === 1))
  const isEarly = (day: Weekday) => minute < Math.min(...(week[day] ?? []).map(({ opens }) => opens))
  const [day] = meant
  return day !== undefined && meant.every(isEarly) ? { day, is: inWords(week[day] ?? []) } : null
}

/** "Open six days a week", where all seven are named. */
function countAgainst(value: number, { week, from }: Timetable): Conflict | null {
  const open = weekdays.filter(day => (week[day] ?? []).length > 0)
  if (open.length === value || (from === 'text' && Object.keys(week).length < weekdays.length)) return null
  const closed = weekdays.find(day => !open.includes(day))
  if (value > open.length && closed) return { day: closed, is: 'closed' }
  return { day: open.at(-1) ?? 'su', is: `open, one of ${open.length} days` }
}

/** Open on neither of its two days, and no word of an appointment. */
const closedAtWeekends = ({ week }: Timetable): Conflict | null =>
  week.sa?.length === 0 && week.su?.length === 0 ? { day: 'sa', is: 'and Sun closed' } : null

/** What ends sooner has no evening. */
const evening = 17 * 60 + 30

function closedInEvenings({ week }: Timetable): Conflict | null {
  const last = (day: Weekday) => Math.max(0, ...(week[day] ?? []).map(({ closes }) => closes))
  const [day] = weekdays.toSorted((one, other) => last(other) - last(one))
  return day === undefined || last(day) > evening ? null : { day, is: inWords(week[day] ?? []) }
}

/** "Open late on Thursdays", where none of these days goes on into the evening. */
function closedInLateHours(value: number, { week }: Timetable): Conflict | null {
  const meant = weekdays.filter((day, at) => isOpen(value, at) && week[day] !== undefined)
  const isEarly = (day: Weekday) => (week[day] ?? []).every(({ closes }) => closes <= evening)
  const [day] = meant
  return day === undefined || !meant.every(isEarly) ? null : { day, is: inWords(week[day] ?? []) }
}

/** "We serve lunch", where the door opens later or closes sooner on every day. */
function closedAtMeal(what: string, { week }: Timetable): Conflict | null {
  const told = open_meal.find(({ meal }) => what === `open: ${meal}`)
  const open = weekdays.filter(day => (week[day] ?? []).length > 0)
  const [day] = open
  if (!told || day === undefined) return null
  const isHad = (name: Weekday) =>
    (week[name] ?? []).some(({ opens, closes }) => opens < told.opens_before && closes > told.closes_after)
  return open.some(isHad) ? null : { day, is: inWords(week[day] ?? []) }
}

const meals = new Set<string>(open_meal.map(({ meal }) => `open: ${meal}`))

function closedOnSomeDay({ week, from }: Timetable): Conflict | null {
  const day = weekdays.find(name => (week[name] ?? (from === 'text' ? undefined : []))?.length === 0)
  return day === undefined ? null : { day, is: 'closed' }
}

function closedAtSomeTime({ week, from }: Timetable): Conflict | null {
  const isAllDay = (spans: readonly OpenSpan[]) => spans.some(({ opens, closes }) => closes - opens >= 1_439)
  const spansOn = (name: Weekday) => week[name] ?? (from === 'text' ? undefined : [])
  const day = weekdays.find(name => !isAllDay(spansOn(name) ?? [all_day]))
  return day === undefined ? null : { day, is: inWords(week[day] ?? []) }
}

/** Who comes by appointment finds an open door on days that have no hours. */
const by_agreement = /\b(?:appointments|visits)\b/i

const has_limits = new Set<string>([open_by_screen, open_by_appointment])

/** "Friday: virtual only", where structured data tells search engines that the door is open. */
function openAllTheSame(value: number, { week }: Timetable): Conflict | null {
  const day = weekdays.find((name, at) => isOpen(value, at) && (week[name]?.length ?? 0) > 0)
  return day === undefined ? null : { day, is: inWords(week[day] ?? []) }
}

/** The first day on which a timetable says otherwise than the sentence; in structured data a day left out is a closed one. */
function conflictWith({ what, value }: ToldTerm, table: Timetable): Conflict | null {
  const { week, from } = table
  if (has_limits.has(what)) return openAllTheSame(value, table)
  if (what === open_hours) return timesAgainst(value, table)
  if (what === open_today) return todayAgainst(value, table)
  if (what === line_of_hours) return lineAgainst(value, table)
  if (what === never_closed || what === clock_terms.reached) return closedAtSomeTime(table)
  if (what === open_until || what === open_from) return timeAgainst(what, value, table)
  if (what === open_first) return firstAgainst(value, table)
  if (what === open_last) return lastAgainst(value, table)
  if (what === open_count) return countAgainst(value, table)
  if (what === open_late) return closedInLateHours(value, table)
  if (meals.has(what)) return closedAtMeal(what, table)
  if (what === open_weekends) return closedAtWeekends(table)
  if (what === open_evenings) return closedInEvenings(table)
  if (what === served_daily) return closedOnSomeDay(table)
  for (const [at, day] of weekdays.entries()) {
    const spans = week[day] ?? (from === 'structured-data' ? [] : undefined)
    if (!spans) continue
    if (isOpen(value, at) && spans.length === 0) return { day, is: 'closed' }
    if (isClosed(value, at) && spans.length > 0) return { day, is: 'open' }
  }
  return null
}

export const openDaysApart: SiteCheck = {
  id: 'open-days-conflict',
  section: 'local',
  scope: 'site',
  severity: 'high',
  title: 'A sentence names other open days than your hours',
  why: 'A customer who believes the sentence stands before a closed door, or stays away on a day on which you are there.',
  mend: 'Correct the sentence or the hours, so that each day is the same everywhere.',
  source: 'https://support.google.com/business/answer/3038177',
  look: site => {
    // Who helps in emergencies may be there at any hour for these alone.
    const helps = site.pages.some(({ row }) => row.terms.some(({ what }) => what === clock_terms.emergencies))
    const said = toldTerms(site, 'open').filter(
      ({ what }) =>
        what !== clock_terms.emergencies &&
        what !== open_in_some_weeks &&
        (!helps || (what !== clock_terms.reached && what !== served_daily)),
    )
    if (said.length === 0 && toldTerms(site, open_in_some_weeks).length === 0) return notApplicable
    const is_full = !speaksOfWeekends(site, said)
    const tables = site.pages.flatMap(({ url, kind, row }): Timetable[] =>
      kind === 'article' || kind === 'listing'
        ? []
        : row.hours
            .filter(({ week }) => Object.keys(week).length >= least_days)
            .map(hours => ({ ...hours, week: is_full ? wholeWeek(hours) : hours.week, url })),
    )
    const found = [...said.flatMap(term => againstTables(term, tables, said)), ...linesApart(said)]
    const all = found.length > 0 ? found : [...againstSentences(said), ...plainElsewhere(site, tables)]
    return foundAll([...new Map(all.map(one => [one.evidence, one])).values()].slice(0, most))
  },
}

/** Does any timetable name a Saturday or Sunday on which the door is open, perhaps for those alone who are expected? */
const speaksOfWeekends = ({ pages }: SiteView, said: readonly ToldTerm[]): boolean =>
  said.some(({ what, text }) => has_limits.has(what) || (what === open_weekends && by_agreement.test(text))) ||
  pages.some(({ row }) => row.hours.some(({ week }) => (week.sa?.length ?? 0) + (week.su?.length ?? 0) > 0))

/** "Monday to Friday, 8 to 5" says of the weekend that it is closed. */
function wholeWeek({ week }: IndexedHours): WeekHours {
  const is_plain = week.sa === undefined && week.su === undefined && Object.keys(week).length === 5
  return is_plain ? { ...week, sa: [], su: [] } : week
}

/** Words beside the hours of a day hold against structured data, which cannot say them, but not where the page gives that day plain hours. */
function tablesInData(
  { what, value }: ToldTerm,
  tables: readonly Timetable[],
  said: readonly ToldTerm[],
): readonly Timetable[] {
  const in_data = tables.filter(({ from }) => from === 'structured-data')
  if (what !== open_by_appointment) return in_data
  const is_plain = tables.some(table => table.from === 'text' && openAllTheSame(value, table) !== null)
  // Beside the data of the same page it is told of that page.
  const is_told = in_data.some(table => said.some(one => one.what === what && one.url === table.url))
  return is_plain || is_told ? [] : in_data
}

const of_few_days = new Set<string>([open_hours, line_of_hours])

/** A timetable that leaves a day out says nothing of its times. */
const names = ({ what, value }: ToldTerm, { week }: Timetable): boolean =>
  !of_few_days.has(what) || weekdays.some((day, at) => isOpen(value, at) && week[day] !== undefined)

/** A conflict only where no timetable of the site agrees: timetables that differ are told as such. */
function againstTables(term: ToldTerm, tables: readonly Timetable[], said: readonly ToldTerm[]): Occurrence[] {
  const held = has_limits.has(term.what) ? tablesInData(term, tables, said) : tables.filter(table => names(term, table))
  const [first, ...more] = held.map(table => ({ table, conflict: conflictWith(term, table) }))
  if (!first || [first, ...more].some(({ conflict }) => conflict === null)) return []
  const { table, conflict } = first
  // "Open every day" beside the page's own hours is told of that page.
  if (!conflict || (isDaily(term) && [first, ...more].some(one => one.table.url === term.url))) return []
  const where = `the hours on ${table.url}, line ${table.line}`
  const evidence = `“${term.text}”; ${where}: ${dayName(conflict.day)} ${conflict.is}`
  return [{ url: term.url, line: term.line, evidence }]
}

/** A page of no kind that gives both may explain something, and neither be its own. */
const mayExplain = (one: ToldTerm, { url }: ToldTerm) => one.url === url && one.kind === 'other'

/** One sentence names a day as open that another names as closed. */
function againstSentences(all: readonly ToldTerm[]): Occurrence[] {
  const said = all.filter(({ what }) => what === open_days || what === open_on)
  for (const [i, one] of said.entries()) {
    const other = said
      .slice(i + 1)
      .find(
        next =>
          ((one.value & (next.value >> 7)) | (next.value & (one.value >> 7))) & every_day && !mayExplain(one, next),
      )
    if (other) return [againstEachOther(one, other)]
  }
  return []
}
