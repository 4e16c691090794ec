import { socialNetworks, weekdays } from '#src/domain/location/record/location-record.ts'
import {
  type ColumnTarget,
  columnTargets,
  severalColumns,
  targetLabels,
} from '#src/features/locations/imports/read/column-targets.ts'

/** What each column is about; null where it is left out. */
export type Mapping = (ColumnTarget | null)[]

/**
 * Other names for a column: those of Google Business Profile's own sheet (support.google.com/business/answer/3370250) and what
 * people write.
 */
const otherNames: Partial<Record<ColumnTarget, string>> = {
  id: 'location id',
  store_code: 'store code, code, shop code, store number, store id, location code, branch code, store',
  name: 'business name, company name, shop name, location name, store name, company, location',
  business_type: 'business type, type of location, kind of location',
  address_line_1: 'address line 1, address 1, address, street, street address, street and number, address1, street 1',
  address_line_2: 'address line 2, address 2, suite, unit, suite or unit, address2, street 2, apt',
  more_address: 'address line 3, address line 4, address line 5',
  city: 'locality, town',
  state: 'administrative area, region, province, state province, st',
  zip: 'postal code, zip code, zipcode, postcode, zip postal code',
  country: 'country region, country code',
  latitude: 'lat, geo latitude',
  longitude: 'lng, long, lon, geo longitude',
  phone: 'primary phone, phone number, telephone, main phone, tel, phone 1',
  additional_phones: 'additional phones, further phones, other phones, phone 2, additional phone, secondary phone',
  website: 'web site, url, web address, website url, homepage',
  primary_category: 'primary category, main category, category, google category',
  additional_categories: 'additional categories, further categories, other categories',
  special_hours: 'special hours, holiday hours',
  services: 'service, our services, services offered, list of services',
  description: 'from the business, about, business description',
  opening_date: 'opening date, opened, open date',
  open_status: 'open or closed',
  labels: 'label, tags',
  licence_number: 'license number, license, licence number, license no',
  owner_name: 'owner',
  payment_types: 'ways to pay, payment methods, payments',
  year_founded: 'founded, year established',
  booking_url: 'appointment links url appointment, appointment url, booking link, booking url',
  menu_url: 'menu or services links url menu, menu url, menu link',
  order_url: 'order ahead links url order ahead, order url, order link',
  reservation_url: 'reservations links url reservations, reservation url, reservation link',
}

/** "Country / Region" and "country_region" are the same heading. */
const plainly = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const known = new Map<string, ColumnTarget>()
for (const target of columnTargets) {
  const others = (otherNames[target] ?? '').split(',')
  for (const name of [target, targetLabels[target], ...others]) {
    const heading = plainly(name)
    if (heading !== '' && !known.has(heading)) known.set(heading, target)
  }
}
for (const day of weekdays) {
  for (const name of [day, day.slice(0, 3), `hours ${day}`, `${day.slice(0, 3)} hours`]) known.set(name, `${day}_hours`)
  for (const name of [`${day} open`, `${day.slice(0, 3)} open`, `${day} opening`]) known.set(name, `${day}_opens`)
  for (const name of [`${day} close`, `${day.slice(0, 3)} close`, `${day} closing`]) known.set(name, `${day}_closes`)
}
for (const network of socialNetworks) {
  for (const end of ['url', 'link', 'profile']) known.set(`${network} ${end}`, network)
}

/** What the columns are about, as far as their headings tell; of two that say the same the first is taken. */
export function suggestMapping(headings: readonly string[]): Mapping {
  const taken = new Set<ColumnTarget>()
  return headings.map(heading => {
    const target = known.get(plainly(heading))
    if (!target || taken.has(target)) return null
    if (!severalColumns.has(target)) taken.add(target)
    return target
  })
}
