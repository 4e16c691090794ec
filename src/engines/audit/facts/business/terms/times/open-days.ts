import { sentenceAround } from '#src/engines/audit/facts/business/terms/sentence.ts'
import { range_pattern, spanOf } from '#src/engines/audit/facts/business/time-range.ts'
import { areBelowPart, areInDepartures } from '#src/engines/audit/facts/business/whose-hours.ts'
import type { PageText } from '#src/engines/audit/facts/finish/page-text.ts'
import { daysBetween, weekdayNamed, weekdays } from '#src/engines/audit/facts/hours-week.ts'
import type { Reading } from '#src/engines/audit/facts/reading/reading.ts'
import { signal } from '#src/engines/audit/facts/signal.ts'
import type { TermFact, Weekday } from '#src/engines/audit/facts/types/business-facts.ts'
import type { Place } from '#src/engines/audit/facts/types/place.ts'

export const open_days = 'open days'
/** Of a few days, with their times. */
export const open_hours = 'open hours'
/** The same without a word of opening: it may be of a class. */
export const line_of_hours = 'open hours, in a line'

const day = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?'
const until = String.raw`\s*(?:-|–|—|to|through|thru)\s*`
const and = String.raw`(?:,? and |,? & |, | \/ )`
export const weekdays_pattern = `${day}(?:${until}${day})?(?:${and}${day}(?:${until}${day})?){0,5}`
const open =
  /\b(?:open:?|we(?:['’]re| are)(?: also)? here(?: for you)?) (?:(?:to the public|to serve you|year[- ]round|for business),? )?(?:on |every |from )?/
    .source
const says_open = new RegExp(
  String.raw`${open}(?:(${weekdays_pattern})|((?:7|seven) days(?: a week)?|every ?day|daily|all (?:7|seven) days))\b`,
  'i',
)
const says_closed = new RegExp(
  String.raw`\b(?:closed|not open|we (?:do not|don['’]t|never) (?:work|operate|open))(?: on| every)?:? (?:all day )?(?:(${weekdays_pattern})|(weekends))\b`,
  'i',
)
const says_times = new RegExp(
  String.raw`\bopen:? (?:(?:on |every |from )?(${weekdays_pattern})(?: mornings?| afternoons?| evenings?)?(?:,|:| from| at)? (${range_pattern})|(?:from )?(${range_pattern}),? (?:on |every )?(${weekdays_pattern}))|\bour (${weekdays_pattern}) hours are (?:from )?(${range_pattern})|^\W*(${weekdays_pattern}) hours:? (?:are )?(?:from )?(${range_pattern})\W*$`,
  'i',
)
/** "Saturday: 10am - 2pm", and nothing else. */
const alone = new RegExp(String.raw`^\W*(${weekdays_pattern}|weekends)(?:,|:)? (${range_pattern})\W*$`, 'i')
const longest_alone = 60
const ranges = new RegExp(range_pattern, 'gi')
const span = new RegExp(`(${day})(?:${until}(${day}))?`, 'gi')

/** Of a part of the house, of a part of the year, of one date. */
export const otherwise =
  /\b(?:phones?|lines?|emergenc\w*|kitchen|bar|patio|pool|gate|deliver\w*|support|seasons?|seasonal\w*|summer|winter|spring|fall|except\w*|but|class(?:es)?|brunch|breakfast|lunch|dinner|tours?|drive|lobby|warehouse|showroom|mass|worship|appointments?|holidays?|christmas|thanksgiving|easter|labor|memorial|jan\w*|feb\w*|march|apr\w*|may|june?|july?|aug\w*|sept?\w*|oct\w*|nov\w*|dec\w*|will be|some|most|select|last|first|second|third|next|this|other|every other|house|mic|swim|gym|play|skate)\b|\b20\d\d\b|\d(?:st|nd|rd|th)\b/i
const with_times = /\d\s?[ap]\.?m\b|\d:\d\d|\b\d{1,2}\s*(?:-|–|to|until)\s*\d|\bnoon\b|\bmidnight\b|\buntil\b/i
const may_say = /open|closed|\bhere\b|\bwe (?:do(?:n['’]| no)t|never) (?:work|operate)|hours/i
/** Whoever asks, or is quoted, lays nothing down. */
const of_others = /[?"“”]/
const most_looks = 60
/** Fewer may be those of a stand or of one service. */
const least_of_week = 4

type Told = Pick<TermFact, 'what' | 'value' | 'text'>

const bit = (name: Weekday) => 1 << weekdays.indexOf(name)
const bitsOf = (names: readonly Weekday[]) => names.reduce((bits, name) => bits | bit(name), 0)

function daysOf(written: string): Weekday[] {
  const found = [...written.matchAll(span)].flatMap(([, from = '', to = from]) => {
    const first = weekdayNamed(from)
    const last = weekdayNamed(to)
    return first && last ? daysBetween(first, last) : []
  })
  return [...new Set(found)]
}

/** The weekdays that words name, as bits. */
export const weekdayBits = (written: string): number => bitsOf(daysOf(written))

/** Days and times in one number: seven bits of days, then the minutes of opening and closing. */
export const readOpenHours = (value: number) => ({ opens: (value >> 7) & 0x7ff, closes: value >> 18 })

/** "Open Saturdays 9am to 1pm". More days are a timetable, and read as one. */
function timesIn(sentence: string): Told | null {
  const match = says_times.exec(sentence)
  if (!match || [...sentence.matchAll(ranges)].length !== 1) return null
  const days = daysOf(match[1] ?? match[4] ?? match[5] ?? match[7] ?? '')
  const times = spanOf(match[2] ?? match[3] ?? match[6] ?? match[8] ?? '')
  if (!times || days.length === 0 || days.length >= least_of_week) return null
  const value = bitsOf(days) | (times.opens << 7) | (times.closes << 18)
  return { what: open_hours, value, text: match[0] }
}

function lineOfDays({ 0: shown, 1: named = '', 2: range = '' }: RegExpExecArray): Told | null {
  const days = /^weekends$/i.test(named) ? (['sa', 'su'] as const) : daysOf(named)
  const times = spanOf(range)
  if (!times || days.length === 0 || days.length >= least_of_week) return null
  return { what: line_of_hours, value: bitsOf(days) | (times.opens << 7) | (times.closes << 18), text: shown.trim() }
}

/** Bits of the days that are said to be open, then of those that are said to be closed. */
function daysIn(sentence: string): Told | null {
  const line = sentence.length <= longest_alone ? alone.exec(sentence) : null
  if (line) return lineOfDays(line)
  if (!may_say.test(sentence) || otherwise.test(sentence)) return null
  if (with_times.test(sentence)) return timesIn(sentence) ?? daysFrom(sentence)
  return plainDaysIn(sentence)
}

/** "Open Tuesday-Saturday from 11am": when the door opens on these days, and no day else is named. */
const from_then =
  /,? (?:from |at |starting (?:at )?|beginning (?:at )?)?\d{1,2}(?::\d\d)? ?[ap]\.?m\b\.?(?: ?(?:to|until|till|-|–) close)?(?=[\s,.!;]|$)/i

/** "Open seven days, noon to 10": on whichever days the times hold, none is closed. */
const on_all_days = new RegExp(
  String.raw`\bopen:? (?:(?:7|seven) days(?: a week)?|every ?day|daily),? (?:from )?(?=${range_pattern})`,
  'i',
)

function daysFrom(sentence: string): Told | null {
  if (on_all_days.test(sentence) && [...sentence.matchAll(ranges)].length === 1)
    return plainDaysIn(sentence.replace(ranges, ''))
  const without = sentence.replace(from_then, '')
  // "We open at 7 am Monday through Friday" says nothing of other days.
  if (
    without === sentence ||
    with_times.test(without) ||
    /\bopens? *$/i.test(sentence.slice(0, sentence.search(from_then)))
  )
    return null
  const told = plainDaysIn(without)
  return told && daysOf(says_open.exec(without)?.[1] ?? '').length >= least_of_week ? told : null
}

function plainDaysIn(sentence: string): Told | null {
  const opens = says_open.exec(sentence)
  const closes = says_closed.exec(sentence)
  const named = opens?.[1] === undefined ? [] : daysOf(opens[1])
  const open_on = opens?.[2] === undefined ? named : weekdays
  const closed_on =
    closes?.[1] === undefined ? (closes?.[2] === undefined ? [] : (['sa', 'su'] as const)) : daysOf(closes[1])
  // "Open Monday through Friday" says of the other days that they are not.
  const rest = named.length >= least_of_week ? weekdays.filter(name => !named.includes(name)) : []
  const value = bitsOf(open_on) | (bitsOf([...new Set([...closed_on, ...rest])]) << 7)
  if (value === 0) return null
  return { what: open_days, value, text: [opens?.[0], closes?.[0]].filter(Boolean).join(', ') }
}

const asks_days = new RegExp(
  String.raw`^\W*are you (?:ever |also |still )?open (?:on |over )?(?:the )?(${weekdays_pattern}|weekends?)\?\s*$`,
  'i',
)
const longest_answer = 80
const answered = /^\s*(?:(yes|we are)|(no|we are not|sorry,? (?:we are )?(?:no|closed)))\b([^.!?\n]{0,60})/i
const in_times = new RegExp(String.raw`^,? (?:we (?:are|['’]re) )?(?:open )?(?:from )?(${range_pattern})\W*$`, 'i')

/** "Are you open on Saturdays? Yes, from 8 to noon." */
function daysAnswered(question: string, behind: string): Told | null {
  const named = asks_days.exec(question)?.[1]
  const [shown, yes, , rest = ''] = (named && answered.exec(behind)) || []
  if (!named || !shown || otherwise.test(rest)) return null
  const bits = bitsOf(/^weekend/i.test(named) ? ['sa', 'su'] : daysOf(named))
  const text = `${question.trim()} ${shown.trim()}`
  const times = spanOf(in_times.exec(rest)?.[1] ?? '')
  if (yes && times) return { what: open_hours, value: bits | (times.opens << 7) | (times.closes << 18), text }
  return with_times.test(rest) ? null : { what: open_days, value: yes ? bits : bits << 7, text }
}

/** Weekdays that a sentence without times calls open or closed. */
export function openDays({ found }: Reading, text: PageText): TermFact[] {
  const [meta] = found.metas.filter(({ name }) => name === 'description')
  const told = meta ? inDescription(meta.content, meta) : []
  if (!text.may(signal.weekday)) return told
  const { said } = text
  let read_to = -1
  for (const at of text.weekdays.slice(0, most_looks)) {
    if (at < read_to) continue
    const { from, to } = sentenceAround(said, at)
    read_to = to
    const sentence = said.slice(from, to + 1)
    const days = of_others.test(sentence)
      ? daysAnswered(sentence, said.slice(to, to + longest_answer))
      : daysIn(said.slice(from, to))
    if (days && !(days.what === line_of_hours && (areInDepartures(text, from) || areBelowPart(text, from))))
      told.push({ ...text.placeAt(at), ...days })
  }
  return told
}

function inDescription(content: string, { line, offset }: Place): TermFact[] {
  return content.split(/(?<=[.!?])\s+/).flatMap(sentence => {
    const days = daysIn(sentence)
    return days ? [{ line, offset, ...days }] : []
  })
}
