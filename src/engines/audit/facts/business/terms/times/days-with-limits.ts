import type { TermKind } from '#src/engines/audit/facts/business/terms/term-kind.ts'
import { daysBetween, weekdayNamed, weekdays } from '#src/engines/audit/facts/hours-week.ts'

export const open_by_screen = 'open: by screen'
export const open_by_appointment = 'open: by appointment'
export const open_in_some_weeks = 'open: in some weeks'

const day = String.raw`\b(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?(?![a-z])\.?`
const until = ` ?(?:-|–|—|to|through|thru) ?`
const and = `(?:,? and |,? ?& ?|, ?| ?/ ?)`
const days = `(${day}(?:(?:${until}|${and})${day}){0,4})`
const each = new RegExp(`(${day})(?:${until}(${day}))?`, 'gi')
const screen =
  '(?:virtual|telehealth|telemedicine|video|zoom)(?: (?:visits?|appointments?|sessions?|consultations?|hours))?'

function bitsOf(written: string): number | null {
  const named = [...written.matchAll(each)].flatMap(([, from = '', to = from]) => {
    const [first, last] = [weekdayNamed(from), weekdayNamed(to)]
    return first && last ? daysBetween(first, last) : []
  })
  return named.reduce((bits, name) => bits | (1 << weekdays.indexOf(name)), 0) || null
}

const nth = '(?:1st|2nd|3rd|4th|first|second|third|fourth|last)'
const some_weeks = `(?:select(?:ed)?|some|every other|alternat(?:e|ing)|(?:the )?${nth}(?:${and}${nth})?)`

/** "Some Saturdays" is said of holidays, too, "last Saturday" of the past, and the first of May of a single day. */
const early = '(?:1st|2nd|3rd|4th|first|second|third|fourth)'
const closed_weeks = `(?:every other|alternat(?:e|ing)|(?:the )?${early}(?:${and}${early})?)`
const of_months =
  '(?! (?:of|in|before|after) (?!the month|(?:each|every|a) month))(?: (?:of|in) (?:the|each|every|a) month)?'

const daysIn = (match: RegExpExecArray) => bitsOf(match.slice(1).find(group => group !== undefined) ?? '')

/** "Friday 9 - 1, virtual only", "Saturday: by appointment": days on which nobody who just comes finds the door open. */
export const daysWithLimits: readonly TermKind[] = [
  {
    what: 'by screen',
    words: ['virtual', 'telehealth', 'telemedicine'],
    says: new RegExp(
      String.raw`^\W*${days}[^;a-z]{0,12}(?:\d[^;]{0,30}?)?[^;a-z\d]*\b${screen} only\b|\b${screen} only (?:on )?${days}|${days} (?:is|are) (?:for )?(?:${screen} only|only (?:for )?${screen})`,
      'i',
    ),
    unless: /\b(?:evenings?|mornings?|afternoons?|except|some|also)\b/i,
    value: daysIn,
  },
  {
    what: 'by appointment',
    words: ['appointment'],
    says: new RegExp(
      String.raw`^\W*(?:open )?${days}(?: is| are| hours)?\W{0,4}(?:open )?(?:strictly )?by appointment(?: only)?\W*$`,
      'i',
    ),
    value: daysIn,
  },
  {
    what: 'in some weeks',
    words: ['friday', 'fridays', 'saturday', 'saturdays', 'sunday', 'sundays'],
    says: new RegExp(
      String.raw`^\W*(?:(?:open|hours|available|closed)(?: on)?:? )?${some_weeks} ${days}(?: (?:of|in) (?:the|each|every) month)?\W{0,4}(?:\d{1,2}(?::\d\d)? ?[ap]\.?m\b.{0,30}|by appointment\b.{0,12}|only\W*)?$`,
      'i',
    ),
    value: daysIn,
  },
  {
    what: 'in some weeks',
    words: ['friday', 'fridays', 'saturday', 'saturdays', 'sunday', 'sundays'],
    says: new RegExp(
      String.raw`(?:^|[,;(*])\s*(?:and )?${closed_weeks} ${days}${of_months}(?: is| are|:)? closed\b|\bclosed (?:on )?${closed_weeks} ${days}${of_months}`,
      'i',
    ),
    value: daysIn,
  },
]
