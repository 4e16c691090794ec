import { all_day, daysBetween, isAlwaysOpen, weekdayNamed, weekdays } from '../hours-week.ts'
import { nodesOf, textOf, textsOf } from '../node-values.ts'
import type { HoursFact, OpenSpan, Weekday, WeekHours } from '../types/business-facts.ts'
import type { DataNode } from '../types/structured-data-facts.ts'

const day_names =
  /^(?:mo(?:n(?:day)?)?|tu(?:e(?:s(?:day)?)?)?|we(?:d(?:nesday)?)?|th(?:u(?:r(?:s(?:day)?)?)?)?|fr(?:i(?:day)?)?|sa(?:t(?:urday)?)?|su(?:n(?:day)?)?)$/i
/** Closing this early is the night after; closing before opening at any other time is a slip. */
const late_night = 6 * 60

/** What has a slip is read all the same, and told. */
type Timetable = { week: WeekHours; problems: string[]; slips: string[]; read: boolean }
/** In entities days are called by their names; `Mo` and `Tues` are for texts. */
const whole_name = /day$/i

/** Opening hours of structured data: `openingHours` texts and OpeningHoursSpecification entities, by their owner. */
export function hoursInData(nodes: readonly DataNode[]): HoursFact[] {
  const facts: HoursFact[] = []
  nodes.forEach((node, index) => {
    const texts = textsOf(node, 'openingHours')
    const specifications = nodesOf(node, 'openingHoursSpecification')
    if (texts.length === 0 && specifications.length === 0) return
    const table: Timetable = { week: {}, problems: [], slips: [], read: false }
    for (const text of texts) readText(text, table)
    for (const specification of specifications) readSpecification(nodes[specification], table)
    facts.push({
      line: node.line,
      offset: node.offset,
      text: texts.join(', ').slice(0, 500) || inWords(table.week),
      week: table.read && table.problems.length === 0 ? table.week : null,
      always_open: isAlwaysOpen(table.week),
      from: 'structured-data',
      region: 'body',
      node: index,
      problems: [...table.problems, ...table.slips],
    })
  })
  return facts
}

function inWords(week: WeekHours): string {
  const clock = (minutes: number) =>
    `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  return weekdays
    .flatMap(day => {
      const spans = week[day]
      if (!spans) return []
      const shown = spans.map(({ opens, closes }) => `${clock(opens)}-${clock(closes)}`).join(' ')
      return [`${day} ${shown || 'closed'}`]
    })
    .join(', ')
}

/** In `Mo,We,Fr 09:00-17:00` a comma between days ends no span: one behind a time does. */
const span_ends = /;|(?<=\d|[ap]\.?m\.?|closed),(?=\s*[A-Za-z]+[^,]*\d)/i

/** `Mo-Fr 09:00-17:00 Sa 10:00-12:00` is read all the same. */
const runs_on = /(?<=\d)\s+(?=(?:Mo|Tu|We|Th|Fr|Sa|Su)[a-z]{0,7}(?:\s?[-,]\s?[A-Z][a-z]{1,8}){0,6}\s+\d)/g

/** `Mo-Fr 09:00-17:00`, several parted by commas or semicolons. */
function readText(text: string, table: Timetable): void {
  const parted = text.replace(runs_on, ', ')
  if (parted !== text) table.slips.push(`“${text.trim().slice(0, 60)}” is no span of time: a comma parts two`)
  for (const part of parted.split(span_ends)) {
    if (part.trim() === '') continue
    const found = /^\s*([A-Za-z][A-Za-z ,.-]*?)\s*:?\s*(\d.*|closed|24\/7|00:00-24:00)\s*$/i.exec(part)
    if (!found) {
      if (/^\s*24\/7\s*$/.test(part)) addSpan(table, weekdays, all_day)
      else if (/^\s*[A-Za-z]{2}(?:\s*[-,]\s*[A-Za-z]{2})*\s*$/.test(part)) addSpan(table, daysIn(part, table), all_day)
      else table.problems.push(`“${part.trim().slice(0, 60)}” is not written as days and times`)
      continue
    }
    const days = daysIn(found[1] ?? '', table)
    if (/closed/i.test(found[2] ?? '')) setClosed(table, days)
    else for (const range of (found[2] ?? '').split(/,|\band\b/)) readRange(range, days, table)
  }
}

function daysIn(written: string, table: Timetable): Weekday[] {
  const days: Weekday[] = []
  for (const part of written
    .split(/[,\s]+(?![-–])/)
    .join(',')
    .split(',')) {
    if (part.trim() === '') continue
    const ends = part.split(/\s*[-–]\s*/).filter(Boolean)
    const named = ends.map(end => (day_names.test(end.replace(/\.$/, '')) ? weekdayNamed(end) : null))
    const [first, last] = [named[0], named[named.length - 1]]
    if (first && last && ends.length <= 2) days.push(...daysBetween(first, last))
    else table.problems.push(`“${part.trim().slice(0, 40)}” is no day`)
  }
  return days
}

function readRange(range: string, days: readonly Weekday[], table: Timetable): void {
  const [opens, closes, ...rest] = range.split(/\s*[-–]\s*/)
  if (opens === undefined || closes === undefined || rest.length > 0) {
    table.problems.push(`“${range.trim().slice(0, 40)}” is no span of time`)
    return
  }
  addTimes(table, days, opens, closes)
}

function readSpecification(node: DataNode | undefined, table: Timetable): void {
  if (!node || node.properties.has('validFrom') || node.properties.has('validThrough')) return
  const days = textsOf(node, 'dayOfWeek').flatMap(written => {
    const name = written.trim().replace(/^.*[/#:]/, '')
    if (/^PublicHolidays$/i.test(name)) return []
    const day = day_names.test(name) ? weekdayNamed(name) : null
    if (day && !whole_name.test(name)) table.slips.push(`“${name}” as dayOfWeek is not the name of a day`)
    if (day) return [day]
    if (/[-–,]/.test(name)) return daysIn(name, table)
    table.problems.push(`“${written.slice(0, 40)}” is no day`)
    return []
  })
  const named = node.properties.has('dayOfWeek')
  if (!named) table.problems.push('no day is named')
  const opens = textOf(node, 'opens')
  const closes = textOf(node, 'closes')
  if (opens === '' && closes === '') {
    setClosed(table, days)
    return
  }
  addTimes(table, days, opens, closes)
}

function minutesOf(written: string): number | null {
  const found = /^T?(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?$/.exec(written.trim())
  if (!found) return null
  const minutes = Number(found[1]) * 60 + Number(found[2])
  return Number(found[1]) > 24 || Number(found[2]) > 59 || minutes > 1_440 ? null : minutes
}

/** "0800" is read all the same. */
const without_colon = /^\s*(\d{2})(\d{2})\s*$/

function addTimes(table: Timetable, days: readonly Weekday[], opens: string, closes: string): void {
  const from = minutesOf(opens.replace(without_colon, '$1:$2'))
  const to = minutesOf(closes.replace(without_colon, '$1:$2'))
  const slip = [opens, closes].find(time => without_colon.test(time))
  if (slip !== undefined) table.slips.push(`“${slip.trim()}” is no time of day: 08:00 has a colon`)
  if (from === null || to === null) {
    table.problems.push(`“${(from === null ? opens : closes).slice(0, 30)}” is no time of day`)
    return
  }
  if (from === to) {
    if (from === 0) setClosed(table, days)
    else table.problems.push(`opens and closes at ${opens}`)
    return
  }
  // Open from morning to the next dawn is "05:00" for 5 pm; a place that never sleeps says so.
  const dawn = to < from && to >= 3 * 60 && from < 12 * 60 && to + 1_440 - from > 18 * 60 && to + 60 < from
  if ((to < from && to > late_night) || dawn) table.problems.push(`closes at ${closes} before it opens at ${opens}`)
  const end = to === 1_439 && from === 0 ? 1_440 : to
  addSpan(table, days, { opens: from, closes: end < from ? end + 1_440 : end })
}

function addSpan(table: Timetable, days: readonly Weekday[], span: OpenSpan): void {
  table.read = true
  for (const day of days) {
    const spans = table.week[day] ?? []
    if (!spans.some(({ opens, closes }) => opens === span.opens && closes === span.closes)) {
      table.week[day] = [...spans, span].sort((one, other) => one.opens - other.opens)
    }
  }
}

function setClosed(table: Timetable, days: readonly Weekday[]): void {
  table.read = true
  for (const day of days) table.week[day] ??= []
}
