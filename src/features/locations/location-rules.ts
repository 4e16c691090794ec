import { businessCategories } from '#src/content/categories/business-categories.ts'
import { locationAttributes } from '#src/content/location-attributes.ts'
import type { LocationRules } from '#src/domain/location/record/check-location.ts'
import { readPhone } from '#src/engines/phones/read-phone.ts'
import { rememberPhones } from '#src/features/locations/remembered-phones.ts'
import { findCentre } from '#src/features/places/public.ts'

const known_categories = new Set(businessCategories.map(({ id }) => id))
const remembered = rememberPhones(readPhone)
const known_attributes = new Set(locationAttributes.map(({ id }) => id))

/** What `checkLocation` is handed: our catalogues, the readers of phone numbers and places, and the time in milliseconds since 1970. */
export function locationRules(now: number): LocationRules {
  return { now, known_categories, known_attributes, readPhone: remembered, findCentre }
}
