import { compareAddresses, streetOfKey } from '#src/engines/audit/checks/business/compare-addresses.ts'
import { isFilledByScript } from '#src/engines/audit/checks/filled-by-script.ts'
import { fetchesParts } from '#src/engines/audit/checks/frame-in-scripts.ts'
import { flatMapInSteps, toTheEnd } from '#src/engines/audit/checks/in-steps.ts'
import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'
import { liesUnlinked } from '#src/engines/audit/checks/technical/reach/pages-of-folder.ts'
import type { IndexedAddress } from '#src/engines/audit/facts/site/site-index-row.ts'

export type PlacedAddress = IndexedAddress & { page: SitePage }

/** Several checks ask for those of the same site. */
const known = new WeakMap<SiteView['pages'], readonly PlacedAddress[]>()

/** Somebody's draft of a page, which lies where the pages lie: what stands in it was never said to anybody. */
const draft = /\/(?:mock-?up|wireframe|prototype|sample|demo|template|test)s?(?:[-_][\w-]*)?(?:\.\w+|\/)?$/i
const isDraft = (page: SitePage): boolean => liesUnlinked(page) && draft.test(new URL(page.url).pathname)

/** Every address that pages give, in order. */
export function* addressesInSteps({ pages }: SiteView): Generator<undefined, readonly PlacedAddress[]> {
  const before = known.get(pages)
  if (before) return before
  const addresses = yield* flatMapInSteps(pages, page =>
    isDraft(page) ? [] : page.row.addresses.map(address => ({ ...address, page })),
  )
  known.set(pages, addresses)
  return addresses
}

/** The same at once. */
export const addressesOfSite = (site: SiteView): readonly PlacedAddress[] => toTheEnd(addressesInSteps(site))

const most_places = 200
const known_places = new WeakMap<readonly PlacedAddress[], readonly PlacedAddress[]>()

/** One for each place among them: spellings, and slips in one part, count as the same place. */
export function placesAmong(addresses: readonly PlacedAddress[]): readonly PlacedAddress[] {
  const before = known_places.get(addresses)
  if (before) return before
  const places = findPlaces(addresses)
  known_places.set(addresses, places)
  return places
}

/** Where mail is fetched from, and nobody received. */
const isMailbox = ({ key }: PlacedAddress) => key.startsWith('pobox')

function findPlaces(all: readonly PlacedAddress[]): PlacedAddress[] {
  const doors = all.filter(address => !isMailbox(address))
  const addresses = doors.length > 0 ? doors : all
  const places: PlacedAddress[] = []
  const by_street = new Map<string, PlacedAddress[]>()
  const met = new Set<string>()
  for (const address of addresses) {
    if (places.length > most_places) break
    if (met.has(address.key)) continue
    met.add(address.key)
    const street = streetOfKey(address.key)
    const there = by_street.get(street) ?? []
    if (!there.every(place => compareAddresses(place.key, address.key).is === 'other')) continue
    places.push(address)
    by_street.set(street, [...there, address])
  }
  return places
}

/** Pages that are not there, or that the owner closed, are no gap in what was read. */
const deliberate = new Set<string>(['client_error', 'robots_disallowed', 'not_html'])

/** Why nothing can be said of what no page has; `null` when everything was read. */
export function unreadOf({ home, home_view, done, refused, own_scripts }: SiteView): string | null {
  if (!home || !home_view) return 'The home page could not be read.'
  if (isFilledByScript(home_view.facts)) return 'A script fills in the pages, and scripts are not run here.'
  if (fetchesParts({ home_view, own_scripts }, 'foot'))
    return 'A script fetches a part of the pages from a file of its own, and scripts are not run here.'
  if (done.stopped_by !== null) return 'Not every page was read, so what is missed may stand on another.'
  if (refused.some(({ problem }) => !deliberate.has(problem.reason)))
    return 'Not every page could be read, so what is missed may stand on another.'
  return null
}
