import { businessCategories } from '#src/content/categories/business-categories.ts'
import { locationAttributes } from '#src/content/location-attributes.ts'
import { type CheckedLocation, checkLocation } from '#src/domain/location/record/check-location.ts'
import { readPhone } from '#src/engines/phones/read-phone.ts'
import { type FormValues, wishedRecord } from '#src/features/locations/parts/form/values.ts'

const known_categories = new Set(businessCategories.map(({ id }) => id))
const known_attributes = new Set(locationAttributes.map(({ id }) => id))

/** Holds the form against the rules that the server holds it against; how far service areas are away only the server knows. */
export function checkForm(values: FormValues, now: number): CheckedLocation {
  const rules = { now, known_categories, known_attributes, readPhone, findCentre: () => null }
  return checkLocation(wishedRecord(values), rules)
}
