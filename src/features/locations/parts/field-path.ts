/**
 * The address of the place where people tell a field of a location: one of the record, a single box of one such as
 * `social_links.facebook`, or `photos`. On the form, every field's place bears the field's name as its id.
 */
export function fieldPath(location_id: string, field: string): string {
  const location = `/client/locations/${location_id}`
  return field === 'photos' ? `${location}/photos` : `${location}/info#${field}`
}
