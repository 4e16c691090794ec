import type { FieldName } from './compare-records.ts'
import type { LocationRecord } from './location-record.ts'

/** `add`: to what is told already. `replace`: in its place. `clear`: nothing is told any more. */
export const changeModes = ['add', 'replace', 'clear'] as const
export type ChangeMode = (typeof changeModes)[number]

/** What every location has for itself: the same for many would be wrong. */
const own = new Set<FieldName>([
  'store_code',
  'address_line_1',
  'address_line_2',
  'city',
  'state',
  'zip',
  'latitude',
  'longitude',
])

/** Fields with several things in them: what an item of each is known by, so that a new one takes the place of the old. */
const known_by: Partial<Record<FieldName, readonly string[]>> = {
  service_areas: ['kind', 'name', 'state'],
  additional_phones: [],
  additional_categories: [],
  special_hours: ['date'],
  more_hours: ['kind'],
  services: ['name'],
  booking_links: ['kind', 'url'],
  labels: [],
  languages: [],
  payment_types: [],
}

const mapped = new Set<FieldName>(['attributes', 'social_links'])

export function mayChangeForMany(field: FieldName): boolean {
  return !own.has(field)
}

/** Whether something can be added to a field: it holds several things. */
export function mayAddTo(field: FieldName): boolean {
  return known_by[field] !== undefined || mapped.has(field)
}

function keyOf(item: unknown, parts: readonly string[]): string {
  if (typeof item !== 'object' || item === null) return JSON.stringify(item)
  const fields = new Map<string, unknown>(Object.entries(item))
  return JSON.stringify(parts.map(part => fields.get(part)))
}

function added(told: unknown, value: unknown, parts: readonly string[]): unknown {
  if (!Array.isArray(told) || !Array.isArray(value)) return value
  const replaced = new Set(value.map(item => keyOf(item, parts)))
  return [...told.filter(item => !replaced.has(keyOf(item, parts))), ...value]
}

/** The record with one field changed, for `checkLocation` to read: `value` may be anything. */
export function changeField(
  record: LocationRecord,
  { field, mode, value }: { field: FieldName; mode: ChangeMode; value?: unknown },
): Record<string, unknown> {
  if (mode === 'replace') return { ...record, [field]: value }
  if (mode === 'clear') return { ...record, [field]: undefined }
  if (!mapped.has(field)) return { ...record, [field]: added(record[field], value, known_by[field] ?? []) }
  const is_map = typeof value === 'object' && value !== null && !Array.isArray(value)
  return { ...record, [field]: is_map ? { ...Object(record[field]), ...value } : value }
}
