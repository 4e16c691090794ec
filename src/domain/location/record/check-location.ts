import { localMoment } from '#src/domain/location/hours/local-moment.ts'
import { readMoreHours } from '#src/domain/location/hours/more-hours.ts'
import { readOpeningDate, readYearFounded } from '#src/domain/location/hours/opening-date.ts'
import { readRegularHours } from '#src/domain/location/hours/opening-hours.ts'
import { readSpecialHours } from '#src/domain/location/hours/special-hours.ts'
import { readTimeZone } from '#src/domain/location/hours/time-zone.ts'
import { readAttributes } from '#src/domain/location/offers/attributes.ts'
import { readCategories } from '#src/domain/location/offers/categories.ts'
import { readLanguages } from '#src/domain/location/offers/languages.ts'
import { readPaymentTypes } from '#src/domain/location/offers/payment-types.ts'
import { readServices } from '#src/domain/location/offers/services.ts'
import { type FindCentre, warnOfFarAreas } from '#src/domain/location/place/far-areas.ts'
import { readPin } from '#src/domain/location/place/map-pin.ts'
import { readAddress, warnOfMailbox } from '#src/domain/location/place/postal-address.ts'
import { readServiceAreas } from '#src/domain/location/place/service-areas.ts'
import { readBookingLinks } from '#src/domain/location/reach/booking-links.ts'
import { type ReadPhone, readPhones } from '#src/domain/location/reach/phones.ts'
import { readSocialLinks } from '#src/domain/location/reach/social-links.ts'
import { readWebsite } from '#src/domain/location/reach/web-address.ts'
import { readName, sentName, warnOfName } from '#src/domain/location/texts/business-name.ts'
import { readDescription } from '#src/domain/location/texts/description.ts'
import { readLine } from '#src/domain/location/texts/read-text.ts'
import { readLabels } from './labels.ts'
import { businessTypes, type LocationRecord, openStatuses } from './location-record.ts'
import { Notes, type Problem, type Warning } from './notes.ts'
import { readChoice, readFields } from './read-shapes.ts'
import { refuseUnknownFields } from './record-fields.ts'
import { readStoreCode } from './store-code.ts'

/** What the rules cannot know by themselves. `now` is in milliseconds since 1970. */
export type LocationRules = {
  now: number
  known_categories: ReadonlySet<string>
  known_attributes: ReadonlySet<string>
  readPhone: ReadPhone
  findCentre: FindCentre
}

export type CheckedLocation =
  | { ok: true; record: LocationRecord; warnings: Warning[] }
  | { ok: false; problems: Problem[] }

function readHours(given: Record<string, unknown>, today: string, notes: Notes) {
  const regular_hours = readRegularHours(given.regular_hours, notes)
  return {
    regular_hours,
    special_hours: readSpecialHours(given.special_hours, { regular_hours, today }, notes),
    more_hours: readMoreHours(given.more_hours, regular_hours, notes),
  }
}

function readTrade(
  given: Record<string, unknown>,
  { known_categories, known_attributes }: LocationRules,
  notes: Notes,
) {
  return {
    ...readCategories(given, known_categories, notes),
    description: readDescription(given.description, notes),
    services: readServices(given.services, notes),
    attributes: readAttributes(given.attributes, known_attributes, notes),
    labels: readLabels(given.labels, notes),
    languages: readLanguages(given.languages, notes),
    payment_types: readPaymentTypes(given.payment_types, notes),
    licence_number: readLine(given.licence_number, { field: 'licence_number', name: 'The number', most: 60 }, notes),
    owner_name: readLine(given.owner_name, { field: 'owner_name', name: 'The name', most: 120 }, notes),
  }
}

function readHideAddress(value: unknown, notes: Notes): boolean {
  if (value === undefined || value === null || typeof value === 'boolean') return value === true
  notes.refuse('hide_address', 'not_yes_or_no', 'Answer yes or no.')
  return false
}

/** Where it is, and whether people may come there: the address of a business that only travels is never shown. */
function readPlace(given: Record<string, unknown>, notes: Notes) {
  const types = { field: 'business_type', choices: businessTypes, fallback: 'storefront' as const }
  const business_type = readChoice(given.business_type, types, notes)
  const address = readAddress(given, notes)
  const hide_address = readHideAddress(given.hide_address, notes)
  warnOfMailbox(address, notes)
  return {
    business_type,
    ...address,
    hide_address: hide_address || business_type === 'service_area',
    ...readPin(given, address.state, notes),
    service_areas: readServiceAreas(given.service_areas, business_type, notes),
    time_zone: readTimeZone(given.time_zone, address, notes),
  }
}

/**
 * Reads what somebody says of a location and holds it against every rule of the trade. `input` may be anything; a field that
 * is missing counts as not told. Texts come back as they were written, without spaces around them; hours and special days
 * in order, phone numbers as E.164. A record may be incomplete: `missingRequired` tells what it lacks.
 */
export function checkLocation(input: unknown, rules: LocationRules): CheckedLocation {
  const notes = new Notes()
  const given = readFields(input, 'record', notes)
  refuseUnknownFields(given, notes)
  const place = readPlace(given, notes)
  const today = localMoment(rules.now, place.time_zone).day
  const record: LocationRecord = {
    name: readName(given.name, notes),
    store_code: readStoreCode(given.store_code, notes),
    ...place,
    ...readPhones(given, rules.readPhone, notes),
    website: readWebsite(given.website, notes),
    ...readHours(given, today, notes),
    open_status: readChoice(
      given.open_status,
      { field: 'open_status', choices: openStatuses, fallback: 'open' },
      notes,
    ),
    opening_date: readOpeningDate(given.opening_date, today, notes),
    ...readTrade(given, rules, notes),
    social_links: readSocialLinks(given.social_links, notes),
    booking_links: readBookingLinks(given.booking_links, notes),
    year_founded: readYearFounded(given.year_founded, today, notes),
  }
  if (notes.problems.length > 0) return { ok: false, problems: notes.problems }
  warnOfName({ ...record, name: sentName(given.name) }, notes)
  warnOfFarAreas(record, rules.findCentre, notes)
  return { ok: true, record, warnings: notes.warnings }
}
