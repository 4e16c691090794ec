import { doorOfKey } from '#src/engines/audit/checks/business/compare-addresses.ts'
import { addressesInSteps, type PlacedAddress } from '#src/engines/audit/checks/business/places-of-site.ts'
import { endsStep } from '#src/engines/audit/checks/in-steps.ts'
import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'

/** By which the addresses of one place are known: house, street and ZIP. */
export const placeOf = ({ key }: { key: string }): string => `${doorOfKey(key)}|${key.split('|')[4]}`

/** What stands on more than this share of the pages is of the whole business. */
const frame_share = 0.5
const fewest_pages = 4

const known = new WeakMap<SiteView['pages'], ReadonlyMap<SitePage, PlacedAddress>>()

/** The one place that each page is of: it prints no other outside of what stands on every page. */
export function* placesOfPages(site: SiteView): Generator<undefined, ReadonlyMap<SitePage, PlacedAddress>> {
  const before = known.get(site.pages)
  if (before) return before
  const on = new Map<string, Set<SitePage>>()
  const printed = new Map<SitePage, PlacedAddress[]>()
  for (const [index, address] of (yield* addressesInSteps(site)).entries()) {
    if (endsStep(index)) yield
    if (address.from !== 'text') continue
    const place = placeOf(address)
    on.set(place, (on.get(place) ?? new Set()).add(address.page))
    if (!address.footer) printed.set(address.page, [...(printed.get(address.page) ?? []), address])
  }
  const most = Math.max(fewest_pages, site.pages.length * frame_share)
  const own = new Map<SitePage, PlacedAddress>()
  for (const [page, addresses] of printed) {
    const rare = addresses.filter(address => (on.get(placeOf(address))?.size ?? 0) <= most)
    const [first] = rare
    if (first && rare.every(address => placeOf(address) === placeOf(first))) own.set(page, first)
  }
  known.set(site.pages, own)
  return own
}
