import type { FieldName } from '#src/domain/location/record/compare-records.ts'
import type { FormValues } from './values.ts'

/** What shops of one business often have in common, in groups that are copied together. */
export const copyGroups: readonly { id: string; name: string; fields: readonly FieldName[] }[] = [
  { id: 'categories', name: 'Categories', fields: ['primary_category', 'additional_categories'] },
  { id: 'hours', name: 'Opening hours', fields: ['regular_hours', 'special_hours', 'more_hours'] },
  { id: 'words', name: 'Description and services', fields: ['description', 'services'] },
  {
    id: 'attributes',
    name: 'Attributes, ways to pay, languages',
    fields: ['attributes', 'payment_types', 'languages'],
  },
  { id: 'links', name: 'Website, social pages, booking links', fields: ['website', 'social_links', 'booking_links'] },
  { id: 'business', name: 'Name, owner, year founded', fields: ['name', 'owner_name', 'year_founded'] },
]

/** The fields of the chosen groups as another location has them. */
export function copied(from: FormValues, group_ids: readonly string[]): Partial<FormValues> {
  const fields = copyGroups.filter(({ id }) => group_ids.includes(id)).flatMap(group => group.fields)
  return Object.fromEntries(fields.map(field => [field, from[field]])) as Partial<FormValues>
}
