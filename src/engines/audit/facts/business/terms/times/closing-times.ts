import type { TermKind } from '#src/engines/audit/facts/business/terms/term-kind.ts'
import { range_pattern, spanOf } from '#src/engines/audit/facts/business/time-range.ts'
import { last_of_day, lastMinute, of_some_days } from './last-of-day.ts'
import { otherwise, weekdayBits, weekdays_pattern } from './open-days.ts'

export const open_until = 'open: until'
export const open_from = 'open: from'
/** The minute of the last seating or visit: on some day at least the door is open then. */
export const open_last = 'open: last'
/** The minute of the first visit: nobody is seen before the door opens. */
export const open_first = 'open: first'
/** Bits of the days that are open, then of those that are closed, as in `open_days`. */
export const open_on = 'open: on'
export const open_count = 'open: count'
/** Bits of the days on which the door is open in the evening. */
export const open_late = 'open: late'
/** Fixed words of "today", which stand there on all days: times as in `open_hours`. */
export const open_today = 'open: today'
export const open_weekends = 'open: weekends'
export const open_evenings = 'open: evenings'
/** Every day, said of the people and not of the door. */
export const served_daily = 'open: served daily'
export const never_closed = 'open: always'
/** "Hours: 6 am – 10 pm", on whatever days. */
export const hours_without_days = 'open: hours without days'

const time = String.raw`(\d{1,2}(?::\d\d)?\s?[ap]\.?m\b|\d{1,2}(?: o['’]clock)? (?:in the (?:morning|afternoon|evening)|at night)|midnight|noon)`
/** The whole of it, and no part. */
const house =
  '(?:our|the) (?:doors|shop|store|office|showroom|clinic|salon|studio|restaurant|bakery|gallery|taproom|brewery|winery)'
const daily = '(?:daily|every ?day|nightly|every night|(?:7|seven) days(?: a week)?)'
const until = "(?:late )?(?:until|till|['’]?til)"
const at_all = 0x7f

function minutesOf(written: string): number {
  if (/^midnight/i.test(written)) return 1_440
  if (/^noon/i.test(written)) return 720
  const [, hours = '', minutes = '0', half = ''] = /^(\d{1,2})(?::(\d\d))?\s?([ap]\.?m)?/i.exec(written) ?? []
  const is_later = half === '' ? !/morning/i.test(written) : /^p/i.test(half)
  return ((Number(hours) % 12) + (is_later ? 12 : 0)) * 60 + Number(minutes)
}

/** Days and the minute of opening or closing in one number; without days it holds for some day at least. */
export const readDaysAndTime = (value: number) => ({ days: value & at_all, minute: value >> 7 })

function daysAndTime(named: string | undefined, time: string): number {
  const days = named === undefined ? 0 : new RegExp(`^${daily}`, 'i').test(named) ? at_all : daysNamed(named)
  return days | (minutesOf(time) << 7)
}

const monday_to_friday = 0x1f
const weekend = 0x60
const daysNamed = (named: string) => (/^week ?(?:day|night)s?$/i.test(named) ? monday_to_friday : weekdayBits(named))
/** Visits by appointment are meant. */
const otherwise_than_visits =
  /\b(?:emergenc\w*|if|only|summer|winter|season\w*|some|select|limited|during|virtual|video|online|call|request|ask|monthly|every other|not|first|last|may|upon)\b/i
const meals = '(?:breakfast|brunch|lunch|dinner|supper)'
const numbers: Record<string, number> = { five: 5, six: 6 }

/** "Open until 9 pm", "we open at 7 am every weekday", "open six days a week". */
export const closingTimes: readonly TermKind[] = [
  {
    what: 'until',
    words: ['close', 'closes', 'appointment'],
    says: new RegExp(
      String.raw`(?:\bon (${weekdays_pattern}),? )?\b(?:we|${house}) closes? (?:early )?at ${time}(?:,? (?:on )?(${daily}|weekdays|${weekdays_pattern})\b)?`,
      'i',
    ),
    unless: new RegExp(String.raw`${otherwise.source}|\beve\b`, 'i'),
    value: ([, before, closes = '', behind]) => daysAndTime(before ?? behind, closes),
  },
  {
    what: 'until',
    words: ['appointments'],
    says: new RegExp(
      String.raw`\b(?:evening|late) appointments (?:are )?(?:available |offered )?${until} ${time},? (?:on )?(${weekdays_pattern})\b`,
      'i',
    ),
    unless: new RegExp(String.raw`${otherwise_than_visits.source}|\beve\b`, 'i'),
    value: ([, closes = '', named]) => daysAndTime(named, closes),
  },
  {
    what: 'until',
    words: ['until', 'till', 'til'],
    says: new RegExp(
      String.raw`(?:\b(?:every |on )?(${daily}|weekdays|week ?nights|${weekdays_pattern}),? we (?:are|stay) )?\b(?:open|we are here|we['’]re here|(?:counter|desk|office|shop|store) is staffed) (?:late )?(?:on )?(?:(${daily}|weekdays|week ?nights|${weekdays_pattern}),? )?${until} ${time}(?:,? (?:on )?(${daily}|weekdays|week ?nights|${weekdays_pattern})\b)?`,
      'i',
    ),
    unless: otherwise,
    value: ([, first, before, closes = '', behind]) => daysAndTime(first ?? before ?? behind, closes),
  },
  {
    what: 'until',
    words: ['until', 'till', 'til'],
    says: new RegExp(
      String.raw`\b(?:open|hours)\b[^.!?;\n]{0,70}(?:,|and|&) (?:on )?(${weekdays_pattern})(?: mornings?| afternoons?| evenings?)?,? ${until} ${time}`,
      'i',
    ),
    unless: otherwise,
    value: ([, named, closes = '']) => daysAndTime(named, closes),
  },
  {
    what: 'until',
    words: ['until', 'till', 'til'],
    says: new RegExp(
      String.raw`\b(?:on |every )?(${weekdays_pattern}),? we(?: are|['’]re| stay)(?: here| open)? (?:late )?${until} ${time}`,
      'i',
    ),
    unless: otherwise,
    value: ([, named, closes = '']) => daysAndTime(named, closes),
  },
  {
    what: 'first',
    words: ['appointments', 'appointment'],
    says: new RegExp(
      String.raw`\b(?:(?:the|our) first appointments?(?: of the day)? (?:is|are|starts?|begins?)|appointments (?:start|begin)) (?:at )?${time}(?:,? (?:on )?(${weekdays_pattern})\b)?`,
      'i',
    ),
    unless:
      /\b(?:emergenc\w*|summer|winter|virtual|video|online|surger\w*|request|may|some|select|saturdays?|sundays?)\b/i,
    value: ([, opens = '', named]) => daysAndTime(named, opens),
  },
  {
    what: 'today',
    words: ['today'],
    sign: /\d/,
    says: new RegExp(
      String.raw`^\W*(?:(?:we are |we['’]re |now )?open today|today['’]s hours|hours today|today)(?: from)?\W{1,3}(${range_pattern})\W*$`,
      'i',
    ),
    unless: /\b(?:class|special|happy|only)\b/i,
    value: ([, range = '']) => {
      const span = spanOf(range)
      return span && (span.opens << 7) | (span.closes << 18)
    },
  },
  {
    what: 'from',
    words: ['open', 'opens'],
    says: new RegExp(
      String.raw`(?:\b(?:we|${house})|^\W*doors) opens? at ${time}(?:,? (?:(?:on|every) )?(${daily}|weekdays?|${weekdays_pattern})\b)?`,
      'i',
    ),
    unless: otherwise,
    value: ([, opens = '', named]) => daysAndTime(named, opens),
  },
  {
    what: 'last',
    words: ['last'],
    says: last_of_day,
    unless: of_some_days,
    value: match => lastMinute(match),
  },
  {
    what: 'late',
    words: ['late'],
    says: new RegExp(
      String.raw`\b(?:we are|we['’]re|now)?\s*open late (?:on |every )?(${weekdays_pattern})\b|\b(?:late|extended|evening) hours (?:on |every )?(${weekdays_pattern})\b`,
      'i',
    ),
    unless:
      /\b(?:call|request|emergenc\w*|summer|winter|season\w*|some|select|during|first|last|third|second|monthly|holidays?)\b/i,
    value: ([, one, other]) => weekdayBits(one ?? other ?? ''),
  },
  {
    what: 'on',
    words: ['weekdays', 'serve', 'serving'],
    says: new RegExp(
      String.raw`\b(?:we (?:are open|work)|open|hours are) (?:on )?(weekdays) only\b|\bwe only (?:work|open) (?:on )?(weekdays)\b|^\W*(?:we )?serv(?:e|ing) ${meals}(?:,? (?:and |& )?${meals}){0,3},? ${daily}\b`,
      'i',
    ),
    unless: /\b(?:except|but|season|summer|winter|delivery|catering|during)\b/i,
    value: ([, one, other]) => (one || other ? monday_to_friday | (weekend << 7) : at_all),
  },
  {
    what: 'count',
    words: ['days'],
    says: /\bopen (five|six|5|6) days (?:a|per|each) week\b/i,
    unless: otherwise,
    value: ([, count = '']) => numbers[count.toLowerCase()] ?? Number(count),
  },
  {
    what: 'weekends',
    words: ['weekends', 'weekend'],
    says: /\bopen (?:on )?(?:evenings (?:and|&) |nights (?:and|&) )?weekends\b(?! only)|\bweekend (?:hours|appointments|visits) (?:are )?available\b|\b(?:we|also|now) (?:also |now )?(?:offer|have) (?:(?:early|late|extended|flexible|evening)(?: morning)?(?:,| and| &) (?:and )?)?weekend (?:hours|appointments|visits)\b|\bweekends too\W*$/i,
    unless: /\b(?:call|request|emergenc\w*|phones?|if|only|summer|winter|season\w*|some|select|during|gate|pool)\b/i,
    value: 1,
  },
  {
    what: 'on',
    words: ['appointments'],
    says: new RegExp(
      String.raw`(?:^\W*|\b(?:we (?:also |now )?(?:offer|have)|now offering) )(?:(?:early|late)(?: morning)?(?:,| and| &) )?(${weekdays_pattern}) appointments\b(?= ?(?:available|offered|[.!,;]|$|at no|by request|too))(?! by request)`,
      'i',
    ),
    unless: otherwise_than_visits,
    value: ([, named = '']) => weekdayBits(named),
  },
  {
    what: 'on',
    words: ['calls', 'visits', 'appointments'],
    says: new RegExp(
      String.raw`^\W*(${weekdays_pattern})(?:(?:,| and| &) evening)? (?:calls|visits|appointments|service calls) (?:are|cost) (?:available|welcome|(?:at |for )?the same|no extra|no more)\b`,
      'i',
    ),
    unless: otherwise_than_visits,
    value: ([, named = '']) => weekdayBits(named),
  },
  {
    what: 'evenings',
    words: ['hours', 'appointments'],
    says: /\bevening(?: (?:and|&) weekend)? (?:hours|appointments) (?:are )?available\b|\b(?:we|also|now) (?:also |now )?offer(?:ing)? (?:early(?: morning)?(?:,| and| &) )?(?:late )?evening(?: (?:and|&) weekend)? (?:hours|appointments)\b/i,
    unless: otherwise_than_visits,
    value: 1,
  },
  {
    what: 'served daily',
    words: ['days', 'day'],
    says: /\b(?:we|we['’]re|our (?:team|staff|crew|office|shop|store|doors?)|always)(?: are| is)?(?: also)? (?:open|available|here(?: for you)?|work|working|at your service|on call) (?:to (?:help|serve)(?: you)? |for you )?(?:7|seven|365) days (?:a|per) (?:week|year)\b|^\W*(?:open|available|serving you) (?:7|seven|365) days (?:a|per) (?:week|year)\b|\bevery (?:single )?day of the year\b/i,
    unless: otherwise,
    value: 1,
  },
  {
    what: 'hours without days',
    words: ['hours'],
    says: new RegExp(String.raw`\bhours(?: of operation)?:? ?${time} ?(?:-|–|—|to) ?${time}(?! ?[,&/])`, 'i'),
    unless: /\b(?:happy|kitchen|bar|quiet|phone|visiting|pool|holiday|lunch|brunch|breakfast|dinner|delivery)\b/i,
    value: 1,
  },
  {
    what: 'always',
    words: ['clock', 'close'],
    says: /\b(?:we are|we['’]re|always) open (?:around|round) the clock\b|\bwe never close\b/i,
    unless: otherwise,
    value: 1,
  },
]
