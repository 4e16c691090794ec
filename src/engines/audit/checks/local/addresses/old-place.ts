import { compareAddresses } from '#src/engines/audit/checks/business/compare-addresses.ts'
import { addressesInSteps, type PlacedAddress, placesAmong } from '#src/engines/audit/checks/business/places-of-site.ts'
import { strangeFeet } from '#src/engines/audit/checks/business/strange-feet.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { groupInSteps, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { foundAll, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { PageKind } from '#src/engines/audit/checks/page-view.ts'
import type { SitePage } from '#src/engines/audit/checks/site-view.ts'
import { underSameLabel } from './same-label.ts'

/** Articles and lists tell of other doors. */
const of_others = new Set<PageKind>(['article', 'listing', 'location'])
const elsewhere =
  /\b(?:locations?|offices|events?|venues?|class(?:es)?|tours?|calendar|schedule|news|seminars?|partners?|careers?|jobs?|resources?|links|projects?|portfolio|gallery|homes|listings?|propert\w+|donat\w+)\b/i
/** Somebody with more doors has them for a reason. */
const most_places = 3
const least_usual = 3
const strangers_share = 1 / 2

const townOf = ({ key }: PlacedAddress) => key.split('|').slice(2, 4).join('|')
const hasHouse = ({ key }: PlacedAddress) => /^\d/.test(key)

/** On many pages, or where customers look first. */
function isUsual(told: readonly PlacedAddress[]): boolean {
  const kinds = new Set(told.map(({ page }) => page.kind))
  return kinds.has('home') && (kinds.has('contact') || new Set(told.map(({ page }) => page.url)).size >= least_usual)
}

/** The number that most pages give. */
function usualPhone(pages: readonly SitePage[]): string | undefined {
  const counts = new Map<string, number>()
  for (const { row } of pages)
    for (const e164 of new Set(row.phones.filter(({ fax }) => !fax).map(phone => phone.e164)))
      counts.set(e164, (counts.get(e164) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0]
}

export const oldPlace: SiteCheck = {
  id: 'address-of-old-place',
  section: 'local',
  scope: 'site',
  severity: 'high',
  title: 'A page gives another address than the rest of your site',
  why: 'Businesses move and pages stay. Customers drive to the old door, and maps may take it for a second place.',
  mend: 'Write your address of today there. If it is a second place, give it a page of its own and name both on the contact page.',
  source: 'https://support.google.com/business/answer/3038177',
  ...inSteps(function* (site) {
    const all = (yield* addressesInSteps(site)).filter(address => address.from === 'text' && hasHouse(address))
    const places = placesAmong(all)
    if (places.length < 2 || places.length > most_places) return notApplicable
    if (site.pages.some(({ kind }) => kind === 'location')) return notApplicable
    yield
    const placeOf = ({ key }: PlacedAddress) =>
      places.findIndex(place => compareAddresses(place.key, key).is !== 'other')
    const by_place = yield* groupInSteps(all, placeOf)
    const pagesOf = (told: readonly PlacedAddress[]) => new Set(told.map(({ page }) => page.url))
    const [usual, ...others] = [...by_place.values()].sort((one, other) => pagesOf(other).size - pagesOf(one).size)
    const [own] = usual ?? []
    if (!usual || !own) return ok
    if (!isUsual(usual)) return places.length === 2 ? foundAll(underSameLabel(site)) : ok
    const ours = pagesOf(usual)
    const phone = usualPhone(site.pages)
    const old = others.flatMap(told => (pagesOf(told).size <= ours.size * strangers_share ? told : []))
    const strange = old.filter(({ page, phone: beside, ...address }) => {
      const { row, kind, url } = page
      if (townOf({ ...address, page, phone: beside }) !== townOf(own) || ours.has(url) || of_others.has(kind))
        return false
      if (elsewhere.test(`${new URL(url).pathname} ${row.title} ${row.h1}`)) return false
      const numbers = row.phones.filter(({ fax, from }) => !fax && from !== 'structured-data')
      return numbers.length > 0 && numbers.every(({ e164 }) => e164 === phone)
    })
    if (strange.length === 0) return ok
    // One that stands in a footer is told as that.
    const in_feet = new Set((yield* strangeFeet(site))?.strange.map(({ key }) => key))
    const told = strange.filter(({ key }) => !in_feet.has(key))
    return foundAll(
      [...new Map(told.map(one => [one.key, one])).values()].map(({ page, line, text }) => ({
        url: page.url,
        line,
        evidence: `“${text}”; elsewhere “${own.text}”`,
      })),
    )
  }),
}
