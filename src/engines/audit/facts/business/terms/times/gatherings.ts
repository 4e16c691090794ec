import type { TermKind } from '#src/engines/audit/facts/business/terms/term-kind.ts'
import { lastMinute } from './last-of-day.ts'

const names = "trivia|bingo|karaoke|open mic|bible study|youth group|choir practice|storytime|farmers['’]? market"
const words = ['trivia', 'bingo', 'karaoke', 'mic', 'storytime', 'study', 'youth', 'choir', 'market']
const day = '(mon|tues|wednes|thurs|fri|satur|sun)days?(?: (?:nights?|evenings?|mornings?|afternoons?))?'
const time = String.raw`(?:(?:is|are|held|meets?|starts?|begins?|runs|at|from|every|@) ){0,3}(\d{1,2})(?::(\d\d))? ?([ap])\.?m\b(?! ?(?:&|and|or|,) ?\d)`
const night = '(?: night| hour| class)?'
/** Now and then, or two of a kind. */
const sometimes =
  /\b(?:first|second|third|fourth|last|every other|monthly|once|holiday|summer|winter|kids?|adult|women['’]?s|men['’]?s|ladies|early|late|except|january|february|march|april|may|june|july|august|september|october|november|december)\b/i

const minuteOf = (hours = '', minutes: string | undefined, half = '') =>
  lastMinute(['', '', hours, minutes, half] as unknown as RegExpExecArray)

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
]
