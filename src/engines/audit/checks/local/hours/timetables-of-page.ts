import { dayName, daysInBoth, firstConflict, inWords } from '#src/engines/audit/checks/business/compare-hours.ts'
import type { Occurrence } from '#src/engines/audit/checks/check.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { sameSpans, weekdays } from '#src/engines/audit/facts/hours-week.ts'
import type { HoursFact, Weekday, WeekHours } from '#src/engines/audit/facts/types/business-facts.ts'

export type Timetable = HoursFact & { week: WeekHours }

export function isTimetable(fact: HoursFact): fact is Timetable {
  return fact.week !== null && Object.keys(fact.week).length > 0
}

export function conflictBetween(page: PageView, one: Timetable, other: Timetable): Occurrence | null {
  const conflict = firstConflict(one.week, other.week)
  if (!conflict) return null
  const shown = (fact: Timetable) =>
    fact.from === 'text' ? `on the page “${fact.text.slice(0, 70)}”` : 'structured data'
  const evidence = `${dayName(conflict.day)}: ${shown(one)} says ${conflict.one}, ${shown(other)} says ${conflict.other}`
  return { url: page.url, line: other.line, evidence }
}

const house = /^(?:\W*|.*\b(?:hours?|open|opening|visit|find|location|contact|schedule|store|shop|office|doors?)\b.*)$/i

/** "Our office hours:"; "Gas station hours:" are those of a part of it. */
const of_the_house =
  /^\W*(?:(?:our|the|we|are|store|shop|office|salon|restaurant|clinic|business|opening|regular|normal|standard|usual|new|current|general|daily|weekly|operating|working) )*(?:open|hours|hours of operation)\b\W*$/i

/** "Our crews run Monday through Saturday, 7 to 7": whoever works then is there. */
const of_the_people =
  /\b(?:we|our (?:crews?|team|staff|technicians|stylists|doctors|dentists|office|clinic|shop|store|doors?|hours))\b[^.!?;:]{0,40}$/i

/** The number or the town of the house, right above its hours. */
const of_contact =
  /(?:^|\s)\(?\d{3}\)?[ .-]{1,2}\d{3}-\d{4}$|^\(?\d{3}\)?[ .-]{1,2}[\dA-Z]{3}-[\dA-Z]{4}|\b[A-Z]{2}\.? \d{5}$/

/**
 * Is a timetable that of the whole house for most of a week? Two in the middle of a page may belong to departments, whose
 * names stand before them.
 */
const isOfHouse = (page: PageView, fact: Timetable): boolean => {
  const { label, above } = wordsOver(page, fact)
  if (Object.keys(fact.week).length < 5) return false
  if (label !== '') return of_the_house.test(label) || of_the_people.test(label)
  const before = above?.text.slice(-60) ?? ''
  return house.test(before) || of_contact.test(before)
}

/** What stands before the days in their block, and the block above. */
function wordsOver({ facts }: PageView, fact: Timetable) {
  const { blocks } = facts.text
  const at = blocks.findLastIndex(block => block.offset <= fact.offset)
  const own = blocks[at]?.text ?? ''
  const label = own.slice(0, Math.max(0, own.indexOf(fact.text.slice(0, 4)))).slice(-40)
  return { label: label.trim(), above: blocks[at - 1] }
}

/** "Live music every Friday 7 pm - 10 pm": few days in the midst of a page may be those of anything. */
export function isOfSomethingElse(page: PageView, fact: Timetable): boolean {
  if (fact.region === 'footer' || fact.region === 'header' || Object.keys(fact.week).length >= 4) return false
  const { label, above } = wordsOver(page, fact)
  if (label !== '') return !of_the_house.test(label)
  return above !== undefined && /^h\d$/.test(above.element) && !house.test(above.text)
}

/** "All day Saturday", in a sentence, is when somebody works or celebrates. */
const is_no_door = /^all day\b|\ball day$/i
export const isNoDoor = ({ text }: HoursFact): boolean => is_no_door.test(text)

const isTopAndFoot = (one: HoursFact, other: HoursFact) =>
  (one.region === 'header' && other.region === 'footer') || (one.region === 'footer' && other.region === 'header')

const frame = ({ region }: HoursFact): boolean => region === 'footer' || region === 'header'

/** Two timetables of the page: header or footer against the middle, and "24/7" against anything. */
export function textAgainstText(page: PageView, plain: readonly Timetable[]): Occurrence | null {
  if (hasSeveralStreets(page)) return null
  for (const [i, one] of plain.entries()) {
    for (const other of plain.slice(i + 1)) {
      const isPlain = frame(one) !== frame(other) || isTopAndFoot(one, other) || one.always_open !== other.always_open
      if (!isPlain && !(isOfHouse(page, one) && isOfHouse(page, other))) continue
      const conflict = conflictBetween(page, one, other) ?? otherDay(page, one, other)
      if (conflict) return conflict
    }
  }
  return null
}

const hasSeveralStreets = ({ facts }: PageView): boolean =>
  new Set(facts.addresses.map(({ key }) => key.split('|', 1)[0])).size > 1

const isOpen = (week: WeekHours, day: Weekday) => (week[day]?.length ?? 0) > 0

/** "Tuesday and Friday" against "Tuesday and Thursday": each is open on a day that the other leaves out. */
function otherDay(page: PageView, one: Timetable, other: Timetable): Occurrence | null {
  const least = Math.min(Object.keys(one.week).length, Object.keys(other.week).length)
  if (least < 3 || !daysInBoth(one.week, other.week).some(day => isSame(one, other, day))) return null
  const only = (here: WeekHours, there: WeekHours) =>
    weekdays.find(day => isOpen(here, day) && there[day] === undefined)
  const [first, second] = [only(one.week, other.week), only(other.week, one.week)]
  if (!first || !second) return null
  const shown = (fact: Timetable, day: Weekday) => `“${fact.text.slice(0, 70)}” names ${dayName(day)}`
  return { url: page.url, line: other.line, evidence: `${shown(one, first)}, ${shown(other, second)}` }
}

const isSame = (one: Timetable, other: Timetable, day: Weekday) => sameSpans(one.week[day] ?? [], other.week[day] ?? [])

/** An office that is open on a day on which the house is not. One that closes sooner is as it should be. */
export function officeBeyondDoor(
  page: PageView,
  offices: readonly Timetable[],
  plain: readonly Timetable[],
): Occurrence | null {
  const [office] = offices
  const [door, ...more] = plain.filter(fact => frame(fact) && Object.keys(fact.week).length >= 5)
  if (!office || !door || more.length > 0 || frame(office) || hasSeveralStreets(page)) return null
  if (Object.keys(office.week).length < 5) return null
  const day = weekdays.find(name => isOpen(office.week, name) && !isOpen(door.week, name))
  if (!day) return null
  const evidence = `${dayName(day)}: the office says ${inWords(office.week[day] ?? [])}, “${door.text.slice(0, 70)}” ${door.week[day] ? 'closed' : 'leaves the day out'}`
  return { url: page.url, line: office.line, evidence }
}
