import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readPostalPlaces } from '#src/build/read-postal-places.ts'
import { milesBetween } from './miles.ts'
import { namesAround, placeOfZip, townsAround, townsNamed } from './town-table.ts'
import { packTowns } from './towns-file.ts'

const in_states = readPostalPlaces().filter(({ state, name }) => state !== 'MH' && name !== 'Wake Island')

test('the file is made of the places that the post serves now', () => {
  const bytes = readFileSync(new URL('./towns.bin', import.meta.url))
  expect(Buffer.compare(bytes, packTowns(readPostalPlaces()))).toBe(0)
})

test('every ZIP is found in its town, within a tenth of a mile or two', () => {
  expect(in_states.length).toBeGreaterThan(40_000)
  for (const { zip_code, name, state, lat, lng } of in_states) {
    const place = placeOfZip(zip_code)
    expect([zip_code, place?.name, place?.state]).toEqual([zip_code, name, state])
    const off = place ? milesBetween(place.point, { latitude: lat, longitude: lng }) : 99
    expect(off).toBeLessThan(0.2)
  }
})

test('every town is found by its name in its state', () => {
  for (const { name, state } of in_states.filter((_, i) => i % 7 === 0))
    expect([name, townsNamed(name).map(town => town.state)]).toEqual([name, expect.arrayContaining([state])])
})

test.each([
  ['St. Louis', 'Saint Louis'],
  ['Mt Pleasant', 'Mount Pleasant'],
  ['LaGrange', 'La Grange'],
  ['Winston Salem', 'Winston-Salem'],
  ['n charleston', 'North Charleston'],
])('%s is %s', (written, name) => {
  expect(townsNamed(written)).not.toEqual([])
  expect(townsNamed(written)).toEqual(townsNamed(name))
})

test('spellings of one name in one state are one town', () => {
  const states = townsNamed('La Grange').map(({ state }) => state)
  expect(states).toEqual([...new Set(states)])
})

test.each(['Charlston', '', 'Nowhere Springs', '12', 'é'])('%s is no town', name => {
  expect(townsNamed(name)).toEqual([])
})

test.each(['00000', '99999', '', 'abcde', '123'])('%s is no ZIP in use', zip => {
  expect(placeOfZip(zip)).toBeUndefined()
})

test('towns around a point are told, and counted as far as asked', () => {
  const savannah = { latitude: 32.0809, longitude: -81.0912 }
  expect([...namesAround([savannah], 15)]).toEqual(expect.arrayContaining(['Pooler', 'Port Wentworth', 'Savannah']))
  expect([...namesAround([savannah], 15)]).not.toContain('Macon')
  expect(townsAround(savannah, 15, 3)).toBe(3)
  expect(townsAround(savannah, 0, 3)).toBe(0)
})
