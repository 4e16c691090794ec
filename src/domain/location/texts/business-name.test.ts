import { expect, test } from 'vitest'
import { refusals, taken, warnings } from '#tests/support/locations/check-sample.ts'
import { fc } from '#tests/support/runner/properties.ts'

test('a location without a name is refused', () => {
  for (const name of ['', '   ', null, undefined]) expect(refusals({ name })).toEqual(['name required'])
  expect(refusals({ name: 7 })).toEqual(['name not_text'])
})

test.each([
  "Okafor's Plumbing",
  'Bay Street Diner',
  'IKEA',
  'AT&T Store',
  'The UPS Store',
  'Smith & Sons, Roofers',
  'Café del Mar',
  'Dr. Ada Okafor, DDS',
  '7-Eleven',
  'Studio 54',
  'مطعم النخيل',
  'Incorporated Pizza',
])('%s is a name like others', name => {
  expect(warnings({ name })).toEqual([])
})

test.each([
  ['OKAFOR PLUMBING', 'name_all_capitals'],
  ['Jacksonville Plumbing', 'name_city'],
  ['Plumbing of jacksonville', 'name_city'],
  ['Best Plumbing', 'name_service_words'],
  ['Plumber Near Me', 'name_service_words'],
  ['Okafor #1 Plumbing', 'name_service_words'],
  ['Emergency Plumbing', 'name_service_words'],
  ['Okafor Plumbing - We Care', 'name_tagline'],
  ['Okafor Plumbing | Drains', 'name_tagline'],
  ['Okafor: Drains', 'name_tagline'],
  ['Okafor (904) 630-4000', 'name_phone'],
  ['Okafor 904-630-4000', 'name_phone'],
  ['okafor.com', 'name_web_address'],
  ['Okafor www.okafor.example', 'name_web_address'],
  ['Okafor 9am-5pm', 'name_hours'],
  ['Okafor 24/7', 'name_hours'],
  ['Okafor JAX-1', 'name_store_code'],
  ['Okafor #1042', 'name_store_code'],
  ['Okafor Plumbing LLC', 'name_legal_form'],
  ['Okafor Plumbing, Inc.', 'name_legal_form'],
  ['Okafor Plumbing®', 'name_special_characters'],
  ['Okafor 🔧', 'name_special_characters'],
  ['★ Okafor ★', 'name_special_characters'],
  ['Okafor → Plumbing', 'name_special_characters'],
  ['Okafor ●', 'name_special_characters'],
  ['Okafor\u202Egnibmulp', 'name_special_characters'],
])('%s asks for a reason: %s', (name, code) => {
  expect(warnings({ name })).toContain(code)
})

test('a city inside another word is no city, and an empty store code is in no name', () => {
  expect(warnings({ name: 'Jacksonvilles', city: 'Jacksonville' })).toEqual([])
  expect(warnings({ name: 'Okafor', store_code: '' })).toEqual([])
})

test('a city with signs of expressions in it is looked for as it is written', () => {
  for (const city of ['(', '[a-', '\\', 'a+', 'St. Petersburg'])
    expect(warnings({ name: 'Corner Shop', city })).toEqual([])
  expect(warnings({ name: 'Shop of St. Petersburg', city: 'St. Petersburg' })).toEqual(['name_city'])
  expect(warnings({ name: 'Shop of Stx Petersburg', city: 'St. Petersburg' })).toEqual([])
})

test('a warning never changes the name, and never blocks it', () => {
  const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 125 })
  fc.assert(
    fc.property(name, text => {
      const told = text.trim()
      fc.pre(told !== '' && !/[\p{Cc}\p{Cs}]/u.test(told))
      expect(taken({ name: text }).name).toBe(told)
    }),
  )
})

test('every message is a sentence that says what to do or why', () => {
  expect(refusals({ store_code: 'a<b' })).toEqual(['store_code store_code_sign'])
  expect(refusals({ store_code: 'https://x.example' })).toEqual(['store_code store_code_web_address'])
  expect(taken({ store_code: ' 0042 ' }).store_code).toBe('0042')
})
