import { dayName, inWords } from '#src/engines/audit/checks/business/compare-hours.ts'
import { hasSeveralPlaces } from '#src/engines/audit/checks/business/several-places.ts'
import { toldTerms } from '#src/engines/audit/checks/business/told-terms.ts'
import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { day_special } from '#src/engines/audit/facts/business/terms/times/day-specials.ts'
import { night_of_day } from '#src/engines/audit/facts/business/terms/times/nights-of-days.ts'
import { weekdays } from '#src/engines/audit/facts/hours-week.ts'
import type { Weekday, WeekHours } from '#src/engines/audit/facts/types/business-facts.ts'

/** A timetable with fewer days may be that of a part of the house. */
const least_days = 4
/** "Tuesday to Sunday" says of the one day that is left that the door is closed. */
const all_but_one = 6
const most = 3

function isClosed(week: WeekHours, day: Weekday): boolean {
  const spans = week[day]
  return spans === undefined ? Object.keys(week).length === all_but_one : spans.length === 0
}

/** Nobody calls a night what ends before. */
const evening = 17 * 60

function endsBeforeEvening(week: WeekHours, day: Weekday): boolean {
  const spans = week[day]
  return spans === undefined ? isClosed(week, day) : spans.every(({ closes }) => closes <= evening)
}

export const specialsOnClosedDays: SiteCheck = {
  id: 'special-on-closed-day',
  section: 'local',
  scope: 'site',
  severity: 'high',
  title: 'A special is announced for a day or an evening on which you are closed',
  why: 'Guests come for it and stand before a closed door, or wonder which of the two is out of date.',
  mend: 'Take the day out of the list of specials, or correct your hours.',
  source: 'https://support.google.com/business/answer/3038177',
  look: site => {
    const told = toldTerms(site, day_special)
    const nights = toldTerms(site, night_of_day)
    if (told.length + nights.length === 0 || hasSeveralPlaces(site)) return notApplicable
    const tables = site.pages.flatMap(({ url, kind, row }) =>
      kind === 'article' || kind === 'listing'
        ? []
        : row.hours.filter(({ week }) => Object.keys(week).length >= least_days).map(hours => ({ ...hours, url })),
    )
    const [table] = tables
    if (!table) return notApplicable
    const found = told.flatMap(({ value, text, url, line }): Occurrence[] => {
      const day = weekdays[value]
      if (!day || !tables.every(({ week }) => isClosed(week, day))) return []
      const where = table.url === url ? '' : ` on ${table.url}`
      return [{ url, line, evidence: `“${text}”; closed on ${dayName(day)} by your hours${where}, line ${table.line}` }]
    })
    const at_night = nights.flatMap(({ value, text, url, line }): Occurrence[] => {
      const day = weekdays[value]
      if (!day || !tables.every(({ week }) => endsBeforeEvening(week, day))) return []
      const where = table.url === url ? '' : ` on ${table.url}`
      const hours = inWords(table.week[day] ?? [])
      return [{ url, line, evidence: `“${text}”; ${dayName(day)} ${hours} by your hours${where}, line ${table.line}` }]
    })
    found.push(...at_night)
    return foundAll([...new Map(found.map(one => [one.evidence, one])).values()].slice(0, most))
  },
}
