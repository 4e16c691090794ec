import { doorOfKey, isOtherStreet, streetOfKey } from '#src/engines/audit/checks/business/compare-addresses.ts'
import { addressesInSteps, type PlacedAddress } from '#src/engines/audit/checks/business/places-of-site.ts'
import { placesOfBusiness } from '#src/engines/audit/checks/business/several-places.ts'
import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { flatMapInSteps, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageKind } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { addressKey } from '#src/engines/audit/facts/business/address-key.ts'
import { house_told } from '#src/engines/audit/facts/site/told-houses.ts'
import { cornersApart } from './corner-elsewhere.ts'

const most = 5
/** Shorter names of streets are words, too. */
const shortest_name = 4
/** Articles and lists tell of other doors. */
const of_others = new Set<PageKind>(['article', 'listing', 'location'])

const keyOf = (street: string) => addressKey({ street, unit: '', city: '', state: '', postal_code: '' })

/** The addresses on the street that a sentence names, however much of the sentence was taken for its name. */
function onStreetOf(said: string, addresses: readonly PlacedAddress[]): PlacedAddress[] {
  const named = `${streetOfKey(keyOf(said))} `
  return addresses.filter(({ key }) => {
    const street = streetOfKey(key)
    return street.length >= shortest_name && /^[a-z ]+$/.test(street) && named.startsWith(`${street} `)
  })
}

export const houseOfSite: SiteCheck = {
  id: 'house-number-differs-across-pages',
  section: 'local',
  scope: 'site',
  severity: 'high',
  title: 'A page sends people to another house or corner of your street than the rest of the site',
  why: 'Whoever reads only that page stands before a strange door.',
  mend: 'Compare the number with the one on your door, and correct the wrong one.',
  source: 'https://support.google.com/business/answer/3038177',
  ...inSteps(function* (site) {
    const told = yield* flatMapInSteps(site.pages, ({ url, kind, row }) =>
      of_others.has(kind) ? [] : row.terms.flatMap(one => (one.what === house_told ? [{ ...one, url }] : [])),
    )
    const corners = cornersApart(site)
    if (told.length === 0) return corners.length === 0 ? notApplicable : foundAll(corners)
    const addresses = yield* addressesInSteps(site)
    if (addresses.length === 0 || (yield* placesOfBusiness(site)).several)
      return corners.length === 0 ? notApplicable : foundAll(corners)
    const strange = told.flatMap(({ text, url, line }): Occurrence[] => {
      const house = text.split(' ', 1)[0] ?? ''
      const there = onStreetOf(text, addresses)
      const [first] = there
      const at_house = there.filter(({ key }) => doorOfKey(key).startsWith(`${house} `))
      const isThere = at_house.length > 0 && !at_house.every(({ key }) => isOtherStreet(keyOf(text), key))
      if (!first || isThere) return []
      return [{ url, line, evidence: `“${text}”; address: ${shortened(first.text, 90)}` }]
    })
    return foundAll([...strange, ...corners].slice(0, most))
  }),
}
