import { changedFields, type FieldName } from './compare-records.ts'
import type { LocationRecord } from './location-record.ts'
import type { Warning } from './notes.ts'

const lines: readonly FieldName[] = ['address_line_1', 'address_line_2']
const phones: readonly FieldName[] = ['phone', 'additional_phones']

/** By the field that a warning names: all fields that it rests on. */
const rests_on: Partial<Record<string, readonly FieldName[]>> = {
  name: ['name', 'city', 'store_code'],
  address_line_1: lines,
  address_line_2: lines,
  service_areas: ['service_areas', 'latitude', 'longitude', 'city', 'state', 'zip'],
  phone: phones,
  additional_phones: phones,
  website: ['website'],
  description: ['description'],
}

type Change = { before: LocationRecord; after: LocationRecord; warnings: readonly Warning[] }

/**
 * The warnings of `after` that ask for a reason now: one that was set aside when its field was saved is not raised again
 * while that field stays as it is. `warningsOf` tells what was raised before; it is asked only where that is not plain from
 * what the warnings rest on.
 */
export function raisedAnew(
  { before, after, warnings }: Change,
  warningsOf: (record: LocationRecord) => readonly Warning[],
): readonly Warning[] {
  if (warnings.length === 0) return warnings
  const changed = new Set<string>(changedFields(before, after))
  const rootOf = ({ field }: Warning) => field.split('.')[0] ?? ''
  const open = warnings.filter(warning => rests_on[rootOf(warning)]?.some(field => changed.has(field)) ?? true)
  if (open.every(warning => changed.has(rootOf(warning)))) return open
  const known = new Set(warningsOf(before).map(({ code }) => code))
  return open.filter(warning => !known.has(warning.code) || changed.has(rootOf(warning)))
}
