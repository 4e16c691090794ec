import { worksAtCustomers } from '#src/engines/audit/checks/business/local-trade.ts'
import { addressesOfSite } from '#src/engines/audit/checks/business/places-of-site.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'

const most = 10

export const photoPlaces: SiteCheck = {
  id: 'photo-tells-where-taken',
  section: 'security',
  scope: 'site',
  severity: 'medium',
  title: 'A photo gives away where it was taken',
  why: 'Your pages name no street, and the file of the photo holds the spot that the phone noted: your home, or that of a customer. Whoever saves the picture can read it.',
  mend: 'Save the photo anew without its notes: most programs for pictures have “remove location” or “export for web”.',
  source: 'https://exiftool.org/TagNames/GPS.html',
  look: site => {
    const told = site.links_checked.filter(({ taken_at, external }) => taken_at !== undefined && !external)
    // Where customers come to a door, photos are mostly taken behind it.
    if (told.length === 0 || !site.home_view || !worksAtCustomers(site.home_view.facts)) return notApplicable
    // Whoever prints the address has nothing to hide there.
    if (addressesOfSite(site).length > 0 || site.pages.some(({ row }) => row.has.address_in_part)) return foundAll([])
    return foundAll(
      told.slice(0, most).map(({ url, found_on, taken_at }) => ({
        url: found_on,
        line: null,
        evidence: `${url}: taken at ${taken_at?.latitude.toFixed(3)}, ${taken_at?.longitude.toFixed(3)}`,
      })),
    )
  },
}
