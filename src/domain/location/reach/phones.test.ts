import { expect, test } from 'vitest'
import { refusals, taken, warnings } from '#tests/support/locations/check-sample.ts'
import { fc } from '#tests/support/runner/properties.ts'

test.each([
  '(904) 630-4000',
  '904-630-4000',
  '904.630.4000',
  '+1 904 630 4000',
  '1-904-630-4000',
  '9046304000',
  '904–630–4000',
])('%s is kept as E.164', phone => {
  expect(taken({ phone }).phone).toBe('+19046304000')
})

test.each(['904-630-400', '123-456-7890', '904-030-4000', 'call us', '0', '+999 1234 5678', '(904) 630-4000 or 4001'])(
  '%s is no number',
  phone => {
    expect(refusals({ phone })).toEqual(['phone phone_invalid'])
  },
)

test.each(['904-630-4000 ext. 12', '904-630-4000 x12', '904-630-4000 #7', '(904) 630-4000 extension 9'])(
  '%s has an extension that nobody can dial from a listing',
  phone => {
    expect(refusals({ phone })).toEqual(['phone phone_extension'])
  },
)

test('a toll-free main number asks for a reason, a further one does not', () => {
  expect(warnings({ phone: '800-356-9377' })).toEqual(['phone_toll_free'])
  expect(warnings({ additional_phones: ['800-356-9377'] })).toEqual([])
})

test('a number that charges the caller is refused', () => {
  expect(refusals({ phone: '1-900-226-2288' })[0]).toMatch(/^phone phone_(?:premium_rate|invalid)$/)
})

test('a number of another country asks for a reason', () => {
  expect(warnings({ phone: '+44 20 7946 0958' })).toEqual(['phone_not_us'])
  expect(warnings({ phone: '416-967-1111' })).toEqual(['phone_not_us'])
  expect(taken({ phone: '+44 20 7946 0958' }).phone).toBe('+442079460958')
  expect(warnings({ phone: '787-721-1000' })).toEqual([])
})

test('at most two further numbers, none twice and none of them the main one', () => {
  expect(refusals({ additional_phones: ['904-630-4001', '904-630-4002', '904-630-4003'] })).toEqual([
    'additional_phones too_many',
  ])
  expect(refusals({ additional_phones: ['904-630-4001', '(904) 630-4001'] })).toEqual(['additional_phones.1 twice'])
  expect(refusals({ additional_phones: ['(904) 630-4000'] })).toEqual(['additional_phones.0 phone_same_as_main'])
  expect(refusals({ additional_phones: ['904-630-4001', 'fax'] })).toEqual(['additional_phones.1 phone_invalid'])
  expect(taken({ additional_phones: ['', '904-630-4001'] }).additional_phones).toEqual(['+19046304001'])
})

test('no number at all is fine to begin with', () => {
  expect(taken({ phone: '', additional_phones: [] })).toMatchObject({ phone: '', additional_phones: [] })
})

test.each([
  [
    'Florida',
    [239, 305, 321, 352, 386, 407, 448, 561, 645, 656, 689, 727, 728, 754, 772, 786, 813, 850, 863, 904, 941, 954],
  ],
  ['Georgia', [229, 404, 470, 478, 678, 706, 762, 770, 912, 943]],
  ['the Carolinas', [252, 336, 704, 743, 803, 828, 839, 843, 854, 864, 910, 919, 980, 984]],
])('area codes of %s are known', (_, codes) => {
  for (const code of codes) expect(taken({ phone: `${code}-234-5678` }).phone).toBe(`+1${code}2345678`)
})

test('however a number of the United States is written, it is the same number', () => {
  const area = fc.constantFrom('904', '912', '843', '704', '305', '404')
  const exchange = fc.integer({ min: 220, max: 989 }).filter(number => number % 100 !== 11 && number !== 555)
  const line = fc.integer({ min: 0, max: 9999 }).map(number => String(number).padStart(4, '0'))
  const between = fc.constantFrom('', ' ', '-', '.', '–')
  const before = fc.constantFrom('', '+1 ', '1-', '+1')
  fc.assert(
    fc.property(area, exchange, line, between, before, (a, b, c, sign, country) => {
      const plain = `+1${a}${b}${c}`
      expect(taken({ phone: `${country}${a}${sign}${b}${sign}${c}` }).phone).toBe(plain)
      expect(taken({ phone: `${country}(${a}) ${b}${sign}${c}` }).phone).toBe(plain)
      expect(taken({ phone: plain }).phone).toBe(plain)
    }),
    { numRuns: 200 },
  )
})

test('what is taken is always E.164', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[+\d() .x#-]{0,20}$/), phone => {
      if (refusals({ phone }).length === 0) expect(taken({ phone }).phone).toMatch(/^(?:\+[1-9]\d{6,14})?$/)
    }),
  )
})
