import { socialNetworks, weekdays } from '#src/domain/location/record/location-record.ts'
import { fieldLabels } from '#src/domain/location/record/record-fields.ts'

const plain = [
  'name',
  'store_code',
  'business_type',
  'address_line_1',
  'address_line_2',
  'city',
  'state',
  'zip',
  'hide_address',
  'latitude',
  'longitude',
  'service_areas',
  'phone',
  'additional_phones',
  'website',
  'primary_category',
  'additional_categories',
  'special_hours',
  'time_zone',
  'open_status',
  'opening_date',
  'description',
  'services',
  'attributes',
  'social_links',
  'labels',
  'languages',
  'payment_types',
  'licence_number',
  'owner_name',
  'year_founded',
] as const

const dayTargets = weekdays.flatMap(day => [`${day}_hours`, `${day}_opens`, `${day}_closes`] as const)

export const bookingTargets = ['booking_url', 'order_url', 'menu_url', 'reservation_url'] as const

/** What a column can be about: a field of the record, a part of one, or what tells which location a row means. */
export const columnTargets = [
  'id',
  ...plain,
  'more_address',
  'country',
  ...dayTargets,
  ...socialNetworks,
  ...bookingTargets,
] as const

export type ColumnTarget = (typeof columnTargets)[number]

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const networkNames: Record<(typeof socialNetworks)[number], string> = {
  facebook: 'Facebook page',
  instagram: 'Instagram page',
  linkedin: 'LinkedIn page',
  pinterest: 'Pinterest page',
  tiktok: 'TikTok page',
  x: 'X page',
  youtube: 'YouTube page',
}

function labelOf(target: ColumnTarget): string {
  const [day, what] = target.split('_')
  if (weekdays.some(known => known === day)) return `${capital(day ?? '')} ${what}`
  if (target in fieldLabels) return fieldLabels[target as keyof typeof fieldLabels]
  if (target in networkNames) return networkNames[target as keyof typeof networkNames]
  if (target === 'id') return 'Our id of the location'
  if (target === 'more_address') return 'More of the address'
  if (target === 'country') return 'Country'
  return `${capital(target.replace('_url', ''))} link`
}

/** What people call each of them. */
export const targetLabels = Object.fromEntries(columnTargets.map(target => [target, labelOf(target)])) as Record<
  ColumnTarget,
  string
>

/** More than one column may be about these. */
export const severalColumns: ReadonlySet<ColumnTarget> = new Set<ColumnTarget>(['more_address'])
