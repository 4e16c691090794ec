import { matchesAtNumbers } from '../finish/numbers-in-text.ts'
import type { PageText } from '../finish/page-text.ts'
import { limits } from '../limits.ts'
import type { ClaimFact } from '../types/business-facts.ts'
import type { TextBlock } from '../types/text-facts.ts'
import { findFeasts } from './feasts.ts'
import { findInvitations } from './invitations.ts'
import { daysIn, lastDay } from './last-day.ts'
import { findMonthSpecials } from './month-specials.ts'
import { findNotices } from './notices.ts'
import { isSeason } from './season-lines.ts'
import { isOfferedThen } from './season-of-year.ts'

const most = 12
const year = /(?<!\d)20\d{2}(?!\d)/y
/** How far before a year and behind it its claim may reach. */
const reach = { before: 110, behind: 40 }

/** Until when an offer holds; the date follows. */
const ends =
  /\b(?:expires?|exp\.?|expiration(?: date)?|ends|(?:valid|good|runs|running|available) (?:until|through|thru|till|to)|(?:offer|coupon|sale|special|promotion)\b[^.\n]{0,40} (?:until|through|thru|till)|(?:\$\d[\d,]*|\d{1,2} ?%|half) off\b[^.\n]{0,60} (?:until|through|thru|till|when you \w+ (?:by|before))|valid(?: from)? [^.\n]{4,24} ?(?:-|–|to|through|thru))(?: on)?:? ?$/i
/** What was still to come. */
const announced =
  /\b(?:join us|(?:register|rsvp|sign up|order) by|save the date|will be (?:open|closed)|(?:we|we['’]re|office|store|shop|salon|restaurant|clinic)(?: is| are)? closed|(?:come|stop by and|drop by and)? ?(?:see|visit|find|meet|catch) us at|grand (?:re-?)?opening(?! (?:occurred|took|was|were|happened)\b)|(?:coming|opening(?! (?:hours|times|occurred|took|was|were|happened)\b)|re-?opening)(?: (?:in|this|on))?|next (?:\w+ )?(?:meeting|class|event|show|session|open house|workshop|tour|clinic|concert|market|performance)|will (?:be )?(?:re-?)?open(?:ing)? (?:its|our|their|in|this|on)|(?:location|store|office|shop|branch|clinic|restaurant|showroom) opens(?: (?:in|on|this))?|deadline)\b[^.\n]{0,60}?$/i
/** "First class: August 2024": what a course announces of itself. */
const begins_with =
  /\b(?:first|next) (?:class|workshop|session|lesson|meeting|course|clinic|cohort|camp)(?::| (?:is|starts|begins|will be)) ?(?:on |in )?(?:\w+day,? )?$/i
/** Nobody says so of what is still to come. */
const is_past =
  /\b(?:was|were|had|held|took|thanks|thank you|recap|past|won|opened|moved|began|began|celebrated|since|archive\w*|previous|last)\b/i
/** Of that year: "Holiday Hours 2022", "Now hiring for summer 2021". */
const for_a_year =
  /(?:\b(?:holiday|christmas|thanksgiving|easter) (?:hours|schedule|specials?|sale|menu)(?: for)?|\b(?:now |we are )?hiring(?: now)? for(?: the)?|\b(?:spring|summer|fall|autumn|winter|holiday|christmas|black friday|back to school|back-to-school|mother['’]s day|father['’]s day|valentine['’]s day) (?:specials?|sale|savings|promotions?|promo|offers?|deals?|discounts?|coupons?)(?: for| of|:| -)?|^\W*new for) $/i
const of_a_year =
  /^ (?:(?:holiday|spring|summer|fall|winter|christmas|easter) )?(?:specials?|promotions?|coupons?|holiday hours|price list|rates)\b(?! of\b)|^ (?:spring|summer|fall|winter) (?:hours|schedule)\b|^ (?:[a-z]+ )?(?:packages|price list|prices|membership (?:rates|dues|fees))\W*$/i
/** Amid a sentence a year is told of, and nothing is offered for it: "From 2019 to 2022 rates of crime fell". */
const is_told_of = /\b(?:since|in|from|between|during|after|before|from (?:\w+ )?20\d\d (?:to|through|until)) $/i
/** "May 2025 – May 2026 rates", "2023-2024 Tuition": a heading of prices for a span of time. */
const span_begins = /^\W*(?:(?:our|current|new) )?(?:(?:[a-z]{3,9}\.? )?20\d\d ?(?:[-–—‑/]|to|thru|through) ?)$/i
const of_a_span = /^ (?:[a-z]+ )?(?:rates|prices|pricing|fees|tuition|dues)(?: (?:&|and) [a-z]+)?\W*$/i
/** Whom or what is asked for, for a season that is over. */
const asks_for =
  /\b(?:book|booking|reserve|reserving|reservations|register|registration|enroll|enrolling|enrollment|applications|accepting|appointments|sign up|join us|hiring|order|sold out)\b[^.\n]{0,50}$/i
/** "For the 2020 – 2021 school year", as a rule that holds. */
const for_a_season = /\bfor (?:the|this|our) (?:20\d\d ?[-–/] ?)?$/i
const of_a_season =
  /^ ?(?:(?:tax|school|growing|wedding|camp|camping|baseball|soccer|football|ski|market|csa|summer|fall|spring|winter|holiday|academic) )?(?:season|school year|year|semester|camps?|weddings|dates|availability)\b/i

/** "Menu 2019", "2022 Wine List": what holds for a year by its own name, where nothing else stands in the line. */
const holds_for = 'menus?|wine list|price list|prices|rates|pricing|tuition|fees|class schedule|brochure|catalog(?:ue)?'
const of_its_year = new RegExp(
  String.raw`^\W*(?:(?:our|the|view|see|full|download|new|click for) ){0,2}(?:[a-z]+ (?:& |and )?){0,2}(?:${holds_for})(?: for)?\W{0,3}$`,
  'i',
)
const begins_of_its_year = /^\W*(?:(?:our|the|view|see|full|download|new|click for) ){0,2}$/i
const named_behind = /^ (?:[a-z]+ (?:& |and )?){0,2}(?:menus?|wine list|class schedule|brochure|catalog(?:ue)?)\W*$/i

/** The menu, list or schedule that is called after its year. */
function calledAfterYear(before: string, behind: string): boolean {
  if (of_its_year.test(before)) return /^\W*(?:menu|pdf)?\W*$/i.test(behind)
  return begins_of_its_year.test(before) && named_behind.test(behind)
}

type Told = { value: number; text: string }

/** What the words around a year claim of something that has an end; all stand in one line. */
function endOf(before: string, written: string, behind: string, above: string): Told | null {
  if (calledAfterYear(before, behind))
    return { value: lastDay('', Number(written)).day, text: `${before}${written}${behind}`.trim() }
  const { day, from } = lastDay(before, Number(written))
  const rest = before.slice(0, from)
  const date = before.slice(from) + written
  const ended = ends.exec(rest)?.[0]
  if (ended !== undefined) return { value: day, text: ended + date }
  if (is_past.test(before) || is_past.test(behind)) return null
  const begun = from < before.length ? begins_with.exec(rest)?.[0] : undefined
  const called = announced.exec(rest)?.[0] ?? for_a_year.exec(rest)?.[0] ?? begun
  if (called !== undefined && !/\b20\d\d ?[-–]$/.test(rest)) return { value: day, text: called + date }
  if (isOfferedThen(rest, date, behind))
    return { value: day, text: `${rest.slice(-50).trim()} ${date}${behind.slice(0, 20)}`.trim() }
  if (span_begins.test(rest) && of_a_span.test(behind)) return { value: day, text: rest.trimStart() + date + behind }
  if (isSeason(before, above, behind)) return { value: day, text: `${before.trimStart()}${written}` }
  if (from === before.length) {
    const kind = is_told_of.test(before) ? undefined : of_a_year.exec(behind)?.[0]
    if (kind !== undefined) return { value: day, text: written + kind }
  }
  const season =
    for_a_season.test(rest) || asks_for.test(rest.replace(/20\d\d ?[-–/]$/, ''))
      ? of_a_season.exec(behind)?.[0]
      : undefined
  return season === undefined ? null : { value: day, text: `${rest.slice(-50).trim()} ${date}${season}` }
}

function endsAroundYears(text: PageText): ClaimFact[] {
  const { said } = text
  const found: ClaimFact[] = []
  let looked_at = 0
  for (const { 0: written, index } of matchesAtNumbers(year, said, text.numbers)) {
    if (found.length >= most || ++looked_at > limits.matches) break
    const around = said.slice(Math.max(0, index - reach.before), index)
    const begin = around.lastIndexOf('\n') + 1
    const before = around.slice(begin)
    const above = begin === 0 ? '' : around.slice(around.lastIndexOf('\n', begin - 2) + 1, begin - 1)
    const end = index + written.length
    const behind = said.slice(end, end + reach.behind).split('\n', 1)[0] ?? ''
    const told = endOf(before, written, behind, above)
    if (told) found.push({ ...text.placeAt(index), about: 'ended', ...told, loud: false })
  }
  return found
}

const short_dates =
  /\b(?:expires?|exp\.?|ends|(?:valid|good) (?:until|through|thru|till))(?: on)?:? ?(\d{1,2}\/\d{1,2}\/)(\d\d)(?!\d)/gi

/** "Exp. 6/30/24" */
function endsOfTwoDigits(text: PageText): ClaimFact[] {
  const { said } = text
  if (!/\/\d\d(?!\d)/.test(said)) return []
  return [...said.matchAll(short_dates)].slice(0, most).map(({ 0: shown, 1: before = '', 2: short, index }) => {
    const value = lastDay(before, 2_000 + Number(short)).day
    return { ...text.placeAt(index), about: 'ended', value, text: shown, loud: false }
  })
}

/** "Enrollment for ’23-24 School Year", "’24-’25 season tickets": years of an apostrophe, or of a school. */
const short_span =
  /\b(?:enroll(?:ment|ing)?|registration|register|tuition|applications?|apply|calendar|supply list|sign up|tickets?)\b[^.\n]{0,30}?(?:(?<=\s)['’‘](\d\d) ?[-–/] ?['’‘]?(\d\d) (?:school year|season|academic year|tuition)|(?<=\s)(\d\d) ?[-–/] ?(\d\d) school year)\b/gi

function endsOfShortYears(text: PageText): ClaimFact[] {
  const { said } = text
  if (!/\d\d ?[-–/] ?['’‘]?\d\d [sat]/i.test(said)) return []
  return [...said.matchAll(short_span)].slice(0, most).flatMap((match): ClaimFact[] => {
    const [first, second] = [Number(match[1] ?? match[3]), Number(match[2] ?? match[4])]
    if (second !== first + 1) return []
    const value = lastDay('', 2_000 + second).day
    return [{ ...text.placeAt(match.index), about: 'ended', value, text: match[0], loud: false }]
  })
}

const upcoming =
  /^(?:our |the )?(?:upcoming|next|future)(?: \w+)? (?:events?|shows?|dates|classes|workshops|concerts|performances|appearances|meetings|sales|markets|clinics)\W*$|^(?:events? calendar|calendar of events)\W*$/i
const most_below = 40

/** The last of the dates under a heading that says they are to come. */
function lastUpcoming(blocks: readonly TextBlock[]): ClaimFact[] {
  const at = blocks.findIndex(({ text, element }) => /^h\d$/.test(element) && upcoming.test(text))
  const heading = blocks[at]
  if (!heading) return []
  const rest = blocks.slice(at + 1, at + 1 + most_below)
  const end = rest.findIndex(({ element }) => /^h\d$/.test(element) && element <= heading.element)
  const dates = (end < 0 ? rest : rest.slice(0, end)).flatMap(({ text }) => daysIn(text))
  const [last] = dates.sort((one, other) => other.value - one.value)
  if (!last) return []
  const { line, offset } = heading
  return [{ line, offset, about: 'ended', value: last.value, text: `${heading.text}: … ${last.shown}`, loud: false }]
}

/** Offers, events, rules and notices that have an end, with their last day as `isOver` reads it. */
export function findEnds(text: PageText): ClaimFact[] {
  return [
    ...endsAroundYears(text),
    ...endsOfTwoDigits(text),
    ...endsOfShortYears(text),
    ...lastUpcoming(text.blocks),
    ...findNotices(text),
    ...findInvitations(text),
    ...findMonthSpecials(text),
    ...findFeasts(text),
  ]
}
