import { addDays, countDays, type Day, isDay } from '#src/domain/day.ts'
import type { RegularHours, SpecialDay } from '#src/domain/location/record/location-record.ts'
import type { Notes } from '#src/domain/location/record/notes.ts'
import { readFields, readList, refuseTwins } from '#src/domain/location/record/read-shapes.ts'
import { readLine } from '#src/domain/location/texts/read-text.ts'
import { rangeInWords } from './hours-in-words.ts'
import { inOrder, type PlacedRange, readRanges } from './opening-hours.ts'
import { findOverlaps } from './overlaps.ts'
import { minutesOfDay, spanOf } from './wall-time.ts'

const field = 'special_hours'
const most = 200
/** Hours of a holiday are planned for this year and the next. */
const most_days_ahead = 731

type Told = { date: Day; placed: PlacedRange[]; note: string }

function readDate(value: unknown, at: string, today: Day, notes: Notes): Day {
  if (typeof value !== 'string' || !isDay(value)) {
    notes.refuse(`${at}.date`, 'not_a_date', 'Choose a day that exists, such as 2026-12-24.')
    return ''
  }
  if (value > addDays(today, most_days_ahead)) {
    notes.refuse(`${at}.date`, 'too_far_ahead', 'Special hours can be told for at most two years ahead.')
  }
  return value
}

function readDay(value: unknown, at: string, today: Day, notes: Notes): Told {
  const given = readFields(value, at, notes)
  return {
    date: readDate(given.date, at, today, notes),
    placed: readRanges(given.ranges, `${at}.ranges`, notes),
    note: readLine(given.note, { field: `${at}.note`, name: 'The note', most: 80 }, notes),
  }
}

function refuseOverlaps(days: readonly Told[], notes: Notes): void {
  const spans = days
    .filter(({ date }) => date !== '')
    .flatMap(({ date, placed }) => {
      const midnight = countDays({ from: '2000-01-01', to: date }) * minutesOfDay
      return placed.map(({ range, field }) => {
        const { start, end } = spanOf(range)
        return { start: midnight + start, end: midnight + end, field, words: `${date} ${rangeInWords(range)}` }
      })
    })
  for (const [earlier, later] of findOverlaps(spans)) {
    notes.refuse(`${later.field}.opens`, 'hours_overlap', `${later.words} overlaps ${earlier.words}.`)
  }
}

/**
 * Days on which other hours hold, earliest first, each day once. Days that have passed may stay in the record: they do no
 * harm, and a saved one must not block the next change.
 */
export function readSpecialHours(
  value: unknown,
  { regular_hours, today }: { regular_hours: RegularHours | null; today: Day },
  notes: Notes,
): SpecialDay[] {
  const given = readList(value, { field, name: 'Days with special hours', most }, notes)
  const days = given.map((day, at) => readDay(day, `${field}.${at}`, today, notes))
  if (days.length > 0 && regular_hours === null) {
    notes.refuse(field, 'needs_regular_hours', 'Tell the regular hours first. Special hours are exceptions from them.')
  }
  refuseTwins(days, { field, name: 'This day', key: ({ date }) => date }, notes)
  refuseOverlaps(days, notes)
  return days
    .map(({ date, placed, note }) => ({ date, ranges: inOrder(placed), note }))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
}
