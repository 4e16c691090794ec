import {
  type OpenRange,
  type RegularHours,
  type Weekday,
  weekdays,
} from '#src/domain/location/record/location-record.ts'
import type { Notes } from '#src/domain/location/record/notes.ts'
import { readFields, readList } from '#src/domain/location/record/read-shapes.ts'
import { rangeInWords, weekdayName } from './hours-in-words.ts'
import { findOverlaps } from './overlaps.ts'
import { minutesOf, minutesOfDay, spanOf } from './wall-time.ts'

/** A range with the place it was written at, for messages. */
export type PlacedRange = { range: OpenRange; field: string }

const most_ranges = 10

function readTime(value: unknown, field: string, notes: Notes): string | null {
  if (typeof value === 'string' && minutesOf(value) !== null) return value
  notes.refuse(field, 'not_a_time', 'Write a time from 00:00 to 24:00, such as 09:30.')
  return null
}

function readRange(value: unknown, field: string, notes: Notes): PlacedRange[] {
  const given = readFields(value, field, notes)
  const opens = readTime(given.opens, `${field}.opens`, notes)
  const closes = readTime(given.closes, `${field}.closes`, notes)
  if (opens === null || closes === null) return []
  if (opens === '24:00') {
    notes.refuse(`${field}.opens`, 'opens_at_end', 'Nothing opens at 24:00. Write 00:00 on the next day.')
    return []
  }
  if (opens === closes && opens !== '00:00') {
    notes.refuse(`${field}.closes`, 'same_time', 'Opens and closes at the same time. Open 24 hours is 00:00 to 24:00.')
    return []
  }
  return [{ range: { opens, closes: closes === '00:00' ? '24:00' : closes }, field }]
}

/** The ranges of one day as they were written, those that are none left out. */
export function readRanges(value: unknown, field: string, notes: Notes): PlacedRange[] {
  const given = readList(value, { field, name: 'Opening times of one day', most: most_ranges }, notes)
  return given.flatMap((range, at) => readRange(range, `${field}.${at}`, notes))
}

/** Earliest first; midnight at the end of a day is written `24:00`. */
export function inOrder(placed: readonly PlacedRange[]): OpenRange[] {
  return placed.map(({ range }) => range).toSorted((a, b) => spanOf(a).start - spanOf(b).start)
}

const words = ({ day, range }: { day: Weekday; range: OpenRange }): string =>
  `${weekdayName(day)} ${rangeInWords(range)}`

function refuseOverlaps(days: readonly PlacedRange[][], notes: Notes): void {
  const spans = days.flatMap((day, at) =>
    day.map(({ range, field }) => {
      const { start, end } = spanOf(range)
      return {
        start: start + at * minutesOfDay,
        end: end + at * minutesOfDay,
        field,
        range,
        day: weekdays[at] ?? 'monday',
      }
    }),
  )
  for (const [earlier, later] of findOverlaps(spans, 7 * minutesOfDay)) {
    notes.refuse(`${later.field}.opens`, 'hours_overlap', `${words(later)} overlaps ${words(earlier)}.`)
  }
}

/** A week of opening hours, each day in order; a day that is not named is closed. */
export function readWeek(value: unknown, field: string, notes: Notes): RegularHours {
  const given = readFields(value, field, notes)
  for (const key of Object.keys(given)) {
    if (weekdays.some(day => day === key)) continue
    notes.refuse(field, 'unknown_day', `"${key.slice(0, 40)}" is no day of the week.`)
  }
  const days = weekdays.map(day => readRanges(given[day], `${field}.${day}`, notes))
  refuseOverlaps(days, notes)
  const [monday = [], tuesday = [], wednesday = [], thursday = [], friday = [], saturday = [], sunday = []] =
    days.map(inOrder)
  return { monday, tuesday, wednesday, thursday, friday, saturday, sunday }
}

/** `null` when nobody has told the hours. */
export function readRegularHours(value: unknown, notes: Notes): RegularHours | null {
  if (value === undefined || value === null) return null
  return readWeek(value, 'regular_hours', notes)
}
