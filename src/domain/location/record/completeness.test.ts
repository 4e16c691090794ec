import { expect, test } from 'vitest'
import type { PhotoKind } from '#src/domain/location/offers/photo-kinds.ts'
import { taken } from '#tests/support/locations/check-sample.ts'
import { sampleLocation } from '#tests/support/locations/sample-location.ts'
import { fc } from '#tests/support/runner/properties.ts'
import { completeness as completenessWith } from './completeness.ts'
import type { LocationRecord } from './location-record.ts'
import { missingRequired } from './required-fields.ts'

const untold = Object.fromEntries(Object.keys(sampleLocation).map(field => [field, undefined]))
const empty = taken({ ...untold, name: 'Corner Shop' })
const photos: ReadonlySet<PhotoKind> = new Set(['logo', 'cover', 'team'])
const completeness = (record: LocationRecord) => completenessWith(record, photos)
const fieldsOf = (problems: readonly { field: string }[]) => problems.map(({ field }) => field)

test('a record that tells everything is complete', () => {
  expect(completeness(sampleLocation)).toEqual({ percent: 100, missing: [] })
  expect(missingRequired(sampleLocation)).toEqual([])
})

test('a name alone is nothing yet, and what counts most is asked first', () => {
  const { percent, missing } = completenessWith(empty, new Set())
  expect(percent).toBe(0)
  expect(fieldsOf(missing).slice(0, 3)).toEqual(['phone', 'primary_category', 'regular_hours'])
})

test('one missing part is named, and keeps the record from 100', () => {
  const { percent, missing } = completeness({ ...sampleLocation, languages: [] })
  expect(percent).toBeLessThan(100)
  expect(missing).toEqual([{ field: 'languages', label: 'Languages' }])
})

test('photos count: the cover, the logo, and any other', () => {
  const labels = (kinds: PhotoKind[]) =>
    completenessWith(sampleLocation, new Set(kinds)).missing.map(({ label }) => label)
  expect(labels([])).toEqual(['Cover photo', 'Logo', 'More photos'])
  expect(labels(['cover', 'logo'])).toEqual(['More photos'])
  expect(labels(['cover', 'work'])).toEqual(['Logo'])
  expect(labels(['cover', 'logo', 'exterior'])).toEqual([])
})

test('the year it was founded answers for the opening date', () => {
  expect(completeness({ ...sampleLocation, opening_date: '' }).percent).toBe(100)
  expect(completeness({ ...sampleLocation, opening_date: '', year_founded: null }).percent).toBeLessThan(100)
})

test('a business that only travels needs no street, but places; a storefront the other way round', () => {
  const travels = { ...sampleLocation, business_type: 'service_area' as const }
  expect(missingRequired({ ...travels, address_line_1: '' })).toEqual([])
  expect(fieldsOf(missingRequired({ ...travels, service_areas: [] }))).toEqual(['service_areas'])
  expect(completeness({ ...travels, address_line_1: '' }).percent).toBe(100)
  const stays = { ...sampleLocation, business_type: 'storefront' as const, service_areas: [] }
  expect(missingRequired(stays)).toEqual([])
  expect(fieldsOf(missingRequired({ ...stays, address_line_1: '' }))).toEqual(['address_line_1'])
  expect(completeness(stays).percent).toBe(100)
})

test('what a beginning lacks before the agency can work with it', () => {
  expect(fieldsOf(missingRequired(empty))).toEqual([
    'address_line_1',
    'city',
    'state',
    'zip',
    'phone',
    'primary_category',
  ])
})

test('telling more never lowers the figure', () => {
  const parts = Object.keys(sampleLocation).filter(field => field !== 'business_type' && field !== 'name')
  fc.assert(
    fc.property(fc.subarray(parts), fc.constantFrom(...parts), (told, more) => {
      const only = (fields: string[]) =>
        Object.fromEntries(Object.entries(sampleLocation).filter(([field]) => fields.includes(field)))
      const before: LocationRecord = { ...empty, ...only(told) }
      const after: LocationRecord = { ...before, ...only([more]) }
      expect(completeness(after).percent).toBeGreaterThanOrEqual(completeness(before).percent)
      expect(completeness(before).percent === 100).toBe(completeness(before).missing.length === 0)
    }),
  )
})
