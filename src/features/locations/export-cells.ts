import {
  type LocationRecord,
  type OpenRange,
  type Weekday,
  weekdays,
} from '#src/domain/location/record/location-record.ts'
import { recordFields } from '#src/domain/location/record/record-fields.ts'

/** These stand in columns of their own. */
const apart = new Set<string>([
  'regular_hours',
  'special_hours',
  'more_hours',
  'services',
  'service_areas',
  'booking_links',
])

const plainFields = recordFields.filter(field => !apart.has(field))

const dayColumn = (day: Weekday): string => `${day}_hours`

/** The columns of a record, in their order. */
export const recordHeadings = [...plainFields, 'service_areas', ...weekdays.map(dayColumn), 'special_hours', 'services']

function cellOf(value: unknown): string | number {
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.join('; ')
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .map(([name, told]) => `${name}: ${cellOf(told)}`)
      .join('; ')
  }
  return typeof value === 'string' ? value : ''
}

function rangesInCell(ranges: readonly OpenRange[]): string {
  return ranges.length === 0 ? 'closed' : ranges.map(({ opens, closes }) => `${opens}-${closes}`).join(', ')
}

/** A record as the cells of one row, by the names of their columns. */
export function recordCells(record: LocationRecord): Map<string, string | number> {
  const { regular_hours, special_hours, service_areas, services } = record
  const areas = service_areas.map(({ kind, name, state }) => `${name}${kind === 'county' ? ' County' : ''}, ${state}`)
  return new Map<string, string | number>([
    ...plainFields.map(field => [field, cellOf(record[field])] as const),
    ['service_areas', areas.join('; ')],
    ...weekdays.map(day => [dayColumn(day), regular_hours ? rangesInCell(regular_hours[day]) : ''] as const),
    ['special_hours', special_hours.map(({ date, ranges }) => `${date}: ${rangesInCell(ranges)}`).join('; ')],
    ['services', services.map(({ name, price }) => (price === '' ? name : `${name} (${price})`)).join('; ')],
  ])
}

/** The columns that a file shows and no import reads. */
export const shownHeadings = ['more_hours', 'booking_links']

function weekInCell(hours: LocationRecord['more_hours'][number]['hours']): string {
  return weekdays.map(day => `${day} ${rangesInCell(hours[day])}`).join(', ')
}

/** What stands in the columns that no import reads. */
export function shownCells({ more_hours, booking_links }: Pick<LocationRecord, 'more_hours' | 'booking_links'>) {
  return [
    more_hours.map(({ kind, hours }) => `${kind}: ${weekInCell(hours)}`).join('; '),
    booking_links.map(({ kind, url }) => `${kind}: ${url}`).join('; '),
  ]
}
