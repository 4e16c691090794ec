import { weekIn } from '#src/engines/audit/facts/business/hours-in-text.ts'
import { month_pattern } from '#src/engines/audit/facts/business/last-day.ts'
import { range_pattern, spanOf } from '#src/engines/audit/facts/business/time-range.ts'
import { detached } from '#src/engines/audit/facts/detached.ts'
import type { PageText } from '#src/engines/audit/facts/finish/page-text.ts'
import { sameSpans, weekdays } from '#src/engines/audit/facts/hours-week.ts'
import type { Reading } from '#src/engines/audit/facts/reading/reading.ts'
import { signal } from '#src/engines/audit/facts/signal.ts'
import type { OpenSpan, TermFact, WeekHours } from '#src/engines/audit/facts/types/business-facts.ts'
import type { Place } from '#src/engines/audit/facts/types/place.ts'
import { weekdayBits } from './open-days.ts'

/** What has times of its own within the hours of the house. */
const labels: readonly (readonly [name: string, pattern: string])[] = [
  ['happy hour', 'happy hours?'],
  ['brunch', 'brunch'],
  ['breakfast', 'breakfast'],
  ['lunch', 'lunch'],
  ['dinner', 'dinner|supper'],
  ['kitchen', 'kitchen|food(?= (?:is )?served)'],
  ['pickup', 'pick-?ups?|curbside'],
  ['delivery', 'delivery|deliveries'],
  ['u-pick', 'u-?picks?|pick[- ]your[- ]own'],
  ['served', '^\\W{0,3}served'],
  ['quiet hours', 'quiet (?:hours|time)'],
  ['visits', 'visiting|visitors?|visit(?: us)?|come (?:by|in|see us)|stop by|drop[- ]in'],
]
/** "Served Monday to Saturday, 11 to 3", under the name of whatever is. */
const is_served = /^\W{0,3}served\b/i
const label = new RegExp(labels.map(([, pattern]) => String.raw`\b(${pattern})\b`).join('|'), 'gi')
const may_name =
  /happy|quiet|served|brunch|breakfast|lunch|dinner|supper|kitchen|food|pick|curbside|deliver|visit|come |stop by|drop/i
/** Words of theirs that no other term has, by which blocks that may name one bear the sign of terms. */
export const words_of_named_times = ['brunch', 'happy', 'kitchen', 'visiting'] as const

const months = new RegExp(String.raw` (?:in|during) ${month_pattern}\b`, 'gi')
const a_date = new RegExp(String.raw`\b${month_pattern}\.? \d|\b\d{1,2}\/\d{1,2}\b|\b20\d\d\b`, 'i')
/** Of a price, a part of the year, some guests, or a day that is none of the others. */
const otherwise =
  /\$\d|%|\b(?:specials?|menus?|buffet|part(?:y|ies)|cater\w*|meetings?|clos(?:e|ed) for|holidays?|christmas|thanksgiving|easter|mother['’]?s|father['’]?s|valentine\w*|kids|children|students|except|but|summer|winter|spring|fall|season\w*|first|second|third|last|every other|once|per month|appointments?|late[- ]night|early|bird|reverse|industry|traditional|contemporary|spanish|youth|minutes?|within|before|after|no|not|fee|order|orders|cutoff|deadline|traffic|rush|truck|box(?:ed)?|break)\b/i
const clock = String.raw`(\d{1,2}(?::\d\d)?\s?[ap]\.?m\b\.?|noon|midnight)`
const filler = String.raw`(?:(?: |,|:|-|–|—|\||·)*\b(?:hours?|times?|service|services|is|are|served|set out|put out|available|open|us|in|person|daily|every ?day|every (?:night|morning)|nightly|from|between)\b){0,4}[\s:,(|·–—-]{0,4}`
/** "U-pick/Country Store hours" */
const also = String.raw`(?:\/[a-z][a-z ]{1,20}?(?= hours))?`
const span_alone = new RegExp(`^${also}${filler}(${range_pattern})`, 'i')
const begins = new RegExp(
  String.raw`^(?:\s*\b(?:hours?|service|services|is|are|served|starts?|begins?|opens?|daily|every ?day|every night|nightly)\b){0,3}[\s:,]{0,2}(?:from|at|starting(?: at)?) ${clock}(?!\s*(?:-|–|—|to|until|till|and|&|,))`,
  'i',
)
const ends = new RegExp(
  String.raw`^(?:\s*\b(?:hours?|service|services|is|are|served|open|daily|every ?day|every night|nightly)\b){0,3}[\s:,]{0,2}(?:until|till|closes(?: at)?|ends(?: at)?) ${clock}`,
  'i',
)
/** "Dinner" in the midst of a sentence is one that somebody had. */
const opens_entry =
  /(?:^(?:(?:what|when) (?:are|is) (?:the|your) )?|[\n.,;:|·•(&–—-]|\b(?:serve|serving|served|and|our|enjoy|hours?|(?:an?|our|the) (?:continental|hot|full|complimentary|country|farm|cooked)(?: hot)?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays?|weekends?|daily))\s*$/i
/** "Sunday brunch" */
const day_before = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\s*$/i
const is_daily = /\b(?:daily|every ?day|every night|nightly|(?:7|seven) days)\b/i

const most_blocks = 120
const most = 16
const longest = 400
const reach = { before: 36, behind: 110 }

export const named_times = 'times: '
const days_mask = 0x7f

/** Bits of the days, all of them where none is named, then the minutes of opening and closing; 0 for one that is not told. */
export const readNamedTimes = (value: number) => ({
  days: value & days_mask,
  opens: (value >> 7) & 0x7ff,
  closes: value >> 18,
})

type Told = Pick<TermFact, 'what' | 'value' | 'text'>
const inBits = (days: number, opens: number, closes: number) => days | (opens << 7) | (closes << 18)

/** Each span of a week with the days that have it and no other. */
function spansOf(week: WeekHours): { days: number; span: OpenSpan }[] {
  const found: { days: number; span: OpenSpan }[] = []
  for (const [at, day] of weekdays.entries()) {
    const [span, ...more] = week[day] ?? []
    if (!span || more.length > 0) continue
    const same = found.find(one => sameSpans([one.span], [span]))
    if (same) same.days |= 1 << at
    else found.push({ days: 1 << at, span })
  }
  return found
}

function timesOf(before: string, behind: string): number[] {
  const days = weekIn(`${before} ${behind}`.replaceAll(/ between /g, ' '))
  if (days) return spansOf(days).map(({ days: bits, span }) => inBits(bits, span.opens, span.closes))
  const daily = is_daily.test(before + behind) ? days_mask : weekdayBits(day_before.exec(before)?.[0] ?? '')
  const span = spanOf(span_alone.exec(behind)?.[1] ?? '')
  if (span) return [inBits(daily, span.opens, span.closes)]
  const from = begins.exec(behind)?.[1]
  const until = ends.exec(behind)?.[1]
  if (from !== undefined) return [inBits(daily, minuteOf(from), 0)]
  return until === undefined ? [] : [inBits(daily, 0, minuteOf(until))]
}

/** "3–5" is of the afternoon where drinks are cheaper then. */
const half_of: Record<string, string> = { 'happy hour': 'pm', dinner: 'pm', breakfast: 'am' }
const bare =
  /(?<![\d$:.])\b(\d{1,2}(?::\d\d)?) ?(?:-|–|—|to|and|until) ?(\d{1,2}(?::\d\d)?)(?![\d:%]| ?(?:people|guests|minutes?|days?|courses?|weeks?|[ap]\.?m))/i
const inHalf = (written: string, half: string) =>
  half === '' ? written : written.replace(bare, `$1 ${half} - $2 ${half}`)

function minuteOf(written: string): number {
  if (/noon/i.test(written)) return 720
  if (/midnight/i.test(written)) return 1_440
  const [, hours = '', minutes = '0', half = ''] = /^(\d{1,2})(?::(\d\d))?\s?([ap])/i.exec(written) ?? []
  return ((Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + Number(minutes)
}

/** Times in a short text, each with what it names them after. */
function timesIn(written: string): Told[] {
  const matches = [...written.matchAll(label)]
  return matches.flatMap((match, i): Told[] => {
    const at = match.index
    const end = at + match[0].length
    const last = matches[i - 1]
    const before = written.slice(Math.max(0, at - reach.before, last ? last.index + last[0].length : 0), at)
    const behind = written.slice(end, Math.min(end + reach.behind, matches[i + 1]?.index ?? written.length))
    const said = behind.split(/[!?]|\.(?=\s+[A-Z$])/, 1)[0] ?? ''
    if (!opens_entry.test(before)) return []
    const name = labels[match.slice(1).findIndex(group => group !== undefined)]?.[0] ?? ''
    const is_visit = name === 'visits'
    const plain = is_visit ? said.replaceAll(months, ' ') : said
    // What ends with a time of its own is another entry.
    const around = before.split(/[.!?;]\s|\d(?: ?[ap]\.?m\b)?/i).at(-1) ?? ''
    if (otherwise.test(`${around.split(',').at(-1)}${plain}`) || a_date.test(around + plain)) return []
    const shown = detached(`${match[0]}${said}`.replace(/\s+/g, ' ').trim().slice(0, 90))
    return timesOf(is_visit ? '' : around, inHalf(plain.replace(/ only\b/i, ''), half_of[name] ?? ''))
      .filter(value => (value & days_mask) !== 0 || !is_visit)
      .map(value => ({ what: named_times + name, value, text: shown }))
  })
}

/** Visits, meals, pickups and the like with their times: in the text, in blocks under such a heading, and in pictures. */
export function namedTimes({ found }: Reading, text: PageText): TermFact[] {
  const told: TermFact[] = []
  const add = (written: string, { line, offset }: Place) => {
    if (may_name.test(written)) told.push(...timesIn(written).map(term => ({ ...term, line, offset })))
  }
  let looks = 0
  for (const [i, block] of text.blocks.entries()) {
    const above = text.blocks[i - 1]
    const signals = block.signals | (above?.signals ?? 0)
    if ((signals & signal.term) === 0 || block.text.length > longest || !/\d/.test(block.text)) continue
    if (++looks > most_blocks || told.length >= most) break
    const heads = above && above.text.length <= 40 && !/\d/.test(above.text) && may_name.test(above.text)
    const before = told.length
    add(heads ? `${above.text.replace(/\?$/, '')}: ${block.text}` : block.text, block)
    if (told.length === before && is_served.test(block.text)) add(block.text.split('\n', 1)[0] ?? '', block)
  }
  for (const image of found.images) {
    if (told.length >= most) break
    if (image.alt && /\d/.test(image.alt)) add(image.alt, image)
  }
  return told
}
