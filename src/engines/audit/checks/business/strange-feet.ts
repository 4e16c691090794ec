import { compareAddresses, doorOfKey } from '#src/engines/audit/checks/business/compare-addresses.ts'
import { addressesInSteps, type PlacedAddress } from '#src/engines/audit/checks/business/places-of-site.ts'
import { groupInSteps } from '#src/engines/audit/checks/in-steps.ts'
import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'

const areTwoPlaces = (one: string, other: string) => compareAddresses(one, other).is === 'other'

/** Pages by what their foot says, where it says one address. */
function* feetOf(printed: readonly PlacedAddress[]): Generator<undefined, Map<SitePage, PlacedAddress>> {
  const in_feet = printed.filter(({ footer }) => footer)
  const feet = yield* groupInSteps(in_feet, ({ page }) => page)
  return new Map([...feet].flatMap(([page, [only, ...more]]) => (only && more.length === 0 ? [[page, only]] : [])))
}

/** A place on this share of the feet is the business's own. */
const usual_share = 0.6
const fewest_pages = 3

type Feet = { strange: readonly PlacedAddress[]; usual: readonly PlacedAddress[] }

/** Addresses of feet that differ from the usual one; undefined where too few pages have one, or there are several places. */
export function* strangeFeet(site: SiteView): Generator<undefined, Feet | undefined> {
  const printed = (yield* addressesInSteps(site)).filter(({ from }) => from === 'text')
  const feet = yield* feetOf(printed)
  if (feet.size < fewest_pages || site.pages.some(({ kind }) => kind === 'location')) return undefined
  const doors = yield* groupInSteps(feet.values(), ({ key }) => doorOfKey(key))
  const [usual = []] = [...doors.values()].sort((one, other) => other.length - one.length)
  const [first] = usual
  if (!first || usual.length < Math.max(fewest_pages, feet.size * usual_share)) return { strange: [], usual }
  // A page that names both in one part knows of two places.
  const isNamedTogether = (key: string) => site.pages.some(page => saysBoth(page, key, first.key))
  const strange = [...feet.values()].filter(({ key }) => areTwoPlaces(key, first.key) && !isNamedTogether(key))
  return { strange, usual }
}

function saysBoth({ row }: SitePage, one: string, other: string): boolean {
  const printed = row.addresses.filter(({ from }) => from === 'text')
  const says = (wanted: string, in_foot: boolean) =>
    printed.some(({ key, footer }) => footer === in_foot && !areTwoPlaces(key, wanted))
  return [true, false].some(in_foot => says(one, in_foot) && says(other, in_foot))
}
