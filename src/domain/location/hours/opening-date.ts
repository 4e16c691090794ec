import { addDays, type Day } from '#src/domain/day.ts'
import type { Notes } from '#src/domain/location/record/notes.ts'
import { readLine } from '#src/domain/location/texts/read-text.ts'

const field = 'opening_date'
const form = /^(?:1[6-9]|20)\d\d-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?$/

function exists(date: string): boolean {
  return form.test(date) && (date.length === 7 || addDays(date, 0) === date)
}

/** The same day of the next year; what has no such day, 29 February, is left to sort as text. */
function yearAfter(day: Day): string {
  return `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`
}

/** YYYY-MM or YYYY-MM-DD: past, or at most a year ahead, as Google takes it. */
export function readOpeningDate(value: unknown, today: Day, notes: Notes): string {
  const date = readLine(value, { field, name: 'The opening date', most: 20 }, notes)
  if (date === '') return ''
  if (!exists(date)) {
    notes.refuse(field, 'not_a_date', 'Write the month and, if you like, the day: 2027-03 or 2027-03-15.')
  } else if (date > yearAfter(today).slice(0, date.length)) {
    notes.refuse(field, 'too_far_ahead', 'The opening date is past, or at most one year ahead.')
  }
  return date
}

/** A year from 1600 to this one; `null` when nobody has told it. */
export function readYearFounded(value: unknown, today: Day, notes: Notes): number | null {
  if (value === undefined || value === null) return null
  const this_year = Number(today.slice(0, 4))
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1600 && value <= this_year) return value
  notes.refuse('year_founded', 'not_a_past_year', `Write a year, such as 2008, not after ${this_year}.`)
  return null
}
