import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'

export const staleCopyright: SiteCheck = {
  id: 'stale-copyright-year',
  section: 'on-page',
  scope: 'site',
  severity: 'low',
  title: 'The copyright year is years off',
  why: 'Visitors read it as the last time anybody looked after the site, and wonder whether hours and prices still hold.',
  mend: 'Let the template print the current year, or take the year out.',
  source: 'https://www.copyright.gov/circs/circ03.pdf',
  look: ({ home_view, year }) => {
    const footers = home_view?.facts.copyrights.filter(({ years }) => years.length > 0) ?? []
    const latest = footers.toSorted((one, other) => Math.max(...other.years) - Math.max(...one.years))[0]
    if (!home_view || !latest) return notApplicable
    // "2019–present" is never behind, and last year's is forgiven.
    // So is a year that a template or a script writes.
    const last = Math.max(...latest.years)
    if (/present|[{%<]/i.test(latest.text) || (last >= year - 1 && last <= year + 1)) return ok
    return found(home_view.url, latest.line, latest.text.slice(0, 80))
  },
}
