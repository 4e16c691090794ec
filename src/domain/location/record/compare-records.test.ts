import { expect, test } from 'vitest'
import { sampleLocation } from '#tests/support/locations/sample-location.ts'
import { fc } from '#tests/support/runner/properties.ts'
import { changedFields, compareRecords, type FieldName } from './compare-records.ts'
import type { LocationRecord } from './location-record.ts'
import { isSameValue } from './same-value.ts'

const base = sampleLocation

test('changes of different fields go together', () => {
  const mine = { ...base, name: 'Okafor & Sons' }
  const theirs = { ...base, phone: '+19046309999' }
  expect(compareRecords(base, mine, theirs)).toEqual({
    merged: { ...base, name: 'Okafor & Sons', phone: '+19046309999' },
    conflicts: [],
  })
})

test('different changes of one field are shown, both of them, and what is saved stays', () => {
  const mine = { ...base, name: 'Okafor & Sons', city: 'Orange Park' }
  const theirs = { ...base, name: 'Okafor Brothers' }
  expect(compareRecords(base, mine, theirs)).toEqual({
    merged: { ...base, name: 'Okafor Brothers', city: 'Orange Park' },
    conflicts: [{ field: 'name', base: base.name, mine: 'Okafor & Sons', theirs: 'Okafor Brothers' }],
  })
})

test('the same change by both is no conflict, in whatever order its fields are named', () => {
  const mine = { ...base, attributes: { restroom: true, veteran_owned: true } }
  const theirs = { ...base, attributes: { veteran_owned: true, restroom: true } }
  expect(compareRecords(base, mine, theirs)).toEqual({ merged: theirs, conflicts: [] })
})

test('what one took out and the other left alone is out', () => {
  const mine = { ...base, labels: [], regular_hours: null }
  expect(compareRecords(base, mine, base).merged).toMatchObject({ labels: [], regular_hours: null })
})

test('the order of a list is part of it', () => {
  const turned = { ...base, languages: base.languages.toReversed() }
  expect(changedFields(base, turned)).toEqual(['languages'])
  expect(isSameValue([], {})).toBe(false)
  expect(isSameValue({ a: undefined }, { b: undefined })).toBe(false)
  expect(isSameValue(null, {})).toBe(false)
})

const change = fc.record(
  {
    name: fc.constantFrom(base.name, 'A', 'B'),
    labels: fc.constantFrom(base.labels, [], ['x'], ['x', 'y']),
    regular_hours: fc.constantFrom(base.regular_hours, null),
    latitude: fc.constantFrom(base.latitude, 1, 2),
    attributes: fc.dictionary(fc.constantFrom('a', 'b'), fc.boolean()),
    special_hours: fc.constantFrom(base.special_hours, []),
  },
  { requiredKeys: [] },
)
const somebody: fc.Arbitrary<LocationRecord> = change.map(changes => ({ ...base, ...changes }))

test('nobody’s words vanish: what anybody changed stands in the merged record or in a conflict', () => {
  fc.assert(
    fc.property(somebody, somebody, (mine, theirs) => {
      const { merged, conflicts } = compareRecords(base, mine, theirs)
      const shown = new Map(conflicts.map(conflict => [conflict.field, conflict]))
      for (const [record, side] of [
        [mine, 'mine'],
        [theirs, 'theirs'],
      ] as const) {
        for (const field of changedFields(base, record)) {
          const conflict = shown.get(field)
          expect(isSameValue(conflict ? conflict[side] : merged[field], record[field])).toBe(true)
        }
      }
    }),
  )
})

test('nothing is in the merged record that neither of them wrote', () => {
  fc.assert(
    fc.property(somebody, somebody, (mine, theirs) => {
      const { merged } = compareRecords(base, mine, theirs)
      for (const field of Object.keys(base) as FieldName[]) {
        expect(isSameValue(merged[field], mine[field]) || isSameValue(merged[field], theirs[field])).toBe(true)
      }
    }),
  )
})

test('who comes first does not decide what is in conflict', () => {
  fc.assert(
    fc.property(somebody, somebody, (one, other) => {
      const fields = (a: LocationRecord, b: LocationRecord) =>
        compareRecords(base, a, b).conflicts.map(({ field }) => field)
      expect(fields(one, other)).toEqual(fields(other, one))
    }),
  )
})

test('without conflicts both orders come to the same record', () => {
  fc.assert(
    fc.property(somebody, somebody, (one, other) => {
      const { merged, conflicts } = compareRecords(base, one, other)
      if (conflicts.length === 0) expect(compareRecords(base, other, one).merged).toEqual(merged)
    }),
  )
})
