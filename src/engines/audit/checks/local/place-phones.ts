import { doorOfKey } from '#src/engines/audit/checks/business/compare-addresses.ts'
import { addressesInSteps, placesAmong } from '#src/engines/audit/checks/business/places-of-site.ts'
import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { groupInSteps, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'

const most = 5

export const placePhones: SiteCheck = {
  id: 'location-phone-differs',
  section: 'local',
  scope: 'site',
  severity: 'high',
  title: 'Two pages give different phone numbers for one of your places',
  why: 'Customers of that place call the wrong shop, or nobody.',
  mend: 'Call both numbers, and print the right one beside the address on every page.',
  source: 'https://support.google.com/business/answer/3038177',
  ...inSteps(function* (site) {
    const printed = (yield* addressesInSteps(site)).filter(({ phone }) => phone !== '')
    // A single place may have an office and a cell.
    if (printed.length < 2 || placesAmong(yield* addressesInSteps(site)).length < 2) return notApplicable
    yield
    const places = yield* groupInSteps(printed, ({ key }) => `${doorOfKey(key)}|${key.split('|')[4]}`)
    const apart = [...places.values()].flatMap((there): Occurrence[] => {
      const [first] = there
      const other = first && there.find(({ phone, page }) => phone !== first.phone && page !== first.page)
      if (!first || !other) return []
      const evidence = `${other.phone} beside “${other.text}”; ${first.phone} on ${first.page.url}`
      return [{ url: other.page.url, line: other.line, evidence }]
    })
    return foundAll(apart.slice(0, most))
  }),
}
