import { isLocalSite } from '#src/engines/audit/checks/business/local-site.ts'
import { addressesOfSite } from '#src/engines/audit/checks/business/places-of-site.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { PageKind } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { addressInPart } from '#src/engines/audit/facts/business/address-in-part.ts'
import { isAddressedAbroad } from './abroad.ts'

/** On others an address may be an example, or somebody else's. */
const own = new Set<PageKind>(['home', 'contact', 'about', 'location'])

/** Pages that print a house and its street, on a site without any whole address. */
export const pagesWithPartOfAddress = ({ pages }: SiteView) =>
  pages.filter(({ kind, row }) => own.has(kind) && row.has.address_in_part)

export const addressIncomplete: SiteCheck = {
  id: 'address-incomplete',
  section: 'local',
  scope: 'site',
  severity: 'medium',
  title: 'Your address is printed, but not all of it',
  why: 'A map, a directory or a customer with a navigator needs street, town, state and ZIP to find the one door that is meant.',
  mend: 'Print the address as the post office writes it: number and street with its kind, town, state and ZIP.',
  source: 'https://pe.usps.com/text/pub28/28c2_001.htm; https://support.google.com/business/answer/3038177',
  look: site => {
    if (!isLocalSite(site) || addressesOfSite(site).length > 0 || isAddressedAbroad(site)) return notApplicable
    const pages = pagesWithPartOfAddress(site)
    const [page] = [...pages.filter(({ kind }) => kind === 'home' || kind === 'contact'), ...pages]
    if (!page) return ok
    const part = site.home_view && page.kind === 'home' ? addressInPart(site.home_view.facts) : null
    // One that a template left is told as that.
    const { leftovers = [] } = site.home_view?.facts ?? {}
    if (part && leftovers.some(({ kind, text }) => kind === 'default-text' && part.text.includes(text)))
      return notApplicable
    return part
      ? found(page.url, part.line, `“${shortened(part.text, 100)}”: ${part.lacks}`)
      : found(page.url, null, 'the address there lacks a part, such as its ZIP code')
  },
}
