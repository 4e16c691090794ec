import { expect, test } from 'vitest'
import { allPlaces } from '#src/features/places/all-places.ts'
import { centreOf } from '#src/features/places/centre-of.ts'
import { placeLabel } from '#src/features/places/place.ts'
import { type PlaceSearch, searchPlaces } from '#src/features/places/search-places.ts'
import { fc } from '#tests/support/runner/properties.ts'

const labels = (search: PlaceSearch) => searchPlaces(search).map(placeLabel)

test('the whole name comes first, then what begins with it, then larger places', () => {
  expect(labels({ q: 'jacksonville' }).slice(0, 2)).toEqual(['Jacksonville, FL', 'Jacksonville, NC'])
  expect(labels({ q: 'Jacksonville', state: 'NC' })[0]).toBe('Jacksonville, NC')
  expect(labels({ q: 'colum', kind: 'city' }).slice(0, 2).toSorted()).toEqual(['Columbia, SC', 'Columbus, GA'])
})

test.each([
  ['saint petersburg', 'Saint Petersburg, FL'],
  ['St. Petersburg', 'Saint Petersburg, FL'],
  ['st pete', 'Saint Petersburg, FL'],
  ['Winston-Salem', 'Winston-Salem, NC'],
  ['winston salem', 'Winston-Salem, NC'],
  ['  MIAMI ', 'Miami, FL'],
  ['Sandy Springs', 'Sandy Springs, GA'],
  ['32202', '32202 Jacksonville, FL'],
  ['3220', '32202 Jacksonville, FL'],
  ['Orange Pa', 'Orange Park, FL'],
  ['Macon, GA', 'Macon, GA'],
  ['macon georgia', 'Macon, GA'],
  ['Duval County', 'Duval County, FL'],
  ['duval county fl', 'Duval County, FL'],
  ['st johns county', 'St. Johns County, FL'],
  ['quitman county', 'Quitman County, GA'],
  ['Córal Gàbles', 'Coral Gables, FL'],
])('%j finds %s', (q, label) => {
  expect(labels({ q })).toContain(label)
})

test('a later word of a name is found as well, after those that begin with it', () => {
  const found = labels({ q: 'beach', state: 'FL', kind: 'city' })
  expect(found.length).toBeGreaterThan(5)
  expect(labels({ q: 'myrtle', kind: 'city' })).toContain('North Myrtle Beach, SC')
  expect(labels({ q: 'yrtle' })).toEqual([])
})

test.each(['', '   ', '!!', 'Zzyzx', '99999', 'New York, NY', 'x'.repeat(1_000)])('%j finds nothing', q => {
  expect(searchPlaces({ q })).toEqual([])
})

test('at most twenty are told, and what narrows the search holds for all of them', () => {
  const kind = fc.constantFrom('city', 'county', 'zip', undefined)
  const state = fc.constantFrom('FL', 'GA', 'SC', 'NC', undefined)
  fc.assert(
    fc.property(fc.oneof(fc.string({ maxLength: 3 }), fc.string()), kind, state, (q, of_kind, of_state) => {
      const found = searchPlaces({ q, kind: of_kind, state: of_state })
      expect(found.length).toBeLessThanOrEqual(20)
      if (of_kind) expect(found.every(place => place.kind === of_kind)).toBe(true)
      if (of_state && !/[a-z]/i.test(q)) expect(found.every(place => place.state === of_state)).toBe(true)
    }),
    { numRuns: 60 },
  )
})

test('every place is found by its own name', () => {
  for (const place of allPlaces.filter((_, at) => at % 25 === 0)) {
    const found = searchPlaces({ q: place.name, state: place.state, kind: place.kind })
    expect(found.map(placeLabel), placeLabel(place)).toContain(placeLabel(place))
  }
})

test('a pin begins in the middle of the ZIP code, else of the city', () => {
  expect(centreOf({ zip: '32202-1234', city: 'x', state: 'FL' })).toEqual(
    centreOf({ zip: '32202', city: '', state: 'FL' }),
  )
  const city = centreOf({ zip: '', city: 'st. petersburg', state: 'FL' })
  expect(city?.lat).toBeCloseTo(27.77, 0)
  expect(centreOf({ zip: '', city: 'Sandy Springs', state: 'GA' })).toMatchObject({
    lat: expect.closeTo(33.93, 1),
    lng: expect.closeTo(-84.37, 1),
  })
  expect(centreOf({ zip: '30303', city: '', state: 'FL' })).toBeNull()
  expect(centreOf({ zip: '10001', city: 'New York', state: 'NY' })).toBeNull()
})
