import { targetLabels } from '#src/features/locations/imports/read/column-targets.ts'
import { csvLine } from '#src/platform/http/csv.ts'
import { writeXlsx } from '#src/platform/sheets/write-xlsx.ts'

/** One location of which the usual things are told, and the form of each cell can be seen. */
const example = {
  name: 'Example Plumbing',
  store_code: 'JAX-1',
  address_line_1: '120 Bay Street',
  address_line_2: 'Suite 4',
  city: 'Jacksonville',
  state: 'FL',
  zip: '32202',
  phone: '(904) 555-0142',
  website: 'https://example.com/jacksonville',
  primary_category: 'Plumber',
  additional_categories: 'Drainage service',
  monday_hours: '9:00 AM-5:00 PM',
  tuesday_hours: '9:00 AM-5:00 PM',
  wednesday_hours: '9:00 AM-12:00 PM, 1:00 PM-5:00 PM',
  thursday_hours: '9:00 AM-5:00 PM',
  friday_hours: '9:00 AM-5:00 PM',
  saturday_hours: 'closed',
  sunday_hours: 'closed',
  special_hours: '',
  services: 'Drain cleaning; Water heaters (from $120)',
  description: 'What you do, in your own words.',
  labels: 'north',
} as const

/** A table to fill in: the headings we know best, and one row that shows how cells are written. */
const rows = [
  (Object.keys(example) as (keyof typeof example)[]).map(target => targetLabels[target]),
  Object.values(example),
]

export async function* templateLines(): AsyncGenerator<string, void> {
  for (const row of rows) yield csvLine(row)
}

export function templateWorkbook(): Uint8Array<ArrayBuffer> {
  return writeXlsx('Locations', rows)
}
