import { placeOf } from '#src/engines/audit/checks/business/page-of-place.ts'
import { isSlip } from '#src/engines/audit/checks/business/phone-slip.ts'
import { addressesInSteps, type PlacedAddress, placesAmong } from '#src/engines/audit/checks/business/places-of-site.ts'
import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { endsStep, groupInSteps, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { foundAll, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'

const most = 5

/** Numbers that one page gives for several places: that of the house, answered for all of them. */
function* sharedNumbers(printed: readonly PlacedAddress[]): Generator<undefined, Set<string>> {
  const first_for = new Map<string, string>()
  const shared = new Set<string>()
  for (const [index, address] of printed.entries()) {
    if (endsStep(index)) yield
    const telling = `${address.phone} ${address.from} ${address.page.url}`
    const first = first_for.get(telling)
    if (first === undefined) first_for.set(telling, placeOf(address))
    else if (first !== placeOf(address)) shared.add(address.phone)
  }
  return shared
}

/** The number on most pages: one with a slip of it is told as that. */
function usualNumber({ pages }: SiteView): string {
  const counts = new Map<string, number>()
  for (const { row } of pages) {
    const printed = row.phones.filter(({ from, fax }) => from !== 'structured-data' && !fax)
    for (const e164 of new Set(printed.map(phone => phone.e164))) counts.set(e164, (counts.get(e164) ?? 0) + 1)
  }
  return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0] ?? ''
}

/** Whoever plans a wedding there calls somebody else than whoever wants a table. */
const of_events = /\b(?:weddings?|events?|banquets?|catering|private[- ]parties|group[- ]sales)\b/i
const isOfEvents = ({ from, page }: PlacedAddress) =>
  from === 'structured-data' && of_events.test(`${page.url} ${page.row.title}`)

/** Told on two pages, or in the foot and above it. */
const areApart = (one: PlacedAddress, other: PlacedAddress) =>
  one.page !== other.page || (one.footer !== other.footer && one.from === other.from)

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
    const addresses = yield* addressesInSteps(site)
    const printed = addresses.filter(one => one.phone !== '' && !isOfEvents(one))
    // A single place may have an office and a cell.
    if (printed.length < 2 || placesAmong(addresses).length < 2) return notApplicable
    yield
    const shared = yield* sharedNumbers(printed)
    const places = yield* groupInSteps(
      printed.filter(({ phone }) => !shared.has(phone)),
      placeOf,
    )
    const apart = [...places.values()].flatMap((there): { at: Occurrence; number: string }[] => {
      const [first] = there
      const other = first && there.find(one => one.phone !== first.phone && areApart(one, first))
      if (!first || !other) return []
      const rare = there.filter(one => one.phone === first.phone).length < 2 ? first : other
      const evidence = `${other.phone} ${other.from === 'text' ? 'beside' : 'in the data of'} “${other.text}”; ${first.phone} on ${first.page.url}`
      return [{ at: { url: other.page.url, line: other.line, evidence }, number: rare.phone }]
    })
    if (apart.length === 0) return ok
    const usual = usualNumber(site)
    return foundAll(
      apart
        .filter(({ number }) => !isSlip(number, usual))
        .slice(0, most)
        .map(({ at }) => at),
    )
  }),
}
