import { expect, test } from 'vitest'
import { areasOf } from '#src/features/locations/imports/read/read-lists.ts'
import { readWish } from '#src/features/locations/imports/read/read-wish.ts'
import { readZip } from '#src/features/locations/imports/read/read-zip.ts'
import { sampleLocation } from '#tests/support/locations/sample-location.ts'

test.each([
  ['2134', 'MA', '02134'],
  ['2134', 'ma', '02134'],
  ['7030', 'New Jersey', '07030'],
  ['501', 'NY', '00501'],
  ['601', 'PR', '00601'],
  ['21341234', 'MA', '021341234'],
  ['6011234', 'PR', '006011234'],
])('the zeros that a spreadsheet took off %s in %s are put back', (text, state, zip) => {
  expect(readZip(text, state)).toBe(zip)
})

test.each([
  ['3220', 'FL'],
  ['3030', 'Georgia'],
  ['2920', 'SC'],
  ['282', 'nc'],
  ['32021234', 'FL'],
  ['2134', ''],
  ['2134', 'Atlantis'],
  ['12', 'MA'],
  ['32202', 'FL'],
  ['32202-12', 'FL'],
])('a digit that is missing in %s of %s is not made up', (text, state) => {
  expect(readZip(text, state)).toBe(text)
})

test('a row that tells no state is about the one its location is in', () => {
  const zipIn = (state: string) => readWish(new Map([['zip', '2134']]), { ...sampleLocation, state }).fields.zip
  expect(zipIn('MA')).toBe('02134')
  expect(zipIn('FL')).toBe('2134')
})

test('a service area of digits alone is a ZIP code, and never a city', () => {
  const zip = (name: string, state: string) => ({ kind: 'zip', name, state })
  expect(areasOf('32207, FL; 3220, FL; 2134, MA', [])).toEqual([
    zip('32207', 'FL'),
    zip('3220', 'FL'),
    zip('02134', 'MA'),
  ])
})
