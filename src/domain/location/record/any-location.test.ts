import { expect, test } from 'vitest'
import { anyLocation } from '#tests/support/locations/location-arbitraries.ts'
import { sampleLocation, sampleRules } from '#tests/support/locations/sample-location.ts'
import { fc } from '#tests/support/runner/properties.ts'
import { checkChange } from './check-change.ts'
import { checkLocation } from './check-location.ts'
import { changedFields, compareRecords } from './compare-records.ts'
import { completeness } from './completeness.ts'
import { jsonForScript, localBusinessJsonLd } from './local-business-json-ld.ts'
import type { LocationRecord } from './location-record.ts'
import { isSameValue } from './same-value.ts'

function accepted(record: LocationRecord): LocationRecord | null {
  const checked = checkLocation(record, sampleRules)
  return checked.ok ? checked.record : null
}

test('most records that people could write are taken', () => {
  const some = fc.sample(anyLocation, { numRuns: 200, seed: 7 })
  expect(some.filter(accepted).length).toBeGreaterThan(150)
})

test('what was taken is taken again, stays as it is, and raises the same warnings', () => {
  fc.assert(
    fc.property(anyLocation, record => {
      const once = checkLocation(record, sampleRules)
      if (!once.ok) return
      expect(checkLocation(once.record, sampleRules)).toEqual(once)
    }),
  )
})

test('words are kept as they were written', () => {
  fc.assert(
    fc.property(anyLocation, record => {
      const kept = accepted(record)
      if (!kept) return
      for (const field of ['name', 'store_code', 'address_line_1', 'description', 'labels'] as const) {
        expect(kept[field]).toEqual(record[field])
      }
    }),
  )
})

test('a record comes back from JSON, as the database keeps it, the same', () => {
  fc.assert(
    fc.property(anyLocation, record => {
      const kept = accepted(record)
      if (!kept) return
      const stored = JSON.parse(JSON.stringify(kept))
      expect(changedFields(kept, stored)).toEqual([])
      expect(accepted(stored)).toEqual(kept)
    }),
  )
})

test('every refusal names a field of the record and says a sentence', () => {
  const fields = new Set([...Object.keys(sampleLocation), 'record'])
  const broken = fc.tuple(anyLocation, fc.constantFrom(...Object.keys(sampleLocation)), fc.jsonValue())
  fc.assert(
    fc.property(broken, ([record, field, value]) => {
      const checked = checkLocation({ ...record, [field]: value }, sampleRules)
      for (const problem of checked.ok ? checked.warnings : checked.problems) {
        expect(fields).toContain(problem.field.split('.')[0])
        expect(problem.code).toMatch(/^[a-z]+(?:_[a-z]+)*$/)
        expect(problem.message).toMatch(/^.{10,300}\.$/su)
      }
    }),
    { numRuns: 400 },
  )
})

test('structured data never tells where a hidden address is', () => {
  const context = { schema_type: 'Plumber', today: '2026-11-21', logo: '', images: [] }
  fc.assert(
    fc.property(anyLocation, record => {
      const secret = { ...record, address_line_1: '77 Hidden Way', latitude: 30.123_45, hide_address: true }
      const text = jsonForScript(localBusinessJsonLd(secret, context))
      expect(text).not.toMatch(/77 Hidden Way|30\.12345/)
      expect(text).not.toContain('<')
    }),
  )
})

test('a three-way comparison of any records loses nobody’s words', () => {
  fc.assert(
    fc.property(anyLocation, anyLocation, anyLocation, (base, mine, theirs) => {
      const { merged, conflicts } = compareRecords(base, mine, theirs)
      const in_conflict = new Map(conflicts.map(conflict => [conflict.field, conflict]))
      for (const field of changedFields(base, mine)) {
        const conflict = in_conflict.get(field)
        expect(isSameValue(conflict ? conflict.mine : merged[field], mine[field])).toBe(true)
      }
      for (const field of changedFields(base, theirs)) expect(isSameValue(merged[field], theirs[field])).toBe(true)
    }),
  )
})

test('no change is no risk, and a record is as complete as it was', () => {
  fc.assert(
    fc.property(anyLocation, record => {
      expect(checkChange(record, structuredClone(record), '')).toEqual({ problems: [], warnings: [] })
      const { percent, missing } = completeness(record, new Set())
      expect(percent).toBeGreaterThanOrEqual(0)
      expect(percent).toBeLessThanOrEqual(100)
      expect(percent === 100).toBe(missing.length === 0)
    }),
  )
})
