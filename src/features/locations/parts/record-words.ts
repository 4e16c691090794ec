import { businessCategory } from '#src/content/categories/business-categories.ts'
import { locationAttributes } from '#src/content/location-attributes.ts'
import { dayInWords, weekInWords } from '#src/domain/location/hours/hours-in-words.ts'
import { languageName } from '#src/domain/location/offers/languages.ts'
import { paymentTypes } from '#src/domain/location/offers/payment-types.ts'
import { type PhotoKind, photoKindNames } from '#src/domain/location/offers/photo-kinds.ts'
import { phoneInWords } from '#src/domain/location/reach/phone-in-words.ts'
import type {
  BookingLink,
  LocationRecord,
  MoreHours,
  SocialNetwork,
} from '#src/domain/location/record/location-record.ts'
import { fieldLabels } from '#src/domain/location/record/record-fields.ts'
import { subscriptionWords } from '#src/domain/subscription.ts'
import { stateName } from '#src/domain/us-states.ts'
import { zoneInWords } from '#src/domain/zone-words.ts'
import type { LocationStatus } from '#src/features/locations/location-status.ts'
import { dateInWords } from '#src/features/locations/parts/date-words.ts'
import { locationStatusNames } from '#src/features/locations/parts/location-status-names.ts'

export const moreHoursNames: Record<MoreHours['kind'], string> = {
  access: 'Access',
  brunch: 'Brunch',
  delivery: 'Delivery',
  drive_through: 'Drive-through',
  happy_hour: 'Happy hour',
  kitchen: 'Kitchen',
  online_service: 'Online service',
  pickup: 'Pickup',
  senior: 'Senior hours',
  takeout: 'Takeout',
}

export const openStatusNames: Record<LocationRecord['open_status'], string> = {
  open: 'Open',
  closed_temporarily: 'Closed for now',
  closed_permanently: 'Closed for good',
}

export const socialNames: Record<SocialNetwork, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  pinterest: 'Pinterest',
  tiktok: 'TikTok',
  x: 'X',
  youtube: 'YouTube',
}

export const bookingNames: Record<BookingLink['kind'], string> = {
  booking: 'Book',
  order: 'Order',
  menu: 'Menu',
  reservation: 'Reserve',
}

const typeNames: Record<LocationRecord['business_type'], string> = {
  storefront: 'Customers come to us',
  service_area: 'We go to customers',
  both: 'Customers come to us, and we go to them',
}

const attributeNames = new Map(locationAttributes.map(({ id, name }) => [id, name]))
const payments = new Map<string, string>(Object.entries(paymentTypes))

const categoryWords = (id: string): string => businessCategory(id)?.name ?? id
const lines = (texts: readonly string[]): string => texts.join('\n')
const list = (texts: readonly string[]): string => texts.join(', ')

type Words = { [Field in keyof LocationRecord]?: (value: LocationRecord[Field]) => string }

/** How each field reads that is not simply its own text. */
const words: Words = {
  business_type: type => typeNames[type],
  state: stateName,
  hide_address: hidden => (hidden ? 'Yes' : 'No'),
  service_areas: areas => list(areas.map(({ kind, name, state }) => (kind === 'zip' ? name : `${name}, ${state}`))),
  phone: phoneInWords,
  additional_phones: numbers => list(numbers.map(phoneInWords)),
  primary_category: categoryWords,
  additional_categories: ids => list(ids.map(categoryWords)),
  regular_hours: week => (week ? weekInWords(week) : ''),
  special_hours: days =>
    lines(days.map(({ date, ranges, note }) => `${dateInWords(date)}${note && ` (${note})`}: ${dayInWords(ranges)}`)),
  more_hours: told => lines(told.map(({ kind, hours }) => `${moreHoursNames[kind]}: ${weekInWords(hours)}`)),
  time_zone: zoneInWords,
  open_status: status => openStatusNames[status],
  services: offered =>
    lines(offered.map(({ name, description, price }) => [name, description, price].filter(Boolean).join(' · '))),
  attributes: told =>
    list(Object.entries(told).map(([id, has]) => `${attributeNames.get(id) ?? id}: ${has ? 'yes' : 'no'}`)),
  social_links: links => lines(Object.values(links)),
  booking_links: links => lines(links.map(({ kind, url }) => `${bookingNames[kind]}: ${url}`)),
  labels: list,
  languages: codes => list(codes.map(code => languageName(code) ?? code)),
  payment_types: ids => list(ids.map(id => payments.get(id) ?? id)),
}

/** What stands beside the record and is told in the activity too. */
const beside: Record<string, { name: string; say: (value: unknown) => string }> = {
  photos: { name: 'Photos', say: photosInWords },
  status: { name: 'Status', say: status => locationStatusNames[status as LocationStatus] ?? String(status) },
  subscription: { name: 'Plan', say: status => subscriptionWords(String(status)).name },
}

function isField(field: string): field is keyof LocationRecord {
  return Object.hasOwn(fieldLabels, field)
}

/** What people call a field; one that is none of the record is named as it is. */
export const fieldName = (field: string): string =>
  isField(field) ? fieldLabels[field] : (beside[field]?.name ?? field.replaceAll('_', ' '))

/**
 * The value of a field as people read it; '' where nothing is told. What does not have the shape of the field, as in an
 * old entry, is shown as it was written.
 */
export function valueInWords(field: string, value: unknown): string {
  if (value === null || value === undefined) return ''
  const say = isField(field) ? (words[field] as ((value: unknown) => string) | undefined) : beside[field]?.say
  try {
    return say ? say(value) : plainWords(value)
  } catch {
    return plainWords(value)
  }
}

function photosInWords(value: unknown): string {
  const photos = value as { kind: PhotoKind; alt_text: string }[]
  return lines(photos.map(({ kind, alt_text }) => `${photoKindNames[kind]}: ${alt_text}`))
}

function plainWords(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
