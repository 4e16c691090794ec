import type { LocationRecord } from './location-record.ts'
import type { Notes } from './notes.ts'

/** Every field of the record with the name people see on the form, in its order. */
export const fieldLabels: Record<keyof LocationRecord, string> = {
  name: 'Business name',
  store_code: 'Store code',
  business_type: 'Kind of location',
  address_line_1: 'Street and number',
  address_line_2: 'Suite or unit',
  city: 'City',
  state: 'State',
  zip: 'ZIP code',
  hide_address: 'Hide the address',
  latitude: 'Latitude',
  longitude: 'Longitude',
  service_areas: 'Service areas',
  phone: 'Main phone',
  additional_phones: 'Further phones',
  website: 'Website',
  primary_category: 'Main category',
  additional_categories: 'Further categories',
  regular_hours: 'Opening hours',
  special_hours: 'Special hours',
  more_hours: 'More hours',
  time_zone: 'Time zone',
  open_status: 'Open or closed',
  opening_date: 'Opening date',
  description: 'Description',
  services: 'Services',
  attributes: 'Attributes',
  social_links: 'Social pages',
  booking_links: 'Booking, order and menu links',
  labels: 'Labels',
  languages: 'Languages',
  payment_types: 'Ways to pay',
  licence_number: 'License number',
  owner_name: 'Owner',
  year_founded: 'Year founded',
}

/** The names of all fields, in the order of the form. */
export const recordFields = Object.keys(fieldLabels) as (keyof LocationRecord)[]

/** Refuses what is no field of the record, so that a misspelled one is not lost in silence. */
export function refuseUnknownFields(given: Record<string, unknown>, notes: Notes): void {
  for (const key of Object.keys(given)) {
    if (Object.hasOwn(fieldLabels, key)) continue
    notes.refuse(key.slice(0, 60), 'unknown_field', 'There is no such field.')
  }
}
