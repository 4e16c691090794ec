import type { LocationRecord } from '#src/domain/location/record/location-record.ts'
import type { Notes } from '#src/domain/location/record/notes.ts'
import { readList, refuseTwins } from '#src/domain/location/record/read-shapes.ts'
import { readLine } from '#src/domain/location/texts/read-text.ts'

type Categories = Pick<LocationRecord, 'primary_category' | 'additional_categories'>

function readCategory(value: unknown, field: string, known: ReadonlySet<string>, notes: Notes): string {
  const id = readLine(value, { field, name: 'The category', most: 100 }, notes)
  if (id === '' || known.has(id)) return id
  notes.refuse(field, 'unknown_category', 'Choose a category from the list.')
  return ''
}

/** One main category and up to nine more, all of the catalogue, none twice. */
export function readCategories(given: Record<string, unknown>, known: ReadonlySet<string>, notes: Notes): Categories {
  const field = 'additional_categories'
  const before = notes.problems.length
  const primary_category = readCategory(given.primary_category, 'primary_category', known, notes)
  const primary_is_refused = notes.problems.length > before
  const additional_categories = readList(given[field], { field, name: 'Further categories', most: 9 }, notes).map(
    (id, at) => readCategory(id, `${field}.${at}`, known, notes),
  )
  refuseTwins(additional_categories, { field, name: 'This category', key: id => id }, notes)
  additional_categories.forEach((id, at) => {
    if (id !== '' && id === primary_category) {
      notes.refuse(`${field}.${at}`, 'category_is_primary', 'This is the main category already.')
    }
  })
  if (primary_category === '' && !primary_is_refused && additional_categories.length > 0) {
    notes.refuse('primary_category', 'primary_missing', 'Choose the main category before further ones.')
  }
  return { primary_category, additional_categories: additional_categories.filter(id => id !== '') }
}
