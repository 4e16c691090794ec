import type { LocationRecord } from '#src/domain/location/record/location-record.ts'
import { compareAddresses } from '#src/engines/audit/checks/business/compare-addresses.ts'
import { addressKey } from '#src/engines/audit/facts/business/address-key.ts'
import { isSameWebAddress } from '#src/engines/presence/same-web-address.ts'
import type { PagePresence, SitePresence } from '#src/engines/presence/site-presence.ts'

export type ChosenPage = {
  page: PagePresence
  /** Whether it gives the address or the phone of this location. */
  is_of_location: boolean
}

/** The address of a record as the engine compares it; '' without a street and a town. */
export function keyOfRecord({ address_line_1, address_line_2, city, state, zip }: LocationRecord): string {
  if (address_line_1 === '' || city === '') return ''
  return addressKey({ street: address_line_1, unit: address_line_2, city, state, postal_code: zip })
}

/** Every address of a page, in its words and in its data. */
function keysOf({ addresses, entities }: PagePresence): string[] {
  return [...addresses, ...entities.flatMap(({ address }) => address ?? [])].map(({ key }) => key)
}

function numbersOf({ phones, entities }: PagePresence): string[] {
  return [...phones, ...entities.flatMap(entity => entity.phones)].map(({ e164 }) => e164)
}

const ofKind: Partial<Record<PagePresence['kind'], number>> = { location: 1, contact: 0.8, home: 0.6, about: 0.1 }

/** Points for how much a page is about this location: its address and phone first, then what kind of page it is. */
function pointsOf(page: PagePresence, record: LocationRecord, key: string): { own: number; all: number } {
  const keys = [...new Set(keysOf(page))]
  const has_address = key !== '' && keys.some(other => compareAddresses(key, other).is !== 'other')
  const has_phone = record.phone !== '' && numbersOf(page).includes(record.phone)
  const own = (has_address ? 8 : 0) + (has_phone ? 4 : 0)
  const others = keys.filter(other => key === '' || compareAddresses(key, other).is === 'other').length
  const is_website = record.website !== '' && isSameWebAddress(record.website, page.url)
  const telling = (page.hours.length > 0 ? 0.4 : 0) + (page.entities.length > 0 ? 0.4 : 0)
  return { own, all: own - Math.min(others, 3) + (is_website ? 2 : 0) + (ofKind[page.kind] ?? 0) + telling }
}

/** The page of a site that is about this location; undefined where none was read. */
export function choosePage(record: LocationRecord, { pages }: SitePresence): ChosenPage | undefined {
  const key = keyOfRecord(record)
  const ranked = pages
    .filter(({ kind }) => kind !== 'article' && kind !== 'legal' && kind !== 'thanks')
    .map(page => ({ page, ...pointsOf(page, record, key) }))
    .toSorted((one, other) => other.all - one.all)
  const [best] = ranked
  return best && { page: best.page, is_of_location: best.own > 0 }
}

/** Addresses looked at: a directory of a thousand branches is known as such by the first few. */
const most_looked_at = 100

/** Whether a site speaks of several places, so that what stands on other pages may be said of others. */
export function hasSeveralPlaces({ pages }: SitePresence): boolean {
  const own = pages.filter(({ kind }) => kind !== 'article')
  const [first, ...others] = [...new Set(own.flatMap(keysOf))].slice(0, most_looked_at)
  return first !== undefined && others.some(other => compareAddresses(first, other).is === 'other')
}

const order: readonly PagePresence['kind'][] = ['contact', 'home', 'about', 'location', 'service', 'other']

/** The pages on which a fact of this location may stand, the chosen one first. */
export function pagesOfLocation(chosen: PagePresence, site: SitePresence): PagePresence[] {
  if (hasSeveralPlaces(site)) return [chosen]
  const rank = ({ kind }: PagePresence) => order.indexOf(kind)
  const others = site.pages.filter(page => page !== chosen && rank(page) >= 0)
  return [chosen, ...others.toSorted((one, other) => rank(one) - rank(other))]
}
