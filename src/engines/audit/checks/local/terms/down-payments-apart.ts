import { toldTerms } from '#src/engines/audit/checks/business/told-terms.ts'
import type { Occurrence } from '#src/engines/audit/checks/check.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { least_down, listed_down } from '#src/engines/audit/facts/business/terms/prices/down-payments.ts'

/** Fewer may be the ones that are left. */
const least_listed = 3

/** "From $500 down", where whatever is listed asks more. */
export function downPaymentsApart(site: SiteView): Occurrence[] {
  const told = toldTerms(site, 'down: ')
  const listed = told.filter(({ what }) => what === listed_down)
  if (new Set(listed.map(({ value }) => value)).size < least_listed) return []
  const lowest = listed.reduce((one, other) => (other.value < one.value ? other : one))
  const advertised = told.find(({ what, value }) => what === least_down && value < lowest.value)
  if (!advertised) return []
  const evidence = `“${advertised.text}”; the least of ${listed.length} listed is “${lowest.text}” on ${lowest.url}, line ${lowest.line}`
  return [{ url: advertised.url, line: advertised.line, evidence }]
}
