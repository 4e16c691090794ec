import { areaKinds, type BusinessType, type ServiceArea } from '#src/domain/location/record/location-record.ts'
import type { Notes } from '#src/domain/location/record/notes.ts'
import { readChoice, readFields, readList, readNeeded, refuseTwins } from '#src/domain/location/record/read-shapes.ts'
import { readLine } from '#src/domain/location/texts/read-text.ts'
import { readState } from './postal-address.ts'
import { refuseForeignZip } from './zip.ts'

/** Google's own bound: https://support.google.com/business/answer/9157481 */
const most = 20

function readArea(value: unknown, field: string, notes: Notes): ServiceArea {
  const given = readFields(value, field, notes)
  const kind = readChoice(given.kind, { field: `${field}.kind`, choices: areaKinds, fallback: 'city' }, notes)
  const name = readNeeded(
    () => readLine(given.name, { field: `${field}.name`, name: 'The name of a service area', most: 80 }, notes),
    { field: `${field}.name`, message: 'Name the city, the county or the ZIP code.' },
    notes,
  )
  const state = readNeeded(
    () => readState(given.state, `${field}.state`, notes),
    { field: `${field}.state`, message: 'Tell in which state the service area lies.' },
    notes,
  )
  if (kind !== 'zip') return { kind, name, state }
  if (/^\d{5}$/.test(name)) refuseForeignZip(`${field}.name`, name, state, notes)
  else if (name !== '') notes.refuse(`${field}.name`, 'zip_form', 'A ZIP code has five digits.')
  return { kind, name, state }
}

/** Where the business goes to its customers. A storefront goes nowhere. */
export function readServiceAreas(value: unknown, business_type: BusinessType, notes: Notes): ServiceArea[] {
  const given = readList(value, { field: 'service_areas', name: 'Service areas', most }, notes)
  const areas = given.map((area, at) => readArea(area, `service_areas.${at}`, notes))
  const key = ({ kind, name, state }: ServiceArea) => name && `${kind} ${name.toLowerCase()} ${state}`
  refuseTwins(areas, { field: 'service_areas', name: 'This service area', key }, notes)
  if (areas.length > 0 && business_type === 'storefront') {
    const message =
      'A shop that serves people only at its address has no service areas. Choose "both", or take them out.'
    notes.refuse('service_areas', 'not_for_storefront', message)
  }
  return areas
}
