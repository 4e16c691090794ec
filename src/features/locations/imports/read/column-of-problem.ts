import { socialNetworks, weekdays } from '#src/domain/location/record/location-record.ts'
import { bookingTargets, type ColumnTarget } from '#src/features/locations/imports/read/column-targets.ts'
import type { Mapping } from '#src/features/locations/imports/read/suggest-mapping.ts'

/** The columns that a problem of this field may stand in, the likeliest first. */
function targetsOf(field: string): string[] {
  const [first = '', second = ''] = field.split('.')
  if (first === 'regular_hours') {
    const days = weekdays.filter(day => second === '' || day === second)
    return days.flatMap(day => [`${day}_hours`, `${day}_closes`, `${day}_opens`])
  }
  if (first === 'social_links') return [second, 'social_links', ...(second === '' ? socialNetworks : [])]
  if (first === 'booking_links') return [...bookingTargets]
  if (first === 'confirm') return ['open_status']
  if (first === 'address_line_2') return [first, 'more_address']
  return [first]
}

/** The number of the column, from 0, that a problem is about; null where it is about the row, or about what no column tells. */
export function columnOfProblem(field: string, mapping: Mapping): number | null {
  for (const target of targetsOf(field)) {
    const at = mapping.indexOf(target as ColumnTarget)
    if (at >= 0) return at
  }
  return null
}
