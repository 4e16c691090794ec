import { expect, test } from 'vitest'
import { stateCode, stateCodes, stateName } from '#src/domain/us-states.ts'
import { refusals, taken, warnings } from '#tests/support/locations/check-sample.ts'
import { fc } from '#tests/support/runner/properties.ts'
import { zipAsWritten } from './zip.ts'
import { statesOfZip } from './zip-prefixes.ts'

const nowhere = { latitude: null, longitude: null, service_areas: [] }

test.each([
  ['FL', 'FL'],
  ['fl', 'FL'],
  ['Florida', 'FL'],
  [' florida ', 'FL'],
  ['Fla.', 'FL'],
])('the state %j is %s', (state, code) => {
  expect(taken({ state })).toMatchObject({ state: code })
})

test.each(['ZZ', 'Ontario', 'Floriduh', '12'])('%s is no state', state => {
  expect(refusals({ state })).toContain('state unknown_state')
})

test('other states are taken too', () => {
  expect(taken({ ...nowhere, city: 'Nashville', state: 'TN', zip: '37203' })).toMatchObject({ state: 'TN' })
})

test.each([
  ['32202', '32202'],
  ['32202-1234', '32202-1234'],
  ['322021234', '32202-1234'],
  ['32202 1234', '32202-1234'],
])('the ZIP code %s is written %s', (zip, written) => {
  expect(taken({ zip })).toMatchObject({ zip: written })
})

test.each(['3220', '322023', '32202-12', 'ABCDE', '32202-12345', '３２２０２'])('%s is no ZIP code', zip => {
  expect(refusals({ zip })).toEqual(['zip zip_form'])
})

test('a ZIP code of another state is refused, and the message names both', () => {
  expect(refusals({ zip: '30303' })).toEqual(['zip zip_not_in_state'])
  expect(refusals({ ...nowhere, state: 'GA', city: 'Atlanta', zip: '32202' })).toEqual(['zip zip_not_in_state'])
  expect(refusals({ zip: '00123' })).toEqual(['zip zip_unknown'])
})

test('without a state, a ZIP code is held against none', () => {
  expect(taken({ ...nowhere, state: '', zip: '30303' })).toMatchObject({ zip: '30303', state: '' })
})

test('every ZIP code is read as it was written, whatever stands between its halves', () => {
  const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))
  fc.assert(
    fc.property(digits(5), digits(4), fc.constantFrom('', '-', ' '), (five, four, between) => {
      expect(zipAsWritten(five)).toBe(five)
      expect(zipAsWritten(`${five}${between}${four}`)).toBe(`${five}-${four}`)
    }),
  )
})

test('only five digits, or five and four, are ever taken for a ZIP code', () => {
  fc.assert(
    fc.property(fc.string(), text => {
      const written = zipAsWritten(text)
      if (written !== null) expect(written).toMatch(/^\d{5}(?:-\d{4})?$/)
    }),
  )
})

test('every state has prefixes, and every prefix a state', () => {
  const used = new Set<string>()
  for (let prefix = 0; prefix < 1000; prefix++) {
    for (const state of statesOfZip(String(prefix).padStart(3, '0'))) {
      expect(stateName(state)).not.toBe(state)
      used.add(state)
    }
  }
  expect([...used].toSorted()).toEqual(stateCodes.toSorted())
})

test.each([
  ['32202', 'FL'],
  ['34102', 'FL'],
  ['30303', 'GA'],
  ['39817', 'GA'],
  ['29401', 'SC'],
  ['28202', 'NC'],
  ['10001', 'NY'],
  ['90210', 'CA'],
  ['00901', 'PR'],
  ['20001', 'DC'],
  ['06390', 'NY'],
  ['99501', 'AK'],
])('%s is in %s', (zip, state) => {
  expect(statesOfZip(zip)).toContain(state)
})

test('every state is known by its letters and by its name', () => {
  expect(stateCodes).toHaveLength(52)
  for (const code of stateCodes) {
    expect(stateCode(code)).toBe(code)
    expect(stateCode(stateName(code))).toBe(code)
  }
})

test.each(['PO Box 12', 'P.O. Box 12', 'p o box 12', 'Post Office Box 9', 'POB 44'])('%s is a P.O. box', line => {
  expect(warnings({ address_line_1: line })).toEqual(['address_po_box'])
})

test.each([
  '118 W Adams St PMB 33',
  'PMB 33',
  'The UPS Store 12',
  'c/o Regus',
  'Private Mailbox 8',
  'Virtual Office 3',
])('%s looks like a rented mailbox', line => {
  expect(warnings({ address_line_2: line })).toEqual(['address_mailbox'])
})

test.each(['118 Box Elder Rd', '9 Polk Blvd', '12 Post Office Square', '4 Pobst Way', '1 Apollo Beach Blvd'])(
  '%s is a street',
  line => {
    expect(warnings({ address_line_1: line })).toEqual([])
  },
)

test('a ZIP code is taken in the states of its prefix and refused in every other', () => {
  const zip = fc.tuple(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 0, max: 99 }))
  const here = { latitude: null, longitude: null, service_areas: [] }
  fc.assert(
    fc.property(zip, fc.constantFrom(...stateCodes), ([prefix, rest], state) => {
      const written = String(prefix).padStart(3, '0') + String(rest).padStart(2, '0')
      const states = statesOfZip(written)
      const expected =
        states.length === 0 ? ['zip zip_unknown'] : states.includes(state) ? [] : ['zip zip_not_in_state']
      expect(refusals({ ...here, zip: written, state })).toEqual(expected)
    }),
  )
})

test('an address is taken as it is written, whatever letters it has', () => {
  const line = fc.string({ unit: 'grapheme', maxLength: 80 }).filter(text => !/[\p{Cc}\p{Cs}]/u.test(text))
  fc.assert(
    fc.property(line, line, (address_line_1, city) => {
      expect(taken({ address_line_1, city })).toMatchObject({
        address_line_1: address_line_1.trim(),
        city: city.trim(),
      })
    }),
  )
})
