import type { LocationRecord } from './location-record.ts'
import type { Problem } from './notes.ts'

type Need = { field: keyof LocationRecord; message: string; lacks: (record: LocationRecord) => boolean }

const has_address = ({ business_type }: LocationRecord): boolean => business_type !== 'service_area'

const needs: readonly Need[] = [
  {
    field: 'address_line_1',
    message: 'Tell the street and number where customers find you.',
    lacks: record => has_address(record) && record.address_line_1 === '',
  },
  { field: 'city', message: 'Tell the city.', lacks: ({ city }) => city === '' },
  { field: 'state', message: 'Tell the state.', lacks: ({ state }) => state === '' },
  { field: 'zip', message: 'Tell the ZIP code.', lacks: ({ zip }) => zip === '' },
  {
    field: 'service_areas',
    message: 'Name at least one place where you serve customers.',
    lacks: record => !has_address(record) && record.service_areas.length === 0,
  },
  { field: 'phone', message: 'Tell the main phone number.', lacks: ({ phone }) => phone === '' },
  {
    field: 'primary_category',
    message: 'Choose the category that says best what you are.',
    lacks: ({ primary_category }) => primary_category === '',
  },
]

/** What a record that follows every rule still lacks before the agency can work with it; none when it is ready. */
export function missingRequired(record: LocationRecord): Problem[] {
  return needs.filter(({ lacks }) => lacks(record)).map(({ field, message }) => ({ field, code: 'required', message }))
}
