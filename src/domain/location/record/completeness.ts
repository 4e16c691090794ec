import type { PhotoKind } from '#src/domain/location/offers/photo-kinds.ts'
import type { BusinessType, LocationRecord } from './location-record.ts'
import { fieldLabels } from './record-fields.ts'
import { missingRequired } from './required-fields.ts'

/** `field` is one of the record, or `photos`. */
export type MissingPart = { field: string; label: string }

type Photos = ReadonlySet<PhotoKind>

type Part = MissingPart & { weight: number; has: (record: LocationRecord, photos: Photos) => boolean }

function part(field: keyof LocationRecord, weight: number, has: (record: LocationRecord) => boolean): Part {
  return { field, label: fieldLabels[field], weight, has }
}

function needed(field: keyof LocationRecord, weight: number): Part {
  return part(field, weight, record => missingRequired(record).every(problem => problem.field !== field))
}

function shown(label: string, weight: number, has: (photos: Photos) => boolean): Part {
  return { field: 'photos', label, weight, has: (_, photos) => has(photos) }
}

const ofTheShop: readonly PhotoKind[] = ['interior', 'exterior', 'team', 'work']

/** Heavier is what customers look for first. The weights are our own judgment; no platform publishes any. */
const parts: readonly Part[] = [
  needed('address_line_1', 8),
  needed('city', 4),
  needed('state', 2),
  needed('zip', 4),
  needed('service_areas', 4),
  needed('phone', 10),
  needed('primary_category', 10),
  { ...part('latitude', 4, ({ latitude }) => latitude !== null), label: 'Pin on the map' },
  part('website', 8, ({ website }) => website !== ''),
  part('regular_hours', 10, ({ regular_hours }) => regular_hours !== null),
  part('description', 8, ({ description }) => description !== ''),
  part('additional_categories', 2, ({ additional_categories }) => additional_categories.length > 0),
  part('services', 6, ({ services }) => services.length > 0),
  part('attributes', 4, ({ attributes }) => Object.keys(attributes).length > 0),
  part('social_links', 3, ({ social_links }) => Object.keys(social_links).length > 0),
  part('opening_date', 2, ({ opening_date, year_founded }) => opening_date !== '' || year_founded !== null),
  part('payment_types', 2, ({ payment_types }) => payment_types.length > 0),
  part('languages', 1, ({ languages }) => languages.length > 0),
  shown('Cover photo', 4, photos => photos.has('cover')),
  shown('Logo', 3, photos => photos.has('logo')),
  shown('More photos', 3, photos => ofTheShop.some(kind => photos.has(kind))),
]

/** What a shop that goes nowhere, and one that nobody visits, is not asked. */
const unasked: Record<BusinessType, string | null> = {
  storefront: 'service_areas',
  service_area: 'address_line_1',
  both: null,
}

/**
 * How much of what customers look for is told: whole percent, and what is missing, heaviest first. 100 only when nothing is.
 * Having a name is the beginning, and counts for nothing. `photos`: what those of the location show.
 */
export function completeness(record: LocationRecord, photos: Photos): { percent: number; missing: MissingPart[] } {
  const asked = parts.filter(({ field }) => field !== unasked[record.business_type])
  const missing = asked.filter(({ has }) => !has(record, photos))
  const sum = (some: readonly Part[]) => some.reduce((total, { weight }) => total + weight, 0)
  return {
    percent: Math.floor((100 * (sum(asked) - sum(missing))) / sum(asked)),
    missing: missing.toSorted((a, b) => b.weight - a.weight).map(({ field, label }) => ({ field, label })),
  }
}
