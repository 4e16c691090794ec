import { placeOf } from '#src/engines/audit/checks/business/page-of-place.ts'
import { addressesInSteps, type PlacedAddress, placesAmong } from '#src/engines/audit/checks/business/places-of-site.ts'
import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { endsStep, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { SitePage } from '#src/engines/audit/checks/site-view.ts'

const most = 5

type Place = { at: PlacedAddress; phone: string }

/** The places whose number all pages agree on, and that share it with none. */
function placesWithNumber(printed: readonly PlacedAddress[]): Map<string, Place> {
  const numbers = new Map<string, Set<string>>()
  const owners = new Map<string, Set<string>>()
  for (const address of printed) {
    const place = placeOf(address)
    numbers.set(place, (numbers.get(place) ?? new Set()).add(address.phone))
    owners.set(address.phone, (owners.get(address.phone) ?? new Set()).add(place))
  }
  const sure = printed.filter(
    address => numbers.get(placeOf(address))?.size === 1 && owners.get(address.phone)?.size === 1,
  )
  return new Map(sure.map(at => [placeOf(at), { at, phone: at.phone }]))
}

/** The one place that a page is of: it prints no other address outside of its foot. */
function ownPlace({ kind, row }: SitePage, places: ReadonlyMap<string, Place>): Place | undefined {
  if (kind === 'home' || kind === 'contact' || kind === 'article' || kind === 'listing') return undefined
  const printed = row.addresses.filter(({ from, footer }) => from === 'text' && !footer)
  const [only, ...others] = new Set(printed.map(placeOf))
  if (others.length > 0) return undefined
  if (only !== undefined) return places.get(only)
  // Where the foot repeats the address, the heading tells which it is.
  const heading = row.h1.toLowerCase()
  const named = [...places.values()].filter(({ at }) => {
    const town = at.key.split('|')[2] ?? ''
    return town !== '' && heading.includes(town)
  })
  return kind === 'location' && named.length === 1 ? named[0] : undefined
}

export const placeDialsAnother: SiteCheck = {
  id: 'location-page-dials-another',
  section: 'local',
  scope: 'site',
  severity: 'high',
  title: 'The page of one of your places calls another',
  why: 'Customers who tap the button on the page of the place nearest to them reach the wrong one.',
  mend: 'Let every button to call on the page of a place dial the number of that place.',
  source: 'https://support.google.com/business/answer/3038177',
  ...inSteps(function* (site) {
    const printed = (yield* addressesInSteps(site)).filter(({ phone, from }) => phone !== '' && from === 'text')
    if (printed.length < 2 || placesAmong(yield* addressesInSteps(site)).length < 2) return notApplicable
    yield
    const places = placesWithNumber(printed)
    const by_number = new Map([...places.values()].map(place => [place.phone, place]))
    if (by_number.size < 2) return notApplicable
    const apart: Occurrence[] = []
    for (const [index, page] of site.pages.entries()) {
      if (endsStep(index)) yield
      if (apart.length >= most) break
      const own = ownPlace(page, places)
      const buttons = page.row.phones.filter(({ from, called }) => from === 'tel' && called)
      const [wrong] = buttons
      // Several numbers are a list of the places.
      if (!own || !wrong || buttons.length > 1 || wrong.e164 === own.phone) continue
      const other = by_number.get(wrong.e164)
      if (!other) continue
      const evidence = `dials ${wrong.text.trim()}, the number of “${other.at.text}” on ${other.at.page.url}; the page is of “${own.at.text}”, ${own.phone}`
      apart.push({ url: page.url, line: wrong.line, evidence })
    }
    return foundAll(apart)
  }),
}
