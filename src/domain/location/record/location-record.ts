/** Monday first, as ISO 8601 counts. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type Weekday = (typeof weekdays)[number]

/**
 * Local wall time from `00:00` to `24:00`. What closes at or before it opens closes on the next day; `00:00` to `24:00` is open
 * around the clock.
 */
export type OpenRange = { opens: string; closes: string }

/** An empty day is closed. */
export type RegularHours = Record<Weekday, OpenRange[]>

/** Hours of one day that replace the regular ones; without ranges it is closed. `date` is YYYY-MM-DD. */
export type SpecialDay = { date: string; ranges: OpenRange[]; note: string }

/** After the types of more hours in Google's Business Information API. */
export const moreHoursKinds = [
  'access',
  'brunch',
  'delivery',
  'drive_through',
  'happy_hour',
  'kitchen',
  'online_service',
  'pickup',
  'senior',
  'takeout',
] as const
export type MoreHours = { kind: (typeof moreHoursKinds)[number]; hours: RegularHours }

export const businessTypes = ['storefront', 'service_area', 'both'] as const
export type BusinessType = (typeof businessTypes)[number]

export const openStatuses = ['open', 'closed_temporarily', 'closed_permanently'] as const
type OpenStatus = (typeof openStatuses)[number]

export const areaKinds = ['city', 'county', 'zip'] as const
/** `name` is the city, the county without the word, or five digits; `state` two letters. */
export type ServiceArea = { kind: (typeof areaKinds)[number]; name: string; state: string }

export type OfferedService = { name: string; description: string; price: string }

export const socialNetworks = ['facebook', 'instagram', 'linkedin', 'pinterest', 'tiktok', 'x', 'youtube'] as const
export type SocialNetwork = (typeof socialNetworks)[number]

export const bookingKinds = ['booking', 'order', 'menu', 'reservation'] as const
export type BookingLink = { kind: (typeof bookingKinds)[number]; url: string }

/** All that is true of one shop, under the names it has from column to screen. An empty text is "not told". */
export type LocationRecord = {
  name: string
  store_code: string
  business_type: BusinessType
  address_line_1: string
  address_line_2: string
  city: string
  /** Two letters. */
  state: string
  /** Five digits or ZIP+4. */
  zip: string
  hide_address: boolean
  /** Degrees, WGS 84; both or neither. */
  latitude: number | null
  longitude: number | null
  service_areas: ServiceArea[]
  /** E.164. */
  phone: string
  additional_phones: string[]
  website: string
  /** Ids of the catalogue of business categories. */
  primary_category: string
  additional_categories: string[]
  /** `null`: nobody has told the hours. */
  regular_hours: RegularHours | null
  special_hours: SpecialDay[]
  more_hours: MoreHours[]
  /** IANA. */
  time_zone: string
  open_status: OpenStatus
  /** YYYY-MM or YYYY-MM-DD. */
  opening_date: string
  description: string
  services: OfferedService[]
  /** By ids of the catalogue of attributes; what nobody has told is not in it. */
  attributes: Record<string, boolean>
  social_links: Partial<Record<SocialNetwork, string>>
  booking_links: BookingLink[]
  labels: string[]
  /** ISO 639 codes. */
  languages: string[]
  payment_types: string[]
  licence_number: string
  owner_name: string
  year_founded: number | null
}
