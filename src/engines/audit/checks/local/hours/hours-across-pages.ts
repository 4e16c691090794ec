import { dayName, firstConflict, inWords } from '#src/engines/audit/checks/business/compare-hours.ts'
import { isPageOfPerson } from '#src/engines/audit/checks/business/page-of-person.ts'
import { placesOfBusiness } from '#src/engines/audit/checks/business/several-places.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { endsStep, flatMapInSteps, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { SitePage } from '#src/engines/audit/checks/site-view.ts'
import { weekdays } from '#src/engines/audit/facts/hours-week.ts'
import type { IndexedHours } from '#src/engines/audit/facts/site/site-index-row.ts'
import type { WeekHours } from '#src/engines/audit/facts/types/business-facts.ts'
import { cannotBeMeant } from './impossible-hours.ts'

const source = 'https://support.google.com/business/answer/3038177'
type Told = IndexedHours & { url: string; said: string }
type Said = (week: WeekHours) => string

/** Timetables as text. Pages that say the same share one object. */
function sayings(): Said {
  const known = new Map<WeekHours, string>()
  return week => {
    const said = known.get(week) ?? JSON.stringify(week)
    known.set(week, said)
    return said
  }
}

/** Fewer are the hours of a class, a clinic or a happy hour. */
const least_days = 4

/** Pages for a meal, a class, a season or a department, by their address. */
const of_a_part =
  /\/[^/]*\b(?:lunch|dinner|brunch|breakfast|happy-?hour|catering|delivery|kitchen|bar|class(?:es)?|timetable|holiday|seasonal|summer|winter|u-?pick|pick-your-own)\b[^/]*\/?$/i

const both = ['text', 'structured-data'] as const

/** The full timetables of a page in words, and those in structured data, each once. */
function timetablesOf({ url, kind, row }: SitePage, said: Said): Told[][] {
  if (row.hours.length === 0 || kind === 'listing' || of_a_part.test(url)) return []
  const told = row.hours
    .filter(({ week, from }) => Object.keys(week).length >= least_days && !(from === 'text' && cannotBeMeant(week)))
    .map(hours => ({ ...hours, url, said: said(hours.week) }))
  // What an article says is of others; the data below it is that of the house.
  const sources = kind === 'article' || kind === 'legal' ? (['structured-data'] as const) : both
  return sources.flatMap(from => {
    const some = told.filter(hours => hours.from === from)
    return some.length === 0 ? [] : [[...new Map(some.map(hours => [hours.said, hours])).values()]]
  })
}

/** Two timetables in one place of two pages. */
type Pair = { one: Told; other: Told }

/** Two that say the same of most days are meant to be one. */
function areMostlyOne({ week: one }: Told, { week: other }: Told): boolean {
  const days = weekdays.filter(day => one[day] !== undefined || other[day] !== undefined)
  return days.filter(day => JSON.stringify(one[day]) === JSON.stringify(other[day])).length * 2 > days.length
}

/** The one timetable in which two pages with several of them differ: those of meals or departments are the same on both. */
function oddPair(first: readonly Told[], second: readonly Told[]): Pair[] {
  if (first.length !== second.length) return []
  const without = (list: readonly Told[], others: readonly Told[]) =>
    list.filter(({ said }) => others.every(other => other.said !== said))
  const [[one, ...more], [other]] = [without(first, second), without(second, first)]
  return one && other && more.length === 0 && areMostlyOne(one, other) ? [{ one, other }] : []
}

/** The first day of which two timetables say different things; one that structured data leaves out is a closed one. */
function conflictOf({ one, other }: Pair): ReturnType<typeof firstConflict> {
  const conflict = firstConflict(one.week, other.week)
  if (conflict || one.from === 'text' || other.from === 'text') return conflict
  const day = weekdays.find(
    name =>
      (one.week[name]?.length ?? 0) + (other.week[name]?.length ?? 0) > 0 && !(one.week[name] && other.week[name]),
  )
  return day ? { day, one: inWords(one.week[day] ?? []), other: inWords(other.week[day] ?? []) } : null
}

/** Timetables that ought to be the same: the only ones of their pages, or the odd ones among several. */
function pairsOf(told: readonly (readonly Told[])[]): Pair[] {
  const only = told.flatMap(list => (list.length === 1 ? list : []))
  const [first] = only
  const others = [...new Map(only.map(hours => [hours.said, hours])).values()]
  const [in_data, ...more_data] = others.filter(({ from }) => from === 'structured-data')
  const [lead, ...rest] = told.filter(list => list.length > 1 && list[0]?.from === 'text')
  return [
    ...(first ? others.map(other => ({ one: first, other })) : []),
    ...(in_data && in_data !== first ? more_data.map(other => ({ one: in_data, other })) : []),
    ...(lead ? rest.flatMap(list => oddPair(lead, list)) : []),
  ]
}

export const hoursAcrossPages: SiteCheck = {
  id: 'hours-conflict-across-pages',
  section: 'local',
  scope: 'site',
  severity: 'high',
  title: 'Two pages give different opening hours',
  why: 'Which hours a customer believes depends on the page they happened to open.',
  mend: 'Decide which hours are right and write the same ones on every page.',
  source,
  ...inSteps(function* (site) {
    const said = sayings()
    const all: Told[][] = []
    for (const [index, page] of site.pages.entries()) {
      if (endsStep(index)) yield
      all.push(...timetablesOf(page, said))
    }
    if (all.length < 2) return notApplicable
    const { several, of_others } = yield* placesOfBusiness(site)
    const told = yield* flatMapInSteps(all, tables => {
      const [hours] = tables
      const page = !hours || of_others.has(hours.url) ? undefined : site.pageAt(hours.url)
      // The days of one of the people are told in words.
      return page && (hours?.from === 'structured-data' || !isPageOfPerson(page, site.host)) ? [tables] : []
    })
    if (several || told.length < 2) return notApplicable
    yield
    const together = new Set<string>()
    for (const [index, { row }] of site.pages.entries()) {
      if (endsStep(index)) yield
      const here = row.hours.map(({ week }) => said(week))
      for (const one of here) for (const other of here) together.add(`${one} ${other}`)
    }
    yield
    const conflicts = pairsOf(told).flatMap(pair => {
      const { one, other } = pair
      const conflict = conflictOf(pair)
      // Side by side on one page they are a finding of that page.
      if (!conflict || together.has(`${one.said} ${other.said}`)) return []
      const evidence = `${dayName(conflict.day)}: ${conflict.other}, but ${conflict.one} on ${one.url}`
      return [{ url: other.url, line: other.line, evidence }]
    })
    return foundAll(
      [...new Map(conflicts.toReversed().map(one => [`${one.url} ${one.line}`, one])).values()]
        .toReversed()
        .slice(0, 5),
    )
  }),
}
