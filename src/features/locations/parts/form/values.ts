import { phoneInWords } from '#src/domain/location/reach/phone-in-words.ts'
import type { FieldName } from '#src/domain/location/record/compare-records.ts'
import type { LocationRecord } from '#src/domain/location/record/location-record.ts'
import { recordFields } from '#src/domain/location/record/record-fields.ts'
import { isSameValue } from '#src/domain/location/record/same-value.ts'

type Numbers = { latitude: string; longitude: string; year_founded: string }

/** A location as it stands in the form: numbers are texts, because half a number is none yet. */
export type FormValues = Omit<LocationRecord, keyof Numbers> & Numbers

type FieldValues = Partial<Record<FieldName, unknown>>

/** What a new location begins with. */
export const emptyForm: FormValues = {
  name: '',
  store_code: '',
  business_type: 'storefront',
  address_line_1: '',
  address_line_2: '',
  city: '',
  state: '',
  zip: '',
  hide_address: false,
  latitude: '',
  longitude: '',
  service_areas: [],
  phone: '',
  additional_phones: [],
  website: '',
  primary_category: '',
  additional_categories: [],
  regular_hours: null,
  special_hours: [],
  more_hours: [],
  time_zone: '',
  open_status: 'open',
  opening_date: '',
  description: '',
  services: [],
  attributes: {},
  social_links: {},
  booking_links: [],
  labels: [],
  languages: [],
  payment_types: [],
  licence_number: '',
  owner_name: '',
  year_founded: '',
}

const digits = (number: number | null): string => (number === null ? '' : String(number))

/** The fields of a record, out of a row that holds more, as the form shows them. */
export function formOf(row: LocationRecord): FormValues {
  const record = Object.fromEntries(recordFields.map(field => [field, row[field]])) as LocationRecord
  const { latitude, longitude, year_founded, phone, additional_phones } = record
  return {
    ...record,
    latitude: digits(latitude),
    longitude: digits(longitude),
    year_founded: digits(year_founded),
    phone: phoneInWords(phone),
    additional_phones: additional_phones.map(phoneInWords),
  }
}

/** The number that was typed; what is none stays as it is, for the rules to say so. */
function numberIn(text: string): number | string | null {
  const typed = text.trim()
  if (typed === '') return null
  const number = Number(typed)
  return Number.isFinite(number) ? number : typed
}

/** What the form asks the server to keep, in the names and shapes of the record. */
export function wishedRecord(values: FormValues): Record<FieldName, unknown> {
  const { latitude, longitude, year_founded } = values
  return {
    ...values,
    latitude: numberIn(latitude),
    longitude: numberIn(longitude),
    year_founded: numberIn(year_founded),
  }
}

/** The fields in which the form is not what was saved. */
export function changedIn(saved: FormValues, values: FormValues): FieldName[] {
  return recordFields.filter(field => !isSameValue(saved[field], values[field]))
}

/** Those fields by what they are to be. */
export function changesOf(saved: FormValues, values: FormValues): FieldValues {
  const wished = wishedRecord(values)
  return Object.fromEntries(changedIn(saved, values).map(field => [field, wished[field]]))
}
