import { expect, test } from 'vitest'
import type { Point } from '#src/domain/geo.ts'
import type { LocationRecord } from '#src/domain/location/record/location-record.ts'
import { Notes } from '#src/domain/location/record/notes.ts'
import { sampleLocation } from '#tests/support/locations/sample-location.ts'
import { type FindCentre, warnOfFarAreas } from './far-areas.ts'

const known: Record<string, Point> = {
  'city Jacksonville': { lat: 30.33, lng: -81.66 },
  'zip 32202': { lat: 30.33, lng: -81.65 },
  'city Savannah': { lat: 32.08, lng: -81.1 },
  'city Miami': { lat: 25.77, lng: -80.19 },
  'county Duval': { lat: 30.33, lng: -81.65 },
  'city Gainesville': { lat: 29.65, lng: -82.32 },
}
const findCentre: FindCentre = ({ kind, name }) => known[`${kind} ${name}`] ?? null

function warned(changes: Partial<LocationRecord>): string[] {
  const notes = new Notes()
  warnOfFarAreas({ ...sampleLocation, ...changes }, findCentre, notes)
  return notes.warnings.map(({ field, message }) => `${field}: ${message}`)
}

const city = (name: string) => ({ kind: 'city' as const, name, state: 'FL' })

test('a place that nobody drives to in two hours asks for a reason, once', () => {
  expect(warned({ service_areas: [city('Gainesville'), city('Miami'), city('Savannah')] })).toEqual([
    "service_areas.1: Miami is 327 miles away. Google wants areas within about two hours' drive.",
  ])
})

test('places near the shop do not, and places nobody knows do not', () => {
  expect(warned({})).toEqual([])
  expect(warned({ service_areas: [city('Gainesville'), city('Atlantis')] })).toEqual([])
})

test('without a pin the ZIP code tells where the shop is, else the city', () => {
  const far = { service_areas: [city('Miami')], latitude: null, longitude: null }
  expect(warned(far)).toHaveLength(1)
  expect(warned({ ...far, zip: '' })).toHaveLength(1)
  expect(warned({ ...far, zip: '', city: 'Atlantis' })).toEqual([])
})

test('half a pin is none, and a whole one is asked before the address', () => {
  const far = { service_areas: [city('Miami')], zip: '', city: 'Atlantis' }
  expect(warned({ ...far, longitude: null })).toEqual([])
  expect(warned({ ...far, latitude: null })).toEqual([])
  expect(warned(far)).toHaveLength(1)
})

test('the shop is looked up by five digits and its state, and not at all where it serves no area', () => {
  const asked: unknown[] = []
  const notes = new Notes()
  const remember: FindCentre = place => {
    asked.push(place)
    return null
  }
  const record = { ...sampleLocation, zip: '32202-1234', latitude: null, longitude: null }
  warnOfFarAreas({ ...record, service_areas: [city('Miami')] }, remember, notes)
  expect(asked).toEqual([
    { kind: 'zip', name: '32202', state: 'FL' },
    { kind: 'city', name: 'Jacksonville', state: 'FL' },
  ])
  asked.length = 0
  warnOfFarAreas({ ...record, service_areas: [] }, remember, notes)
  expect(asked).toEqual([])
})

test('a reason is kept by the code of the warning', () => {
  const notes = new Notes()
  warnOfFarAreas({ ...sampleLocation, service_areas: [city('Miami')] }, findCentre, notes)
  expect(notes.warnings.map(({ code }) => code)).toEqual(['service_area_far'])
})
