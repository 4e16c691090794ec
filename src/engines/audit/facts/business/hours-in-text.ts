import { detached } from '../detached.ts'
import type { PageText } from '../finish/page-text.ts'
import { all_day, daysBetween, isAlwaysOpen, sameSpans, weekdayNamed, weekdays } from '../hours-week.ts'
import { signal } from '../signal.ts'
import type { HoursFact, OpenSpan, Weekday, WeekHours } from '../types/business-facts.ts'
import { alwaysClaims } from './always-open.ts'
import { gridAt } from './hours-in-grid.ts'
import { month_pattern } from './last-day.ts'
import { range_pattern, spanOf } from './time-range.ts'
import { areOfAPart, areOfTheHouse } from './whose-hours.ts'

const day = String.raw`(?:mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nes(?:day)?|s)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)s?\b\.?`
const until = String.raw`\s*(?:-|–|—|−|to|through|thru|until)\s*`
const and = String.raw`\s*(?:,|&|\+|/|[·•|]|and|or|,\s*(?:and|or|&))\s*`
/** "M/T/W/Th", "Mo, Tu, We": the days of a week by their first letters, one after the other. */
const parted = String.raw`(?:\s?[/,]\s?|\s)`
const letters = String.raw`(?:mo?${parted}tu?|tu${parted}we?)\b(?:${parted}(?:we?|th|fr?|sa?|su)\b){1,5}`
const days = String.raw`(?:${day}(?:${until}${day})?(?:${and}${day}(?:${until}${day})?){0,6}|${letters}|m\s?[-/,&]\s?w\s?[-/,&]\s?f\b|mwf\b|t(?:u|ues)?\s?[/&]\s?th(?:u|urs)?\b|tth\b|m\s*[-–—]\s*(?:f(?:ri?)?|thu?(?:rs)?|w|sat?)\b|mo\s*[-–—]\s*fr\b|weekdays?|weekends?|daily|every\s?day|(?:7|seven) days(?: a| per)? week)`
const gap = String.raw`(?:\s|:|,|\||·|•|\.|-|–|—|=|>|\(|hours|open|from|between|are|we|at){0,12}?`
const around = String.raw`(?:open )?24 ?(?:hours|hrs?\b)|all day|by app(?:ointmen)?t\b(?: only)?`
/** "Monday-Saturday. Closed Sunday." closes the day after it, unless that one has times of its own. */
const closed = String.raw`closed(?!\s+(?:on\s+|every\s+)?${days}(?!(?:${until}|${and})${day}|${gap}(?:${range_pattern}|closed|${around})))`
/** A kitchen with a pause: "Lunch 11:30 - 3:30pm, Dinner 4:30 - 9pm". One meal alone may be an offer within the hours. */
const meals = String.raw`(?:breakfast|brunch|lunch):?\s*${range_pattern}\s*(?:,|;|&|\||and)?\s*(?:lunch|dinner|supper):?\s*${range_pattern}`
const times = String.raw`(?:${meals}|${range_pattern}(?:\s*(?:,|&|and|/|;)\s*${range_pattern}){0,2}|${closed}|${around})`
/** "All day Saturday" alone is how long something took. */
const around_before = around.replace('all day', 'open all day')
const times_before = String.raw`(?:${range_pattern}(?:\s*(?:,|&|and|/|;)\s*${range_pattern}){0,2}|closed:?|${around_before})`
const entry = new RegExp(String.raw`(?<![\w-])(${days})(${gap})(${times})`, 'iy')
const before_days = new RegExp(
  String.raw`(?<![\w-])(${times_before})(?:[ ,(:]|-|–|on\b|from\b|every\b|each\b){1,8}$`,
  'i',
)
/** Without one of these no time ends before a day. */
const may_be_times = /\d|noon|midnight|closed|all day|by app|from [a-z]+ (?:to|until|till) [a-z]+/i
/** "5 AM – 7:30 AM", and in the next line or behind a bar "9 AM – 7:30 PM", after a pause. */
const second_span = new RegExp(
  String.raw`[^\S\n]{0,4}(?:\n\s{0,4}|[|·•][^\S\n]{0,4})(${range_pattern})(?=[^\S\n]{0,4}(?:\n|\||$|[(,]?closed))`,
  'iy',
)
const days_here = new RegExp(String.raw`(?<![\w-])${days}`, 'iy')
const ranges = new RegExp(range_pattern, 'gi')
const day_spans = new RegExp(`(${day})(?:${until}(${day}))?`, 'gi')
type Entry = {
  at: number
  end: number
  days: readonly Weekday[]
  spans: readonly OpenSpan[] | null
  skipped: boolean
}

/** Opening hours in the visible text: weekdays with times that stand together are one timetable. */
export function hoursInText(text: PageText): HoursFact[] {
  const { said: whole } = text
  if (!text.may(signal.weekday)) return []
  const entries: Entry[] = []
  let read_to = 0
  const has_columns = columns.test(whole)
  for (const at of text.weekdays) {
    if (at < read_to || entries.length >= 200) continue
    const grid = gridAt(whole, at)
    if (grid) {
      read_to = grid.end
      for (const [day, spans] of grid.times ?? [])
        entries.push({ at, end: grid.end, days: [day], spans, skipped: false })
      continue
    }
    const found = timesBefore(whole, at, read_to) ?? timesAfter(whole, at) ?? timesInRow(whole, at, has_columns)
    if (!found) continue
    read_to = found.end
    // "9 to 2, first Saturday closed": the others are not.
    if (found.spans?.length === 0 && of_one_week.test(whole.slice(Math.max(0, at - 16), at))) continue
    entries.push(found)
    const friday = fridayBehind(whole, found)
    if (!friday) continue
    read_to = friday.end
    entries.push(friday)
  }
  const facts = groups(entries)
    .filter(group => areOfTheHouse(text, group))
    .map(group => factOf(text, group))
  return [...facts, ...alwaysClaims(text)]
}

const to_thursday = /^m\s*[-–—]\s*th/i
const letter_friday = new RegExp(String.raw`[\s,;|·•/]{1,4}(?:and |& )?f\b[:.]?\s?(${range_pattern}|closed)`, 'iy')

/** "M-Th 8-6, F 8-1": one letter is a day behind others that are written so. */
function fridayBehind(whole: string, { at, end }: Entry): Entry | null {
  if (!to_thursday.test(whole.slice(at, at + 8))) return null
  letter_friday.lastIndex = end
  const match = letter_friday.exec(whole)
  return match && readEntry('friday', match[1] ?? '', end + 1, end + match[0].length)
}

const of_one_week = /\b(?:first|second|third|fourth|last|1st|2nd|3rd|4th|every other|alternat(?:e|ing)|some|select) $/i
/** `Monday - Friday: 9 - 5`. */
function timesAfter(whole: string, at: number): Entry | null {
  entry.lastIndex = at
  const match = entry.exec(whole)
  if (!match) return null
  const end = at + match[0].length
  const one = readEntry(match[1] ?? '', match[3] ?? '', at, end)
  second_span.lastIndex = end
  const second = one.spans?.length === 1 ? second_span.exec(whole) : null
  if (!second?.[1]) return one
  const two = readEntry(match[1] ?? '', `${match[3]}, ${second[1]}`, at, end + second[0].length)
  const [first, then] = two.spans ?? []
  // What begins before the first has ended is another column, or the hours of somebody else.
  return first && then && then.opens >= first.closes ? two : one
}

/** `9 - 5, Monday - Friday` and `closed on Sundays`: the times must stand in the same line and belong to no other day. */
function timesBefore(whole: string, at: number, from: number): Entry | null {
  const before = whole.slice(Math.max(from, at - 60), at)
  const times_before = may_be_times.test(before) ? before_days.exec(before) : null
  if (!times_before) return null
  days_here.lastIndex = at
  const match = days_here.exec(whole)
  const starts = at - times_before[0].length
  // "Closed Friday, July 3" is of that one day.
  if (match && of_a_date.test(whole.slice(at + match[0].length, at + match[0].length + 16))) return null
  // "Within 24 hours, Monday through Friday" is how long it takes.
  if (lasts.test(times_before[1] ?? '') && takes.test(whole.slice(Math.max(0, starts - 12), starts))) return null
  return match && readEntry(match[0], times_before[1] ?? '', at - times_before[0].length, at + match[0].length)
}

const of_a_date = new RegExp(String.raw`^,? (?:the )?(?:\d{1,2}(?:st|nd|rd|th)\b|${month_pattern}\.? \d)`, 'i')
const lasts = /hours|hrs/i
const takes = /\b(?:within|in|under|after|next|every|least|than|up to|a|the) $/i

/** Heads of a table whose columns are the two times. */
const columns = /\nopen\w*(?: time)?\n{1,2}clos/i
const time_of_row = String.raw`(\d{1,2}(?::\d\d)? ?[ap]\.?m\.?)`
const row = new RegExp(String.raw`(${day}(?:${until}${day})?)\n${time_of_row}\n${time_of_row}`, 'iy')

const isMorning = (time = '') => /a\.?m\.?$/i.test(time)
const isEvening = (time = '') => /p\.?m\.?$/i.test(time)
/** Behind the second time another day begins, or something of many words. */
const ends_row = new RegExp(String.raw`^\n{1,2}(?:${day}|[a-z])|^\W*$`, 'i')

/** `Monday`, `9:00 AM`, `5:00 PM`, each in a cell of its own. */
function timesInRow(whole: string, at: number, has_heads: boolean): Entry | null {
  row.lastIndex = at
  const match = row.exec(whole)
  if (
    match &&
    !has_heads &&
    !(
      isMorning(match[2]) &&
      isEvening(match[3]) &&
      ends_row.test(whole.slice(at + match[0].length, at + match[0].length + 20))
    )
  )
    return null
  return match && readEntry(match[1] ?? '', `${match[2]} - ${match[3]}`, at, at + match[0].length)
}

/** Hours come again on every page of a site. */
const known = new Map<string, Pick<Entry, 'days' | 'spans' | 'skipped'>>()
const most_known = 1_000

function readEntry(written_days: string, written_times: string, at: number, end: number): Entry {
  const written = `${written_days}\0${written_times}`
  const before = known.get(written)
  if (before) return { at, end, ...before }
  const skipped = /^by app/i.test(written_times)
  const read = { days: daysOf(written_days), spans: skipped ? null : spansOf(written_times), skipped }
  if (known.size >= most_known) known.clear()
  known.set(detached(written), read)
  return { at, end, ...read }
}

function spansOf(written: string): OpenSpan[] | null {
  if (/^closed/i.test(written)) return []
  if (/24 ?h|all day/i.test(written)) return [all_day]
  const spans: OpenSpan[] = []
  // Hours in words are told from the number of other things by the word before them.
  for (const range of `${/ and /.test(written) ? 'between' : 'from'} ${written}`.matchAll(ranges)) {
    const span = spanOf(range[0])
    if (!span) return null
    spans.push(span)
  }
  return spans
}

const by_letters = /^(?:mo?[\s,/]+tu?|tu[\s,/]+we?)\b/
const day_of_letter: Record<string, Weekday> = {
  ...Object.fromEntries(weekdays.map(day => [day, day])),
  m: 'mo',
  t: 'tu',
  w: 'we',
  f: 'fr',
  s: 'sa',
}

function daysOf(written: string): Weekday[] {
  const text = written.toLowerCase()
  if (by_letters.test(text)) return text.split(/[\s,/]+/).flatMap(letter => day_of_letter[letter] ?? [])
  if (/^m\s?[-/,&]?\s?w(?!$)/.test(text)) return ['mo', 'we', 'fr']
  if (/^t(?:u|ues)?\s?[/&]?\s?th/.test(text)) return ['tu', 'th']
  if (/^(?:weekday|mo?\s*[-–—]\s*f(?:ri?)?\b)/.test(text)) return daysBetween('mo', 'fr')
  const to = /^m\s*[-–—]\s*(w|thu?|sat?)/.exec(text)?.[1]
  if (to !== undefined) return daysBetween('mo', to === 'w' ? 'we' : to.startsWith('t') ? 'th' : 'sa')
  if (/^weekend/.test(text)) return ['sa', 'su']
  if (/^(?:daily|every|7|seven)/.test(text)) return [...weekdays]
  const found: Weekday[] = []
  for (const part of text.matchAll(day_spans)) {
    const first = weekdayNamed(part[1] ?? '')
    const last = weekdayNamed(part[2] ?? part[1] ?? '')
    if (first && last) found.push(...daysBetween(first, last))
  }
  return [...new Set(found)]
}

/** Entries close to each other, as long as no weekday is said twice in two ways. */
function groups(entries: readonly Entry[]): Entry[][] {
  const all: Entry[][] = []
  for (const one of entries) {
    const group = all[all.length - 1]
    const last = group?.[group.length - 1]
    const contradicts = group?.some(other => other.days.some(name => one.days.includes(name)) && !isSame(other, one))
    if (group && last && one.at - last.end < 60 && !contradicts) group.push(one)
    else all.push([one])
  }
  return all
}

function isSame({ spans: one }: Entry, { spans: other }: Entry): boolean {
  return one !== null && other !== null && sameSpans(one, other)
}

/** `null` where the times of one of the days were not understood. */
function weekOf(group: readonly Entry[]): WeekHours | null {
  const week: WeekHours = {}
  for (const { days: named, spans, skipped } of group) {
    if (skipped) continue
    if (spans === null) return null
    for (const name of named) week[name] = spans
  }
  return week
}

const weekday_word = /(?<![\w-])(?:mon|tue|wed|thu|fri|sat|sun|weekday|weekend|daily|every ?day|(?:7|seven) days)/gi

/** The one timetable of a short text such as a description; `null` where there is none, or more, or it was not understood. */
export function weekIn(written: string): WeekHours | null {
  const entries: Entry[] = []
  let read_to = 0
  for (const { index: at } of written.matchAll(weekday_word)) {
    const found = at < read_to ? null : (timesBefore(written, at, read_to) ?? timesAfter(written, at))
    if (!found) continue
    read_to = found.end
    entries.push(found)
  }
  const [only, ...more] = groups(entries)
  return only && more.length === 0 ? weekOf(only) : null
}

/** "All other days: Closed", right behind a timetable. */
const others_closed =
  /^[\s,;.|·–—-]{0,8}(?:(?:all|every|any|the) (?:other|remaining) days?(?: of the week)?|(?:the )?rest of the week)\W{0,4}(?:we are |is |are )?closed\b|^[\s,;.|·–—-]{0,8}(?:and )?closed (?:on )?(?:(?:all|every|any) other days?|the rest of the week)\b/i

const withOthersClosed = (week: WeekHours): WeekHours => ({
  ...Object.fromEntries(weekdays.map(name => [name, []])),
  ...week,
})

function factOf(text: PageText, group: readonly Entry[]): HoursFact {
  const from = group[0]?.at ?? 0
  const to = group[group.length - 1]?.end ?? from
  const told = areOfAPart(text, from) ? null : weekOf(group)
  const week = told && others_closed.test(text.said.slice(to, to + 60)) ? withOthersClosed(told) : told
  return {
    ...text.placeAt(from),
    text: text.whole.slice(from, Math.min(to, from + 500)).replace(/\s+/g, ' '),
    week,
    always_open: week !== null && isAlwaysOpen(week),
    from: 'text',
    region: text.regionAt(from),
    node: null,
    problems: [],
  }
}
