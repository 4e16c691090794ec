import { hasSeveralPlaces } from '#src/engines/audit/checks/business/several-places.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'

export const faxesApart: SiteCheck = {
  id: 'fax-inconsistent',
  section: 'local',
  scope: 'site',
  severity: 'medium',
  title: 'Your site gives two fax numbers',
  why: 'Faxes with names and records of your customers may end up with a stranger.',
  mend: 'Send yourself a fax, and print the number that works wherever one stands.',
  source: 'https://support.google.com/business/answer/3038177',
  look: site => {
    const faxes = site.pages.flatMap(({ url, row }) =>
      row.phones.filter(({ fax, from }) => fax && from === 'text').map(phone => ({ ...phone, url })),
    )
    const [first] = faxes
    if (!first || hasSeveralPlaces(site)) return notApplicable
    const others = [...new Map(faxes.map(fax => [fax.e164, fax])).values()].filter(({ e164 }) => e164 !== first.e164)
    // More than two are those of departments.
    return foundAll(
      others.length !== 1
        ? []
        : others.map(({ url, line, text }) => ({ url, line, evidence: `Fax ${text}; ${first.text} on ${first.url}` })),
    )
  },
}
