import { stateCode } from '#src/domain/us-states.ts'
import { addressesOf, ownOrganisations } from '#src/engines/audit/checks/business/business-nodes.ts'
import { addressesOfSite } from '#src/engines/audit/checks/business/places-of-site.ts'
import type { Door, PageView } from '#src/engines/audit/checks/page-view.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { milesBetween, type Point } from './miles.ts'
import { endingsOf, townsBeforeState } from './named-towns.ts'
import { onlyTownIn, pointsOfAddress } from './towns.ts'

/** A place that the business works from. */
export type Seat = { city: string; state: string; points: readonly Point[] }

const most_seats = 20

function toldInData(page: PageView): Door[] {
  return ownOrganisations(page).flatMap(node =>
    addressesOf(node, page).map(({ city, region, postal_code }) => ({
      city,
      state: stateCode(region) ?? '',
      postal_code,
    })),
  )
}

/** Several checks ask for those of one page. */
const known = new WeakMap<PageView['facts'], readonly Seat[]>()

/** Those that a page names: printed as addresses, and told in its data. */
export function seatsOfPage(page: PageView): readonly Seat[] {
  const seats = known.get(page.facts) ?? readSeats(page)
  known.set(page.facts, seats)
  return seats
}

function readSeats(page: PageView): Seat[] {
  return [...page.facts.addresses, ...toldInData(page)].slice(0, most_seats).flatMap(({ city, state, postal_code }) => {
    const points = pointsOfAddress(city, state, postal_code.slice(0, 5))
    return points.length > 0 ? [{ city, state, points }] : []
  })
}

/** Where a page says that the business is: what it prints, or else what its data tells of the states. */
export function doorsOfPage(page: PageView): readonly Door[] {
  const { addresses } = page.facts
  return addresses.length > 0 ? addresses : toldInData(page).filter(({ state }) => state !== '')
}

/** Where a page says that the business is, or else where the home page does. */
export function doorsFor(page: PageView): readonly Door[] {
  const own = doorsOfPage(page)
  return own.length > 0 ? own : page.home_doors
}

/** Those of a site: its addresses, or where it has none the towns that its home page is said to be for. */
export function seatsOfSite(site: SiteView): Seat[] {
  const keys = new Set(addressesOfSite(site).map(({ key }) => key.split('|').slice(2).join('|')))
  const seats = [...keys].slice(0, most_seats).flatMap(key => {
    const [city = '', state = '', zip = ''] = key.split('|')
    const points = pointsOfAddress(city, state, zip)
    return points.length > 0 ? [{ city, state, points }] : []
  })
  const { title = '', h1 = '', description = '' } = site.home?.row ?? {}
  return seats.length > 0 ? seats : [title, h1, description].flatMap(townsOfText)
}

function townsOfText(text: string): Seat[] {
  return [...townsBeforeState(text)].flatMap(({ words, state }) => {
    const town = endingsOf(words)
      .map(name => onlyTownIn(name, state))
      .find(Boolean)
    return town ? [{ city: town.name, state, points: town.points }] : []
  })
}

/** Miles to the nearest of them. */
export const milesToSeats = (seats: readonly Seat[], points: readonly Point[]): number =>
  Math.min(...seats.flatMap(seat => seat.points.flatMap(one => points.map(other => milesBetween(one, other)))))
