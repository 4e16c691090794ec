import { askedOnce } from '../known-texts.ts'
import type { TextBlock } from '../types/text-facts.ts'
import { month_pattern } from './last-day.ts'

/** A date as words give it. Months from 1, weekdays from Sunday, which is 0; `null` for what is not said. */
export type NamedDate = {
  weekday: number | null
  month: number
  day: number
  year: number | null
  at: number
  shown: string
}

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
export const weekday_names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

const weekday = String.raw`(sun|mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?)(?:day)?\b\.?`
const day = String.raw`(\d{1,2})(?:st|nd|rd|th)?\b`
const year = String.raw`(?:,? (20\d\d)\b)?`
/** "Friday, July 3rd, 2026", "Friday the 3rd of July", "July 3rd (Friday)"; groups: weekday, month, day, day, month, year, weekday. */
const date = new RegExp(
  String.raw`(?:\b${weekday},?(?: the)? )?(?:\b(${month_pattern})\b\.? ${day}|\b${day} (?:of )?(${month_pattern})\b\.?)${year}(?:,? ?\(${weekday}\))?`,
  'gi',
)
/** "Friday - Sunday, July 3 - 5" and "Friday and Saturday, July 3 and 4": the last weekday is not that of the first day. */
const goes_on_before =
  /\b(?:sun|mon|tue|wed|thu|fri|sat)[a-z]{0,6}\.?,? ?(?:[-–—&/]|\b(?:and|to|through|thru|or|until)) ?$/i
const goes_on_behind = /^ ?(?:[-–—/]|& |(?:and|or|to|through|thru) )(?= ?\d{1,2}(?:st|nd|rd|th)?\b(?! ?[ap]\.?m))/i
const has_digit = /\d/
/** Texts without one of these hold no date, which is sooner seen. */
const names_month = /jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec/i
const most = 20

const numberIn = (names: readonly string[], written: string | undefined) =>
  written === undefined ? -1 : names.indexOf(written.slice(0, 3).toLowerCase())

/** The dates of a text that name a month in letters. */
export function datesIn(text: string): NamedDate[] {
  const found: NamedDate[] = []
  if (!has_digit.test(text) || !names_month.test(text)) return found
  for (const match of text.matchAll(date)) {
    const {
      0: shown,
      1: before,
      2: month,
      3: behind_month,
      4: before_month,
      5: other_month,
      6: of,
      7: behind,
      index,
    } = match
    const goes_on = goes_on_behind.test(text.slice(index + shown.length, index + shown.length + 12))
    const of_several =
      (before !== undefined && goes_on_before.test(text.slice(Math.max(0, index - 24), index))) || goes_on
    const named = numberIn(weekdays, before ?? behind)
    found.push({
      weekday: named < 0 || of_several ? null : named,
      month: numberIn(months, month ?? other_month) + 1,
      day: Number(behind_month ?? before_month),
      year: of === undefined ? null : Number(of),
      at: index,
      shown,
    })
    if (found.length >= most) break
  }
  return found
}

/** The same of a block. */
export const datesOf: (block: Pick<TextBlock, 'text' | 'answers'>) => readonly NamedDate[] = askedOnce(datesIn)

const a_day = 86_400_000
const timeOf = ({ month, day }: Pick<NamedDate, 'month' | 'day'>, year: number) => Date.UTC(year, month - 1, day)

/** The weekday of a date in a year; `null` where no such month has such a day. */
export function weekdayIn(date: Pick<NamedDate, 'month' | 'day'>, year: number): number | null {
  const there = new Date(timeOf(date, year))
  return there.getUTCMonth() === date.month - 1 ? there.getUTCDay() : null
}

/** Days from one date to the next time that the other one comes, in a year of 365 days and in one of 366. */
export const daysApart = (one: NamedDate, other: NamedDate): number[] =>
  [2023, 2024].map(year => {
    const days = (timeOf(other, year) - timeOf(one, year)) / a_day
    return days >= 0 ? days : (timeOf(other, year + 1) - timeOf(one, year)) / a_day
  })
