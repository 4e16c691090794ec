import { expect, test } from 'vitest'
import { taken } from '#tests/support/locations/check-sample.ts'
import { sampleLocation, sampleRules } from '#tests/support/locations/sample-location.ts'
import { fc } from '#tests/support/runner/properties.ts'
import { checkLocation } from './check-location.ts'
import { changedFields } from './compare-records.ts'
import type { LocationRecord } from './location-record.ts'
import { raisedAnew } from './raised-warnings.ts'

const miami = { kind: 'county', name: 'Miami-Dade', state: 'FL' } as const

/** Only Miami is known, and far from everywhere else. */
const rules = {
  ...sampleRules,
  findCentre: ({ name }: { name: string }) => (name === miami.name ? { lat: 25.7, lng: -80.2 } : null),
}

function warningsOf(record: LocationRecord) {
  const checked = checkLocation(record, rules)
  if (!checked.ok) throw new Error(`Refused: ${JSON.stringify(checked.problems)}`)
  return checked.warnings
}

const codes = (before: LocationRecord, after: LocationRecord) =>
  raisedAnew({ before, after, warnings: warningsOf(after) }, warningsOf).map(({ code }) => code)

test('a warning that was set aside is not raised again for another field, and is for its own', () => {
  const before = taken({ name: 'OKAFOR PLUMBING' })
  expect(codes(before, { ...before, website: '' })).toEqual([])
  expect(codes(before, { ...before, name: 'OKAFOR PIPES' })).toEqual(['name_all_capitals'])
})

test('a field that stays is warned of when another one makes it objectionable', () => {
  const before = taken({ name: 'Macon Plumbing' })
  expect(codes(before, { ...before, city: 'Macon' })).toEqual(['name_city'])
})

test('what was raised before is not asked where the change cannot touch it', () => {
  const before = taken({ name: 'OKAFOR PLUMBING' })
  const after = { ...before, description: 'CALL US TODAY FOR EVERYTHING' }
  const raised = raisedAnew({ before, after, warnings: warningsOf(after) }, () => {
    throw new Error('asked')
  })
  expect(raised.map(({ code }) => code)).toEqual(['description_all_capitals'])
})

/** Fields that warnings rest on, each quiet or objectionable, in all mixtures. */
const some = fc.record({
  name: fc.constantFrom('OKAFOR PLUMBING', 'Macon Plumbing', 'Okafor JAX-1', 'Okafor, LLC'),
  city: fc.constantFrom('Macon', 'Jacksonville'),
  store_code: fc.constantFrom('JAX-1', 'A'),
  address_line_1: fc.constantFrom('PO Box 7', '118 W Adams St'),
  address_line_2: fc.constantFrom('PMB 12', 'PO Box 8', ''),
  phone: fc.constantFrom('+18005550199', '+19046304000', '+442079460000'),
  additional_phones: fc.constantFrom<string[]>([], ['+442079460001']),
  website: fc.constantFrom('http://okafor.example', 'https://okafor.example'),
  description: fc.constantFrom('Ask for our special offer', 'Call (904) 630-4000', 'We mend pipes.'),
  service_areas: fc.constantFrom<LocationRecord['service_areas']>([miami], [], [{ ...miami, name: 'Duval' }, miami]),
  latitude: fc.constantFrom(25.8, 30.3),
  labels: fc.constantFrom<string[]>([], ['north']),
})

test('whatever changes, it is as if both records had been held against every rule', () => {
  fc.assert(
    fc.property(some, some, fc.subarray(Object.keys(sampleLocation)), (one, other, fields) => {
      const before = { ...sampleLocation, ...one }
      const after = {
        ...before,
        ...Object.fromEntries(Object.entries(other).filter(([field]) => fields.includes(field))),
      }
      const known = new Set(warningsOf(before).map(({ code }) => code))
      const changed = new Set<string>(changedFields(before, after))
      const wanted = warningsOf(after).filter(
        ({ field, code }) => !known.has(code) || changed.has(field.split('.')[0] ?? ''),
      )
      expect(codes(before, after)).toEqual(wanted.map(({ code }) => code))
    }),
    { numRuns: 500 },
  )
})
