import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listPlaces } from '#src/build/list-places.ts'
import { statesOfZip } from '#src/domain/location/place/zip-prefixes.ts'
import { isInside, stateBox } from '#src/domain/state-boxes.ts'

const kept = readFileSync(new URL('../features/places/places.tsv', import.meta.url), 'utf8')
const rows = kept
  .trimEnd()
  .split('\n')
  .map(line => line.split('\t'))

test('the places kept in the repository are those that the data names', () => {
  expect(kept === listPlaces(), 'run: node src/build/list-places.ts').toBe(true)
})

test('every county of the four states is there', () => {
  const counties = (state: string) => new Set(rows.filter(([code]) => code === state).map(([, county]) => county)).size
  expect([counties('FL'), counties('GA'), counties('SC'), counties('NC')]).toEqual([67, 159, 46, 100])
})

test('every ZIP code lies in its state, by its first digits and by its centre', () => {
  const wrong = rows.filter(([state = '', , , zip = '', latitude, longitude]) => {
    const box = stateBox(state)
    const by_digits = zip === '' || statesOfZip(zip).includes(state)
    return !(by_digits && box && isInside(box, Number(latitude), Number(longitude)))
  })
  expect(wrong).toEqual([])
})

test('no ZIP code is there twice, and nothing is left empty but the ZIP code of a city without mail', () => {
  const zips = rows.flatMap(([, , , zip]) => zip || [])
  expect(new Set(zips).size).toBe(zips.length)
  expect(zips.length).toBeGreaterThan(4_000)
  expect(
    rows.filter(([state, county, city, , ...centre]) => !(state && county && city && centre.length === 2)),
  ).toEqual([])
})
