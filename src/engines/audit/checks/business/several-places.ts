import { compareAddresses } from '#src/engines/audit/checks/business/compare-addresses.ts'
import { addressesInSteps, type PlacedAddress, placesAmong } from '#src/engines/audit/checks/business/places-of-site.ts'
import { strangeFeet } from '#src/engines/audit/checks/business/strange-feet.ts'
import { endsStep, toTheEnd } from '#src/engines/audit/checks/in-steps.ts'
import type { PageKind } from '#src/engines/audit/checks/page-view.ts'
import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'
import { hasUnseenMenu, liesUnlinked } from '#src/engines/audit/checks/technical/reach/pages-of-folder.ts'

type Places = {
  /** Does the business receive customers at more than one address? */
  several: boolean
  /** The same by what its pages print alone. */
  several_printed: boolean
  /** Pages that give the address of somebody else, and none of the business: what they tell may be of that place. */
  of_others: ReadonlySet<string>
}

const one_place = { several: false, several_printed: false }

/** Pages that speak of the business itself, or of one of its places. */
const own_kinds = new Set<PageKind>(['home', 'contact', 'about', 'location', 'listing'])
/** Pages that name places which are none of the business: where somebody works, a fair is held or a court sits. */
const strange_kinds = new Set<PageKind>(['article', 'legal', 'thanks'])
const of_jobs_or_days =
  /\b(?:careers?|jobs?|employment|hiring|openings|vacanc(?:y|ies)|apply|join-(?:our|the)-team|events?|calendar|tournaments?|competitions?|festivals?|fairs|tour-dates|newsletters?|press|policy|policies|giveaway|sponsors?|resources|links)\b/i
const of_places =
  /\b(?:locations?|offices?|clinics?|stores?|shops?|branch(?:es)?|showrooms?|studios?|find[- ]us|directions|visit|where|hours)\b/i

const pathOf = (url: string) => URL.parse(url)?.pathname.replace(/[_/.]/g, ' ') ?? ''

/** Whether the address is given as one of the business, and not in passing. */
function isOwn({ page, from, footer, phone, key }: PlacedAddress, is_orphan: boolean, others_there: boolean): boolean {
  if (footer || from === 'structured-data') return true
  const { kind, url, row } = page
  const about = `${pathOf(url)} ${row.title} ${row.h1}`
  if (strange_kinds.has(kind) || is_orphan || of_jobs_or_days.test(`${pathOf(url)} ${row.h1}`)) return false
  if (own_kinds.has(kind) || phone !== '' || others_there || of_places.test(about)) return true
  // The page of a town at which the business has a door.
  const city = key.split('|')[2] ?? ''
  return city !== '' && about.toLowerCase().includes(city)
}

const known = new WeakMap<SiteView['pages'], Places>()

/** The places of the business, as against addresses that its pages only mention. */
export function* placesOfBusiness(site: SiteView): Generator<undefined, Places> {
  const before = known.get(site.pages)
  if (before) return before
  const addresses = yield* addressesInSteps(site)
  const all = placesAmong(addresses)
  const places = all.length < 2 ? { ...one_place, of_others: new Set<string>() } : yield* tellApart(site, addresses)
  known.set(site.pages, places)
  return places
}

/** Addresses, by key, of feet that were left over from another site or another day: nowhere else does the business give them. */
function* forgottenFeet(
  site: SiteView,
  addresses: readonly PlacedAddress[],
): Generator<undefined, ReadonlySet<string>> {
  const strange = (yield* strangeFeet(site))?.strange ?? []
  const given = strange.length === 0 ? [] : addresses.filter(({ footer, page }) => !footer && own_kinds.has(page.kind))
  const isGiven = (key: string) => given.some(one => compareAddresses(one.key, key).is !== 'other')
  return new Set(strange.flatMap(({ key }) => (isGiven(key) ? [] : [key])))
}

const fewest_feet = 3

/**
 * All feet give one door, and the text above them another one, on the contact page as well: the foot came with the template,
 * or was forgotten when the business moved, and that is told.
 */
function contradictsItsFeet(printed: readonly PlacedAddress[]): boolean {
  const [one, other, ...more] = placesAmong(printed)
  if (!one || !other || more.length > 0 || printed.some(({ page }) => page.kind === 'location')) return false
  const feet = printed.filter(({ footer }) => footer)
  const above = printed.filter(({ footer }) => !footer)
  const areAllAt = (some: readonly PlacedAddress[], { key }: PlacedAddress) =>
    some.every(address => compareAddresses(key, address.key).is !== 'other')
  const areApart = (areAllAt(feet, one) && areAllAt(above, other)) || (areAllAt(feet, other) && areAllAt(above, one))
  const on = new Set(feet.map(({ page }) => page))
  return areApart && on.size >= fewest_feet && above.some(({ page }) => page.kind === 'contact' && on.has(page))
}

function* tellApart(site: SiteView, addresses: readonly PlacedAddress[]): Generator<undefined, Places> {
  const by_script = hasUnseenMenu(site)
  const keys_on = new Map<SitePage, Set<string>>()
  for (const [index, { page, key }] of addresses.entries()) {
    if (endsStep(index)) yield
    keys_on.set(page, (keys_on.get(page) ?? new Set()).add(key))
  }
  const own: PlacedAddress[] = []
  const strange: PlacedAddress[] = []
  const forgotten = yield* forgottenFeet(site, addresses)
  for (const [index, address] of addresses.entries()) {
    if (endsStep(index)) yield
    const { page } = address
    if (address.footer && forgotten.has(address.key)) continue
    const is_own = isOwn(address, !by_script && liesUnlinked(page), (keys_on.get(page)?.size ?? 0) > 1)
    if (is_own) own.push(address)
    else strange.push(address)
  }
  // One door printed and another one in the data are one business that contradicts itself.
  const [printed, in_data] = [own.filter(({ from }) => from === 'text'), own.filter(({ from }) => from !== 'text')]
  const several_printed = placesAmong(printed).length > 1 && !contradictsItsFeet(printed)
  const several = several_printed || placesAmong(in_data).length > 1
  const places = placesAmong(own)
  if (places.length === 0) return { several, several_printed, of_others: new Set() }
  const isTheirs = ({ key }: PlacedAddress) =>
    places.slice(0, 2).every(place => compareAddresses(place.key, key).is === 'other')
  const home_of = new Set(own.map(({ page }) => page))
  const of_others = new Set(strange.filter(one => !home_of.has(one.page) && isTheirs(one)).map(({ page }) => page.url))
  return { several, several_printed, of_others }
}

/** The same at once: has the business several places? */
export const hasSeveralPlaces = (site: SiteView): boolean => toTheEnd(placesOfBusiness(site)).several
