import { asksForCalls } from '#src/engines/audit/checks/business/asks-for-calls.ts'
import { ownLocalBusinesses } from '#src/engines/audit/checks/business/business-nodes.ts'
import { isLocalTrade } from '#src/engines/audit/checks/business/local-trade.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'

const few_pages = 12

/**
 * Is this the site of a business with customers nearby? So it is when somebody said so by giving a place or a number,
 * when a page has an entry with an address or the home page's data calls itself one, when an address is printed on more
 * than a stray page, or when the home page speaks of a trade that works on the spot, or asks to be called or visited.
 * Documentation and the like are not.
 */
export function isLocalSite(site: SiteView): boolean {
  const before = known.get(site)
  if (before !== undefined) return before
  const is_local = looksLocal(site)
  known.set(site, is_local)
  return is_local
}

/** Several checks ask for the same site. */
const known = new WeakMap<SiteView, boolean>()

function looksLocal(site: SiteView): boolean {
  const { pages, given, home, home_view } = site
  if (given.address !== null || given.city !== null || given.phone !== null) return true
  if (pages.some(({ row }) => row.has.local_business)) return true
  const printed = pages.filter(({ row }) => row.addresses.length > 0)
  if (printed.some(({ row, kind }) => kind === 'home' || kind === 'contact' || row.addresses.some(one => one.footer)))
    return true
  // An address without its ZIP is one all the same.
  if (pages.some(({ row, kind }) => (kind === 'home' || kind === 'contact') && row.has.address_in_part)) return true
  if (home?.row.phones.some(({ from }) => from !== 'structured-data')) return true
  // Behind a front door that says only a name, the number stands on one of a few pages.
  if (
    pages.length <= few_pages &&
    pages.some(({ row }) => row.phones.some(({ from, e164 }) => from === 'tel' && e164.startsWith('+1')))
  )
    return true
  // Its data calls it a local business, and tells no address.
  if (home_view && ownLocalBusinesses(home_view).length > 0) return true
  // So does a number that is printed on its page to contact it.
  if (
    pages.length <= few_pages &&
    pages.some(({ row, kind }) => kind === 'contact' && row.phones.some(({ e164 }) => e164.startsWith('+1')))
  )
    return true
  // Such a site has most to gain from being told that it names neither number nor place.
  return home_view !== undefined && (isLocalTrade(home_view.facts) || asksForCalls(site))
}
