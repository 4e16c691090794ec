import { compareAddresses, doorOfKey } from '#src/engines/audit/checks/business/compare-addresses.ts'
import { addressesInSteps, type PlacedAddress } from '#src/engines/audit/checks/business/places-of-site.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { groupInSteps, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { milesTo, townIn } from '#src/engines/audit/checks/towns/towns.ts'

/** Two towns may have a house of the same number in a street of the same name. */
const fewest_towns = 3
/** So near, two branches with the same house number in streets of the same name are one address in two spellings. */
const next_door_miles = 40
/** Every town has one. */
const usual_street = /^\d+ (?:main|1st|2nd|3rd|broadway|market|church|park)$/

/** Is one house told in two towns nearby, on a page in passing, and not as a branch with a number of its own? */
function isMisplaced(one: PlacedAddress, other: PlacedAddress): boolean {
  const [, , city = '', state = ''] = one.key.split('|')
  const [, , other_city = '', other_state = ''] = other.key.split('|')
  const [town, other_town] = [townIn(city, state), townIn(other_city, other_state)]
  if (!town || !other_town || usual_street.test(doorOfKey(one.key))) return false
  const branches = one.phone !== '' && other.phone !== '' && one.phone !== other.phone
  // A contact page or a footer that differs is another finding, and so is a slip in one part of the address.
  const told_elsewhere = [one, other].some(({ page }) => page.kind === 'contact') || (one.footer && other.footer)
  if (branches || told_elsewhere || compareAddresses(one.key, other.key).is !== 'other') return false
  return other_town.points.some(point => milesTo(town, point) <= next_door_miles)
}
const most = 5

export const oneDoorInTowns: SiteCheck = {
  id: 'address-in-several-towns',
  section: 'local',
  scope: 'site',
  severity: 'high',
  title: 'Your street address is told in several towns',
  why: 'Pages for the towns you serve put the same house into each of them. Google takes that for made-up places, and may drop the pages or your profile.',
  mend: 'Give your one real address on every page, and name the towns you serve as areaServed.',
  source: 'https://developers.google.com/search/docs/essentials/spam-policies#doorways',
  ...inSteps(function* (site) {
    const all = yield* addressesInSteps(site)
    yield
    if (all.length < 2) return notApplicable
    const doors = yield* groupInSteps(all, ({ key }) => `${doorOfKey(key)} ${key.split('|')[3]}`)
    return foundAll(
      [...doors.values()].slice(0, 200).flatMap(there => {
        const towns = new Map(there.map(one => [one.key.split('|')[2] ?? '', one]))
        towns.delete('')
        const [first, second] = towns.values()
        if (!first || !second || !/^\d/.test(first.key)) return []
        if (towns.size < fewest_towns && !isMisplaced(first, second)) return []
        return [...towns.values()]
          .slice(0, most)
          .map(({ page, line, text }) => ({ url: page.url, line, evidence: text }))
      }),
    )
  }),
}
