import type { TermKind } from '#src/engines/audit/facts/business/terms/term-kind.ts'
import { weekdayNamed, weekdays } from '#src/engines/audit/facts/hours-week.ts'
import { lastMinute } from './last-of-day.ts'

const names =
  'trivia|bingo|karaoke|open mic|(?:live )?jazz|bible study|youth group|choir practice|story ?time|book club|run(?:ning)? club'
const words = [
  'trivia',
  'bingo',
  'karaoke',
  'mic',
  'jazz',
  'storytime',
  'story',
  'club',
  'study',
  'youth',
  'choir',
  'market',
]
/** Of these a house has one in a week. */
const once_a_week = 'trivia|bingo|karaoke|open mic|(?:live )?jazz|book club|run(?:ning)? club'
const day = '(mon|tues|wednes|thurs|fri|satur|sun)days?(?: (?:nights?|evenings?|mornings?|afternoons?))?'
const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const time = String.raw`(?:(?:is|are|held|meets?|starts?|begins?|runs|at|from|every|@) ){0,3}(\d{1,2})(?::(\d\d))? ?(?:([ap])\.?m\b|(?![\d:]))(?! ?(?:(?:&|and|or|,) ?\d|(?:a|p|people|guests|per)\b))`
const night = '(?: nights?| hour| class)?(?: with [A-Za-z]+(?: [A-Za-z]+)?)?'
/** Now and then, or two of a kind. */
const sometimes =
  /\b(?:first|second|third|fourth|last|every other|monthly|once|holiday|summer|winter|kids?|adult|women['’]?s|men['’]?s|ladies|early|late|except|january|february|march|april|may|june|july|august|september|october|november|december)\b/i

/** Without am and pm a gathering from one to eight is one after noon. */
const meantIn = (hours: string) => (Number(hours) <= 8 ? 'p' : 'a')

const minuteOf = (hours = '', minutes: string | undefined, half = '') =>
  lastMinute(['', '', hours, minutes, half || meantIn(hours)] as unknown as RegExpExecArray)

/** What happens once a week at an hour that guests rely on. */
export const gatherings: readonly TermKind[] = [
  {
    what: ([, name = '', on = '']) => `time of ${name.toLowerCase()} on ${on.toLowerCase()}day`,
    words,
    says: new RegExp(
      String.raw`\b(${names})${night}[\s,:|•·–-]{1,3}(?:(?:is|are|held|meets?|every|each|on) ){0,3}${day}[\s,:|•·–-]{1,3}${time}`,
      'i',
    ),
    unless: sometimes,
    value: ([, , , ...at]) => minuteOf(...(at as [string, string | undefined, string])),
  },
  {
    what: ([, on = '', name = '']) => `time of ${name.toLowerCase()} on ${on.toLowerCase()}day`,
    words,
    says: new RegExp(String.raw`\b${day}[\s,:|•·–-]{1,3}(${names})${night}[\s,:|•·–-]{1,3}${time}`, 'i'),
    unless: sometimes,
    value: ([, , , ...at]) => minuteOf(...(at as [string, string | undefined, string])),
  },
  {
    what: match => `weekday of ${(match[1] ?? match[5] ?? '').toLowerCase().replace('live ', '')}`,
    words,
    says: new RegExp(
      String.raw`\b(${once_a_week})${night}[\s,:|•·–-]{1,3}(?:(?:is|are|held|meets?|happens|returns|on) ){0,3}(?:(?:every|each) (${weekday})|(${weekday})s(?=\W*$))(?!\w)|\b(?:every|each) (${weekday})(?: nights?| evenings?)? (?:is )?(${once_a_week})\b`,
      'i',
    ),
    unless: new RegExp(`${sometimes.source}|\\b(?:and|or|&|through|also|now|plus)\\b`, 'i'),
    value: match => {
      const day = weekdayNamed(match[2] ?? match[3] ?? match[4] ?? '')
      return day === null ? null : weekdays.indexOf(day)
    },
  },
]
