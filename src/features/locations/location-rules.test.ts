import { expect, test } from 'vitest'
import { businessCategories } from '#src/content/categories/business-categories.ts'
import { checkLocation } from '#src/domain/location/record/check-location.ts'
import { locationRules } from '#src/features/locations/location-rules.ts'
import { sampleLocation } from '#tests/support/locations/sample-location.ts'
import { processorTime } from '#tests/support/machine/processor-time.ts'

const rules = locationRules(Date.parse('2026-11-21T17:00:00Z'))

test('every category of the catalogue can be the main one', () => {
  for (const { id } of businessCategories) {
    expect(checkLocation({ ...sampleLocation, primary_category: id, additional_categories: [] }, rules).ok, id).toBe(
      true,
    )
  }
})

test('the sample location keeps to the real catalogues', () => {
  expect(checkLocation(sampleLocation, rules)).toEqual({ ok: true, record: sampleLocation, warnings: [] })
})

test('a service area at the other end of the state asks for a reason', () => {
  const service_areas = [{ kind: 'county', name: 'Miami-Dade', state: 'FL' }]
  const checked = checkLocation({ ...sampleLocation, service_areas }, rules)
  expect(checked.ok && checked.warnings.map(({ code }) => code)).toEqual(['service_area_far'])
})

test('a thousand records take less than a second of one core, so that an import of ten thousand is no long wait', () => {
  const checkAll = () => {
    for (let row = 0; row < 1_000; row++) {
      const phone = `(904) 6${String(row)
        .padStart(6, '0')
        .replace(/(\d{2})(\d{4})/, '$1-$2')}`
      checkLocation({ ...sampleLocation, name: `Shop ${row}`, store_code: `S${row}`, phone }, rules)
    }
  }
  expect(processorTime(checkAll)).toBeLessThan(1_000)
})
