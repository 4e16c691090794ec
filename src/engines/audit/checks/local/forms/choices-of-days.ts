import { dayName } from '#src/engines/audit/checks/business/compare-hours.ts'
import { hasSeveralPlaces } from '#src/engines/audit/checks/business/several-places.ts'
import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { flatMapInSteps, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { choice_terms } from '#src/engines/audit/facts/business/terms/answers/choices.ts'
import { weekdays } from '#src/engines/audit/facts/hours-week.ts'
import type { Weekday } from '#src/engines/audit/facts/types/business-facts.ts'

/** Fewer days are those of a class or a market. */
const least_days = 5

export const choicesOfDays: SiteCheck = {
  id: 'form-offers-closed-day',
  section: 'local',
  scope: 'site',
  severity: 'medium',
  title: 'A form lets customers choose a day on which you are closed',
  why: 'They ask for that day, wait, and are told that it does not exist.',
  mend: 'Take the day out of the form, or correct your hours.',
  source: 'https://support.google.com/business/answer/3038177',
  ...inSteps(function* (site) {
    const offered = yield* flatMapInSteps(site.pages, ({ url, row }) =>
      row.terms.filter(({ what }) => what === choice_terms.days).map(term => ({ ...term, url })),
    )
    // Places may have days of their own.
    if (offered.length === 0 || hasSeveralPlaces(site)) return notApplicable
    const weeks = yield* flatMapInSteps(site.pages, ({ url, kind, row }) =>
      kind === 'article'
        ? []
        : row.hours.filter(({ week }) => Object.keys(week).length >= least_days).map(hours => ({ ...hours, url })),
    )
    const [table] = weeks
    if (!table) return notApplicable
    const saysOfAll = (day: Weekday) =>
      weeks.flatMap(({ week, from }) => week[day]?.length ?? (from === 'structured-data' ? 0 : []))
    const closed = weekdays.filter(day => {
      const spans = saysOfAll(day)
      return spans.length > 0 && spans.every(count => count === 0)
    })
    const wrong = offered.flatMap(({ url, line, value }): Occurrence[] => {
      const days = closed.filter(day => ((value >> weekdays.indexOf(day)) & 1) === 1)
      const [day] = days
      const where = table.url === url ? '' : ` on ${table.url}`
      return day
        ? [
            {
              url,
              line,
              evidence: `offers ${days.map(dayName).join(' and ')}; closed by your hours${where}, line ${table.line}`,
            },
          ]
        : []
    })
    return foundAll(wrong.slice(0, 3))
  }),
}
