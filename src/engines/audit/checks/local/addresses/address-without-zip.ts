import { isLocalSite } from '#src/engines/audit/checks/business/local-site.ts'
import { addressesOfSite, placesAmong } from '#src/engines/audit/checks/business/places-of-site.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'

const most = 5
const ends_in_zip = /\|\d{5}$/

export const addressWithoutZip: SiteCheck = {
  id: 'address-without-zip',
  section: 'local',
  scope: 'site',
  severity: 'medium',
  title: 'Your address stands nowhere with its ZIP code',
  why: 'Maps, directories and search engines match businesses by street and ZIP. Streets of the same name are told apart by it.',
  mend: 'Print the address as the post office writes it: street, city, state and ZIP.',
  source: 'https://support.google.com/business/answer/3038177',
  look: site => {
    const printed = addressesOfSite(site).filter(({ from }) => from === 'text')
    if (!isLocalSite(site) || printed.length === 0) return notApplicable
    if (printed.some(({ key }) => ends_in_zip.test(key))) return ok
    // Elsewhere streets are those of customers and events.
    const own = printed.filter(({ page, footer }) => footer || page.kind === 'home' || page.kind === 'contact')
    const places = placesAmong(own).slice(0, most)
    return foundAll(places.map(({ page, line, text }) => ({ url: page.url, line, evidence: text })))
  },
}
