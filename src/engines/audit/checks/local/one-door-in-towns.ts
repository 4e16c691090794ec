import { doorOfKey } from '#src/engines/audit/checks/business/compare-addresses.ts'
import { addressesOfSite } from '#src/engines/audit/checks/business/places-of-site.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { groupInSteps, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'

/** Two towns may have a house of the same number in a street of the same name. */
const fewest_towns = 3
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
    const all = addressesOfSite(site)
    yield
    if (all.length < fewest_towns) return notApplicable
    const doors = yield* groupInSteps(all, ({ key }) => `${doorOfKey(key)} ${key.split('|')[3]}`)
    return foundAll(
      [...doors.values()].slice(0, 200).flatMap(there => {
        const towns = new Map(there.map(one => [one.key.split('|')[2] ?? '', one]))
        towns.delete('')
        const [first] = towns.values()
        if (!first || towns.size < fewest_towns || !/^\d/.test(first.key)) return []
        return [...towns.values()]
          .slice(0, most)
          .map(({ page, line, text }) => ({ url: page.url, line, evidence: text }))
      }),
    )
  }),
}
