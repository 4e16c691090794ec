import { detached } from '#src/engines/audit/facts/detached.ts'
import type { PageText } from '#src/engines/audit/facts/finish/page-text.ts'
import { weekdayNamed, weekdays } from '#src/engines/audit/facts/hours-week.ts'
import { signal } from '#src/engines/audit/facts/signal.ts'
import type { TermFact } from '#src/engines/audit/facts/types/business-facts.ts'

export const night_of_day = 'night of a day'

const day = `((?:mon|tues|wednes|thurs|fri|satur|sun)day)(?:['’]?s)?`
/** "Friday Night Fish Fry", "Trivia Night every Thursday". */
const in_one = new RegExp(
  String.raw`\b${day} (?:is (?:[\w-]+ ){0,2})?(?:nights?|evenings?)\b(?!['’])|\b(?:nights?|evenings?)\b[^.!?]{0,20}?(?:\b(?:on|every|each)|[-–—:|,(]) ?${day}\b`,
  'i',
)
const day_alone = /^((?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6})\.?$/i
/** What is played or held in the evening alone. */
const in_evening = new RegExp(
  String.raw`^\W*(?:live )?(?:jazz|music|bluegrass|trivia|bingo|karaoke|open mic)\b[^.!?]{0,20}? (?:on|every|each) ${day}\W*$`,
  'i',
)
const of_night = /\b(?:nights?|evenings?)\b(?!['’])/i
/** A time of its own; a stay; somebody's tale. */
const otherwise =
  /\d\s?[ap]\.?m\b|\d:\d\d|\$\d|\b(?:closed|except|no|not|live from|stay|stays|lodging|rooms?|cabins?|check|rates?|minimum|guards?|emergenc\w*|shifts?|sleep|i|we|my|was|were|came|went|had|by appointment|upon request|first|second|third|last|private)\b|\b20\d\d\b|\b\d(?:st|nd|rd|th)\b/i
const longest = 70
const most = 8
const most_blocks = 400
const has_time = /\d\s?[ap]\.?m\b|\d:\d\d|\b\d{1,2}\s?[-–]\s?\d{1,2}\b/i

/** What is announced for the night of a weekday without a time of its own, by the number of the day in the week. */
export function nightsOfDays(text: PageText): TermFact[] {
  if (!text.may(signal.weekday)) return []
  const { blocks } = text
  const found: TermFact[] = []
  for (const [at, { text: shown, line, offset, signals }] of blocks.entries()) {
    if (at > most_blocks || found.length >= most) break
    if ((signals & signal.weekday) === 0 || shown.length > longest || otherwise.test(shown)) continue
    const next = blocks[at + 1]?.text ?? ''
    const alone = next.length <= longest && of_night.test(next) ? day_alone.exec(shown)?.[1] : undefined
    const one = alone !== undefined ? null : of_night.test(shown) ? in_one.exec(shown) : in_evening.exec(shown)
    const named = weekdayNamed(alone ?? one?.[1] ?? one?.[2] ?? '')
    const around = blocks.slice(Math.max(0, at - 1), at + 4)
    if (!named || (alone && otherwise.test(next)) || around.some(block => has_time.test(block.text))) continue
    const told = alone ? `${shown} ${next}` : shown
    found.push({ line, offset, what: night_of_day, value: weekdays.indexOf(named), text: detached(told) })
  }
  return found
}
