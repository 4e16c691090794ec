import type { PageText } from '../finish/page-text.ts'
import type { ClaimFact } from '../types/business-facts.ts'
import { datesIn, type NamedDate } from './named-dates.ts'
import { daysOfInvitations } from './notices.ts'

/** Feasts that move with the year and always have the same weekday, each in the months in which it falls. */
const feasts: readonly { says: RegExp; months: readonly number[]; weekday: number }[] = [
  { says: /\bmother['’]?s['’]? day\W*$/i, months: [5], weekday: 0 },
  { says: /\bfather['’]?s['’]? day\W*$/i, months: [6], weekday: 0 },
  { says: /\beaster(?: sunday)?\W*$/i, months: [3, 4], weekday: 0 },
  { says: /\bthanksgiving(?: day)?\W*$/i, months: [11], weekday: 4 },
  { says: /\bblack friday\W*$/i, months: [11], weekday: 5 },
]
const names_feast = /\b(?:mother['’]?s['’]? day|father['’]?s['’]? day|easter|thanksgiving|black friday)\b/i
/** Between the name and its date: a dash, a comma, a dot, or a verb. */
const joins = / ?\b(?:is|on|falls on|this year(?: is)?)\b ?(?:on )?$/i
/** The feast of a year gone by, the days around it, or what has to be done before. */
const otherwise =
  /\b(?:before|after|by|until|till|through|thru|weekend|week|week of|posted|updated|was|were|had|since|last|monday|tuesday|eve)\b/i
const reach = 34
const longest = 240
const most = 2

function feastIn(text: string, { at, month, day, year, weekday, shown }: NamedDate): ClaimFact['text'] | null {
  if (year !== null) return null
  const before = text.slice(Math.max(0, at - reach), at).replace(joins, ' ')
  const feast = feasts.find(({ says, months }) => months.includes(month) && says.test(before))
  // "May 10–12" and "May 10 and 11" are the days around it.
  if (
    !feast ||
    (weekday !== null && weekday !== feast.weekday) ||
    day > 31 ||
    otherwise.test(before) ||
    /^ ?(?:[-–—&/]|and\b|to\b|through\b)/.test(text.slice(at + shown.length))
  )
    return null
  const name = /[a-z’' ]+\W*$/i.exec(text.slice(Math.max(0, at - reach), at))?.[0].trimStart() ?? ''
  return name + shown
}

const weekdayOf = (told: string): number => feasts.find(({ says }) => says.test(told.replace(joins, ' ')))?.weekday ?? 7

/** “Mother’s Day · May 11”: the day alone tells of which year it is. */
export function findFeasts({ blocks }: PageText): ClaimFact[] {
  const found: ClaimFact[] = []
  for (const { text, line, offset } of blocks) {
    if (found.length >= most) break
    if (text.length > longest || !names_feast.test(text)) continue
    for (const date of datesIn(text)) {
      const told = feastIn(text, date)
      if (told === null) continue
      const weekday = weekdayOf(told.slice(0, -date.shown.length))
      const value = daysOfInvitations.on_weekday + date.month * 1_000 + date.day * 10 + weekday
      found.push({ line, offset, about: 'ended', value, text: told, loud: false })
      break
    }
  }
  return found
}
