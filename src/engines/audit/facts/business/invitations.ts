import type { PageText } from '../finish/page-text.ts'
import { signal } from '../signal.ts'
import type { ClaimFact } from '../types/business-facts.ts'
import type { TextBlock } from '../types/text-facts.ts'
import { datesIn, type NamedDate } from './named-dates.ts'
import { daysOfInvitations } from './notices.ts'

/** Whoever is asked to come, or told the hour of something, waits for a day that is still to come. */
const asks_to_come =
  /\b(?:join us|rsvp|save the date|sign up|register|reserve your|tickets?|don['’]t miss|come (?:out|by|see|join|celebrate|meet|visit)|stop by|you['’]re invited|all are welcome|next (?:\w+ )?(?:class|meeting|event|show|session|workshop|tour|clinic|market|performance|open house)|upcoming|deadline)\b/i
/** "Now through Saturday, March 14", "pies will be available beginning Wednesday, November 25th" */
const announces =
  /\b(?:beginning|starting|starts|begins|kicks off|available|now through|due|no later than|pick-?ups? (?:is|are))(?: on| from)?:? (?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b/i
const at_an_hour =
  /\b\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\b|(?:-|–|to) ?\d{1,2}(?::\d\d)? ?[ap]\.?m\b)|\b(?:noon|midnight)\b/i
const event =
  /\b(?:class|camp|workshop|open house|meeting|recital|tournament|fundraiser|seminar|webinar|sale|festival|concert|clinic|party|night|show|test(?:ing| times)?|market|brunch|dinner|tasting|fair|auction|race|games?|rehearsal|picnic|parade|ceremony|practice|service)s?\b/i
/** Told of what has been, of each year, or of a day that somebody has. */
const otherwise =
  /\b(?:was|were|had|held|took|thanks|thank you|recap|past|won|opened|moved|began|celebrated|since|archive\w*|previous|last|posted|published|by|wrote|every|each|annual\w*|yearly|always|season\w*|born|died|passed|clos(?:ed|ing|es)|reopen\w*|reply|comments?|ago)\b|[“”"]/i
const longest = 320
const most = 4

const isTold = (text: string, of_weekday: boolean) =>
  of_weekday
    ? asks_to_come.test(text) || announces.test(text) || (at_an_hour.test(text) && event.test(text))
    : at_an_hour.test(text) && event.test(text)

function lastOf(text: string): NamedDate | undefined {
  const dates = datesIn(text)
  return dates.some(({ year }) => year !== null) ? undefined : dates.at(-1)
}

const named = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const names_month = new RegExp(String.raw`\b(?:${named.join('|')})`, 'i')

/** Days without their year on which a page bids its visitors come: "Join us Saturday, March 14th". */
export function findInvitations({ blocks }: PageText): ClaimFact[] {
  const found: ClaimFact[] = []
  for (const [at, block] of blocks.entries()) {
    if (found.length >= most) break
    const told = invitationIn(block, blocks[at - 1])
    if (told) found.push(told)
  }
  return found
}

function invitationIn(block: TextBlock, above: TextBlock | undefined): ClaimFact | null {
  const { text, line, offset, signals } = block
  if (text.length > longest || block.in_nav || !/\d/.test(text) || !names_month.test(text)) return null
  const of_weekday = (signals & signal.weekday) !== 0
  // A heading over the date may be what is held then.
  const whole = above && /^h\d$/.test(above.element) && above.text.length < 80 ? `${above.text}\n${text}` : text
  if (otherwise.test(whole) || !isTold(whole, of_weekday) || (block.in_article && !asks_to_come.test(whole)))
    return null
  const last = lastOf(text)
  if (!last || (last.weekday === null && of_weekday && !event.test(text))) return null
  const { month, day, weekday } = last
  const value =
    (weekday === null ? daysOfInvitations.undated : daysOfInvitations.on_weekday) +
    month * 1_000 +
    day * 10 +
    (weekday ?? 0)
  return { line, offset, about: 'ended', value, text: text.slice(0, 80), loud: false }
}
