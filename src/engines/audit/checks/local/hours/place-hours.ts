import { dayName, firstConflict } from '#src/engines/audit/checks/business/compare-hours.ts'
import { placeOf } from '#src/engines/audit/checks/business/page-of-place.ts'
import { addressesInSteps, type PlacedAddress, placesAmong } from '#src/engines/audit/checks/business/places-of-site.ts'
import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { groupInSteps, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { WeekHours } from '#src/engines/audit/facts/types/business-facts.ts'

const most = 5
type Told = PlacedAddress & { week: WeekHours }

/** Pages for a meal, a season or a department, by their address. */
const of_a_part =
  /\/[^/]*\b(?:lunch|dinner|brunch|breakfast|happy-?hour|catering|delivery|kitchen|bar|class(?:es)?|timetable|holiday|seasonal|summer|winter|parts|service-?department)\b[^/]*\/?$/i

const isTold = (address: PlacedAddress): address is Told =>
  address.week !== null &&
  address.page.kind !== 'legal' &&
  (address.page.kind !== 'article' || address.from !== 'text' || address.footer) &&
  !of_a_part.test(address.page.url)

/** Hours on one page and the data on it are held against each other where they stand. */
const mayDiffer = (one: Told, other: Told) => one.page !== other.page || one.from === other.from

function apartIn(there: readonly Told[]): Occurrence[] {
  const [first] = there
  if (!first) return []
  const others = [...new Map(there.map(one => [`${JSON.stringify(one.week)} ${one.from}`, one])).values()]
  for (const other of others) {
    const conflict = mayDiffer(first, other) ? firstConflict(first.week, other.week) : null
    if (!conflict) continue
    const where = other.from === 'text' ? 'beside' : 'in the data of'
    const evidence = `${dayName(conflict.day)}: ${conflict.other} ${where} “${other.text}”, but ${conflict.one} on ${first.page.url}`
    return [{ url: other.page.url, line: other.line, evidence }]
  }
  return []
}

export const placeHours: SiteCheck = {
  id: 'location-hours-differ',
  section: 'local',
  scope: 'site',
  severity: 'high',
  title: 'Your site gives different opening hours for one of your places',
  why: 'Which hours customers of that place believe depends on the page they happened to open.',
  mend: 'Decide which hours are right, and write the same ones on every page that names the place.',
  source: 'https://support.google.com/business/answer/3038177',
  ...inSteps(function* (site) {
    const addresses = yield* addressesInSteps(site)
    const told = addresses.filter(isTold)
    // A business with one place is another finding.
    if (told.length < 2 || placesAmong(addresses.filter(({ from }) => from === 'text')).length < 2) return notApplicable
    yield
    const places = yield* groupInSteps(told, placeOf)
    return foundAll([...places.values()].flatMap(apartIn).slice(0, most))
  }),
}
