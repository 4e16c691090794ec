import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { textOf } from '#src/engines/audit/facts/node-values.ts'

const iso_year = /^\s*(20\d\d)-/

export const hoursEnded: SiteCheck = {
  id: 'schema-hours-ended',
  section: 'structured-data',
  scope: 'site',
  severity: 'high',
  title: 'The opening hours in your structured data have ended',
  why: 'They carry a last day that has passed. For search engines and assistants you have no hours since then.',
  mend: 'Enter this year’s dates, or take validFrom and validThrough out where the hours hold all year.',
  source: 'https://schema.org/validThrough',
  look: ({ home_view, year }) => {
    const specs = home_view?.facts.structured_data.nodes.filter(({ types }) =>
      types.includes('OpeningHoursSpecification'),
    )
    if (!home_view || !specs || specs.length === 0) return notApplicable
    const ends = specs.map(node => Number(iso_year.exec(textOf(node, 'validThrough'))?.[1] ?? Number.NaN))
    // Hours without an end, or of a year to come, hold beside those of a past holiday.
    if (!ends.every(end => end < year)) return ok
    const [first] = specs
    return found(home_view.url, first?.line ?? null, `validThrough: ${first ? textOf(first, 'validThrough') : ''}`)
  },
}
