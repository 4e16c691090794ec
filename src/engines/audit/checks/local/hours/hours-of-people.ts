import { firstConflict } from '#src/engines/audit/checks/business/compare-hours.ts'
import { isNameOfPerson } from '#src/engines/audit/checks/business/page-of-person.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import type { Timetable } from './timetables-of-page.ts'

/** So many in the midst of a page that differ are those of people, rooms or classes. */
const several = 3
const of_hours = /\b(?:hours?|schedule|open|availability|available|days?|working)\b/i
/** A time, a number or a place, in letters of a heading. */
const no_name = /\d|, [A-Z]{2}\b/

const isInFrame = ({ region }: Timetable): boolean => region === 'footer' || region === 'header'

/** The heading that a timetable stands under, one that only says that hours follow set aside. */
function headingOver({ facts }: PageView, { offset }: Timetable): string {
  return facts.headings.findLast(heading => heading.offset < offset && !of_hours.test(heading.name))?.name ?? '0'
}

/** Timetables in the midst of a page that tell when one of the people works, each under a name: not when the door is open. */
export function hoursOfPeople(page: PageView, texts: readonly Timetable[]): ReadonlySet<Timetable> {
  const inside = texts.filter(fact => !isInFrame(fact))
  const { host } = new URL(page.url)
  const named = inside.filter(fact => !no_name.test(headingOver(page, fact)))
  const personal = named.filter(fact => isNameOfPerson(headingOver(page, fact), host))
  const heads = new Set(named.map(fact => headingOver(page, fact)))
  const [first, ...others] = inside
  const differ = first !== undefined && others.some(other => firstConflict(first.week, other.week))
  // Each under a heading of its own: one of several names is enough to tell what they are.
  const are_several = inside.length >= several && heads.size === inside.length && differ
  return new Set(are_several ? inside : personal)
}
