import type { PageText } from '../finish/page-text.ts'
import type { ClaimFact } from '../types/business-facts.ts'
import { of_a_month } from './month-specials.ts'
import { datesIn, daysApart, type NamedDate, weekdayIn } from './named-dates.ts'

/** "The office is closed Friday, July 3. We reopen Monday, July 6." */
const closes = /\b(?:will be clos(?:ed|ing)|(?:is|are|be|we['’]re) closed|closed|closing(?: early)?)\b/i
const opens_again = /\bre-?open(?:s|ing)?\b|\b(?:return(?:s|ing)?|resume[sd]?|back|open again)\b/i
const through = /\d(?:st|nd|rd|th)? (?:through|thru|to|until) [a-z]/i
const will_close = /\b(?:will be clos(?:ed|ing)|closing(?: early)?)\b/i
/** Of every year, of part of one, or told of what has been. */
const comes_again =
  /\b(?:every|each|annual\w*|yearly|season\w*|winter|summer|spring|always|was|were|had been|escrow|sold|mortgage|road|street|sale|deal|registration|application\w*)\b/i
/** A notice of two dates so far apart speaks of a vacation; more of a season. */
const most_days = 21
/** Nobody announces so long before. */
const far_ahead = 150
const a_week = 7
const longest = 400
const most = 3
/** A day without its year as one number, which is smaller than any day with one: month, day, weekday (7 where none is told). */
const packed = ({ month, day, weekday }: NamedDate) => month * 1_000 + day * 10 + (weekday ?? a_week)
const first_with_year = 1_000_00_00
/** Added to the day of an invitation, which may be told long before: its weekday alone tells the year, or it has none. */
export const daysOfInvitations = { on_weekday: 1_000_000, undated: 2_000_000 } as const
/** So far ahead nobody tells the hour of something: that day was lately. */
const long_ahead = 250

/** Nobody announces the offer of a month so long before, and it may stand for some days after. */
const month_ahead = 75
const month_gone = 340

const a_day = 86_400_000

/** Is the last day of something over, on the day `today` (yyyymmdd)? Without a year, as the weekday tells, or as nobody would announce it. */
export function isOver(value: number, today: number): boolean {
  if (value >= first_with_year) return value < today
  const sort = value - (value % daysOfInvitations.on_weekday)
  const [month, day, weekday] = [Math.floor((value - sort) / 1_000), Math.floor(value / 10) % 100, value % 10]
  const year = Math.floor(today / 10_000)
  const now = Date.UTC(year, (Math.floor(today / 100) % 100) - 1, today % 100)
  const next = [year, year + 1].find(of => Date.UTC(of, month - 1, day) >= now - a_week * a_day) ?? year + 1
  const ahead = (Date.UTC(next, month - 1, day) - now) / a_day
  if (sort === daysOfInvitations.undated) return ahead > long_ahead
  if (sort === of_a_month) return ahead > month_ahead && ahead < month_gone
  return (sort === 0 && ahead > far_ahead) || (weekday < a_week && weekdayIn({ month, day }, next) !== weekday)
}

function lastOf(text: string): NamedDate | undefined {
  const dates = datesIn(text)
  const [first] = dates
  const last = dates.at(-1)
  if (!first || !last || dates.some(({ year }) => year !== null)) return undefined
  if (daysApart(first, last).some(days => days > most_days)) return undefined
  // A weekday ties the notice to a year; without one, only the day of opening again does.
  const is_tied = dates.some(({ weekday }) => weekday !== null)
  const is_notice = is_tied
    ? closes.test(text)
    : will_close.test(text) && dates.length > 1 && (opens_again.test(text) || through.test(text))
  return is_notice ? last : undefined
}

/** Notices of days without their year on which the door is shut. */
export function findNotices({ blocks }: PageText): ClaimFact[] {
  const found: ClaimFact[] = []
  for (const { text, line, offset } of blocks) {
    if (found.length >= most) break
    if (
      text.length > longest ||
      !(text.includes('losed') || text.includes('losing') || text.includes('LOSED')) ||
      comes_again.test(text)
    )
      continue
    const last = lastOf(text)
    if (!last) continue
    found.push({ line, offset, about: 'ended', value: packed(last), text: text.slice(0, 80), loud: false })
  }
  return found
}
