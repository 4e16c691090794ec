import { dayName, inWords } from '#src/engines/audit/checks/business/compare-hours.ts'
import { type ToldTerm, toldTerms } from '#src/engines/audit/checks/business/told-terms.ts'
import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { flatMapInSteps, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { named_times, readNamedTimes } from '#src/engines/audit/facts/business/terms/times/named-times.ts'
import { weekdays } from '#src/engines/audit/facts/hours-week.ts'
import type { IndexedHours } from '#src/engines/audit/facts/site/site-index-row.ts'
import type { Weekday } from '#src/engines/audit/facts/types/business-facts.ts'

/** What guests come for and sit down to; pickups, visits and deliveries may have a door of their own. */
const within = /happy hour|brunch|breakfast|lunch|dinner|kitchen|served/
/** Fewer days are those of a class or a market. */
const least_days = 5
/** So many minutes may be those of the last guests. */
const slack = 30
/** So many days with an earlier end are no exception. */
const many_days = 3
const most = 3

type Timetable = IndexedHours & { url: string }

/** The first day on which a timetable has the door closed at such a time; `null` where it has not, or does not name the day. */
function closedAt({ value }: ToldTerm, { week }: Timetable): Weekday | null {
  const { days, opens, closes } = readNamedTimes(value)
  const isMeant = (at: number) => days === 0 || ((days >> at) & 1) === 1
  const meant = weekdays.filter((day, at) => isMeant(at) && week[day] !== undefined)
  const last = (day: Weekday) => Math.max(...(week[day] ?? []).map(span => span.closes))
  const isOut = (day: Weekday) => {
    const spans = week[day] ?? []
    if (spans.length === 0) return true
    const first = Math.min(...spans.map(span => span.opens))
    return (opens > 0 && opens < first - slack) || opens >= last(day) || closes > last(day) + slack
  }
  if (days === 0 && !meant.every(isOut)) {
    // Without days it is of any day. “Until 3 pm” is wrong on all days that end before, if those are not just one or two.
    const ends_before = opens > 0 ? [] : meant.filter(day => last(day) > 0 && closes > last(day) + slack)
    return ends_before.length >= many_days ? (ends_before[0] ?? null) : null
  }
  return meant.find(isOut) ?? null
}

function outside(term: ToldTerm, tables: readonly Timetable[]): Occurrence[] {
  const [first, ...more] = tables.map(table => ({ table, day: closedAt(term, table) }))
  if (!first?.day || more.some(({ day }) => day === null)) return []
  const { table, day } = first
  const where = table.url === term.url ? '' : ` on ${table.url}`
  const hours = inWords(table.week[day] ?? [])
  return [
    {
      url: term.url,
      line: term.line,
      evidence: `“${term.text}”; ${dayName(day)} ${hours} by your hours${where}, line ${table.line}`,
    },
  ]
}

export const namedTimesOutside: SiteCheck = {
  id: 'named-times-outside-hours',
  section: 'local',
  scope: 'site',
  severity: 'high',
  title: 'A meal or a happy hour is announced for a time at which you are closed',
  why: 'Guests come for it and stand before a closed door, or do not come at all.',
  mend: 'Find out which of the two holds, and correct the other.',
  source: 'https://support.google.com/business/answer/3038177',
  ...inSteps(function* (site) {
    const told = toldTerms(site, named_times).filter(({ what }) => within.test(what))
    if (told.length === 0) return notApplicable
    const tables = yield* flatMapInSteps(site.pages, ({ url, kind, row }): Timetable[] =>
      kind === 'article' || kind === 'listing'
        ? []
        : row.hours.filter(({ week }) => Object.keys(week).length >= least_days).map(hours => ({ ...hours, url })),
    )
    const found = told.flatMap(term => outside(term, tables))
    return foundAll(
      [...new Map(found.map(one => [one.evidence.split(' by your hours', 1)[0], one])).values()].slice(0, most),
    )
  }),
}
