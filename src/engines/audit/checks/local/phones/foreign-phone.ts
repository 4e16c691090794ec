import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'

/** They are dialed as numbers at home, with +1 and ten digits; Canada's are of neighbors, and islands of the Caribbean are abroad. */
const at_home = new Set(['US', 'CA', 'PR', 'VI', 'GU', 'AS', 'MP'])
const countries = new Intl.DisplayNames(['en'], { type: 'region' })

export const foreignPhone: PageCheck = {
  id: 'phone-other-country',
  section: 'local',
  scope: 'page',
  severity: 'high',
  title: 'The phone number belongs to another country than the address',
  why: 'Customers will not call abroad, and search engines doubt that the business is where it says.',
  mend: 'Check the country code. A number of the United States begins with +1.',
  source: 'https://www.itu.int/rec/T-REC-E.164',
  look: ({ url, facts }) => {
    if (facts.addresses.length === 0) return notApplicable
    const phones = [
      ...facts.tel_links.map(({ e164, country, number, line }) => ({ e164, country, text: number, line })),
      ...facts.phones.filter(({ fax }) => !fax),
    ].filter(({ e164 }) => e164 !== null)
    if (phones.length === 0) return notApplicable
    // With a number at home beside it, the other one is that of an office abroad.
    const isAtHome = (e164: string | null, country: string | null) =>
      e164?.startsWith('+1') === true && (country === null || at_home.has(country))
    if (phones.some(({ e164, country }) => isAtHome(e164, country))) return ok
    const first = phones[0]
    const where = first?.country ? `${countries.of(first.country)}, ${first.country}` : 'abroad'
    const evidence = `${first?.text} (${where}); address: ${facts.addresses[0]?.text.slice(0, 80)}`
    return foundAll([{ url, line: first?.line ?? null, evidence }])
  },
}
