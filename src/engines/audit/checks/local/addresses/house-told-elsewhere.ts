import { type PlacedAddress, placesAmong } from '#src/engines/audit/checks/business/places-of-site.ts'
import type { SitePage } from '#src/engines/audit/checks/site-view.ts'
import { milesBetween } from '#src/engines/audit/checks/towns/miles.ts'
import { pointsOfAddress } from '#src/engines/audit/checks/towns/towns.ts'

const at_a_house = /\bat \d{1,5} [A-Z]/
/** A second office of a small business is not far from the first; the text of another business is from anywhere. */
const far_miles = 25
/** Of a business with more places, one may well be told in a sentence alone. */
const most_places = 2

const pointsOf = ({ key }: PlacedAddress) => {
  const [, , city = '', state = '', zip = ''] = key.split('|')
  return pointsOfAddress(city, state, zip.slice(0, 5))
}

/**
 * "Our office is now located at 1698 County Road, Minden, Nevada", on the one page that names that house, while the rest of
 * the site gives an address far from there: text that came from another business, or from the years before a move.
 * @returns an address of the rest of the site; undefined where the house may be one of its own
 */
export function addressApartFrom(
  { page, text }: { page: SitePage; text: string },
  printed: readonly PlacedAddress[],
): PlacedAddress | undefined {
  if (!at_a_house.test(text) || page.kind === 'location') return undefined
  // Of the places of a chain, which would be looked through anew for each sentence, any may be told of.
  if (placesAmong(printed).length > most_places + 1) return undefined
  const told = printed.find(one => one.page === page && text.includes(one.text.split(',')[0] ?? one.text))
  if (!told) return undefined
  const others = printed.filter(({ key }) => key !== told.key)
  const [city = ''] = told.key.split('|').slice(2)
  const is_its_page = `${page.row.title} ${page.row.h1} ${page.url}`.toLowerCase().includes(city)
  if (others.length === 0 || is_its_page) return undefined
  if (printed.some(({ key, page: other }) => key === told.key && other !== page)) return undefined
  const [here] = pointsOf(told)
  const there = others.flatMap(pointsOf)
  if (!here || there.length === 0) return undefined
  return there.every(point => milesBetween(here, point) > far_miles) ? others[0] : undefined
}
