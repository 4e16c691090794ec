import { dayName, inWords } from '#src/engines/audit/checks/business/compare-hours.ts'
import { hasSeveralPlaces } from '#src/engines/audit/checks/business/several-places.ts'
import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { flatMapInSteps, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { choice_terms } from '#src/engines/audit/facts/business/terms/answers/choices.ts'
import { readTimesAmong } from '#src/engines/audit/facts/business/terms/times/times-among.ts'
import { weekdays } from '#src/engines/audit/facts/hours-week.ts'
import type { IndexedHours } from '#src/engines/audit/facts/site/site-index-row.ts'
import type { Weekday } from '#src/engines/audit/facts/types/business-facts.ts'

/** Fewer days are those of a class or a market. */
const least_days = 4
/** Forms name whole hours. */
const slack = 30
const most = 3

type Timetable = IndexedHours & { url: string }

/** The day that is open longest, where even that one is too short for what is offered. */
function tooShort(value: number, { week }: Timetable): Weekday | null {
  const { opens, closes } = readTimesAmong(value)
  const spans = weekdays.flatMap(day => (week[day] ?? []).map(span => ({ day, ...span })))
  if (spans.length === 0) return null
  const first = Math.min(...spans.map(span => span.opens))
  const last = Math.max(...spans.map(span => span.closes))
  if (opens >= first - slack && closes <= last + slack) return null
  const [longest] = spans.toSorted((one, other) => other.closes - other.opens - (one.closes - one.opens))
  return longest?.day ?? null
}

export const choicesOfTimes: SiteCheck = {
  id: 'form-offers-closed-time',
  section: 'local',
  scope: 'site',
  severity: 'medium',
  title: 'A form lets customers choose a time at which you are closed',
  why: 'They ask for that time, wait, and are told that it does not exist.',
  mend: 'Take the time out of the form, or correct your hours.',
  source: 'https://support.google.com/business/answer/3038177',
  ...inSteps(function* (site) {
    const offered = yield* flatMapInSteps(site.pages, ({ url, row }) =>
      row.terms.filter(({ what }) => what === choice_terms.times).map(term => ({ ...term, url })),
    )
    // Places may have hours of their own.
    if (offered.length === 0 || hasSeveralPlaces(site)) return notApplicable
    const tables = yield* flatMapInSteps(site.pages, ({ url, kind, row }): Timetable[] =>
      kind === 'article' || kind === 'listing'
        ? []
        : row.hours.filter(({ week }) => Object.keys(week).length >= least_days).map(hours => ({ ...hours, url })),
    )
    const wrong = offered.flatMap(({ url, line, value, text }): Occurrence[] => {
      const [first, ...more] = tables.map(table => ({ table, day: tooShort(value, table) }))
      if (!first?.day || more.some(({ day }) => day === null)) return []
      const { table, day } = first
      const hours = `${dayName(day)} ${inWords(table.week[day] ?? [])}`
      const where = table.url === url ? '' : ` on ${table.url}`
      return [
        { url, line, evidence: `offers “${shortened(text, 80)}”; ${hours} at the most${where}, line ${table.line}` },
      ]
    })
    return foundAll([...new Map(wrong.map(one => [one.evidence, one])).values()].slice(0, most))
  }),
}
