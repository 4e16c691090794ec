import { againstEachOther, type ToldTerm, termsBySubject } from '#src/engines/audit/checks/business/told-terms.ts'
import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { days_of_event, readDaysOfEvent } from '#src/engines/audit/facts/business/terms/times/days-of-events.ts'

const most = 10

const differs = (one: number, other: number) => one !== 0 && other !== 0 && one !== other

/** Of two years they are two of a row; a date may stand without its month's end, a month without its days. */
function contradict(one: ToldTerm, other: ToldTerm): boolean {
  const [a, b] = [readDaysOfEvent(one.value), readDaysOfEvent(other.value)]
  if (differs(a.year, b.year)) return false
  const are_alike = (a.day === 0) === (b.day === 0) && (a.last_month === 0) === (b.last_month === 0)
  // "June to October" and a day in July go together; so do "October" and "October 12".
  if (!are_alike && [a, b].some(({ day, last_month }) => day === 0 && last_month !== 0)) return false
  if (a.month !== b.month || differs(a.day, b.day)) return true
  return differs(a.last_month, b.last_month) || differs(a.last_day, b.last_day)
}

/** What a page names on several days is held on each of them. */
function heldOnce(told: readonly ToldTerm[]): ToldTerm[] {
  return [...Map.groupBy(told, ({ url }) => url).values()].flatMap(here => {
    const days = new Set(here.map(({ value }) => value).filter(value => readDaysOfEvent(value).day !== 0))
    return days.size > 1 ? [] : here
  })
}

function apart(told: readonly ToldTerm[]): Occurrence[] {
  const sure = heldOnce(told)
  const [usual] = [...Map.groupBy(sure, ({ value }) => value).values()].sort((one, other) => other.length - one.length)
  const [first] = usual ?? []
  const other = first && sure.find(one => contradict(first, one))
  return first && other ? [againstEachOther(first, other)] : []
}

export const daysOfEventsApart: SiteCheck = {
  id: 'event-dates-differ',
  section: 'local',
  scope: 'site',
  severity: 'high',
  title: 'The site gives two dates for one event',
  why: 'Whoever comes on the wrong day finds nobody, and does not come again.',
  mend: 'Find out which date holds, and write the same one in every place. What is over may go.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/event',
  look: site => {
    const events = termsBySubject(site, days_of_event)
    return events.size === 0
      ? notApplicable
      : foundAll([...events.values()].flatMap(told => apart(told)).slice(0, most))
  },
}
