import { expect, test } from 'vitest'
import { refusals, taken } from '#tests/support/locations/check-sample.ts'
import { sampleRules } from '#tests/support/locations/sample-location.ts'
import { fc } from '#tests/support/runner/properties.ts'
import { languageName } from './languages.ts'

const known = [...sampleRules.known_categories]

test('categories are of the catalogue, none twice, the main one first', () => {
  expect(refusals({ primary_category: 'wizard' })).toEqual(['primary_category unknown_category'])
  expect(refusals({ additional_categories: ['wizard'] })).toEqual(['additional_categories.0 unknown_category'])
  expect(refusals({ additional_categories: ['plumber'] })).toEqual(['additional_categories.0 category_is_primary'])
  expect(refusals({ additional_categories: ['drainage_service', 'drainage_service'] })).toEqual([
    'additional_categories.1 twice',
  ])
  expect(refusals({ primary_category: '' })).toEqual(['primary_category primary_missing'])
  expect(taken({ primary_category: '', additional_categories: [] })).toMatchObject({ primary_category: '' })
})

test('at most nine further categories', () => {
  expect(refusals({ additional_categories: Array.from({ length: 10 }, () => 'drainage_service') })).toEqual([
    'additional_categories too_many',
  ])
})

test('a name that every object has is no category', () => {
  expect(refusals({ primary_category: 'constructor' })).toEqual(['primary_category unknown_category'])
})

test('categories are taken exactly where each is known and is there once', () => {
  const some = fc.constantFrom(...known, 'wizard')
  fc.assert(
    fc.property(some, fc.array(some, { maxLength: 4 }), (primary_category, additional_categories) => {
      const all = [primary_category, ...additional_categories]
      const good = new Set(all).size === all.length && !all.includes('wizard')
      expect(refusals({ primary_category, additional_categories }).length === 0).toBe(good)
    }),
  )
})

test('attributes are of the list, and answered yes or no', () => {
  expect(taken({ attributes: { restroom: true, veteran_owned: null } }).attributes).toEqual({ restroom: true })
  expect(refusals({ attributes: { restroom: 'yes' } })).toEqual(['attributes.restroom not_yes_or_no'])
  expect(refusals({ attributes: { helipad: true } })).toEqual(['attributes unknown_attribute'])
  expect(refusals({ attributes: JSON.parse('{"__proto__":true}') })).toEqual(['attributes unknown_attribute'])
})

test('services have a name, none the same, and lengths that listings show', () => {
  const service = { name: 'Leak repair', description: '', price: '' }
  expect(taken({ services: [service] }).services).toEqual([service])
  expect(taken({ services: [{ name: 'Leak repair' }] }).services).toEqual([service])
  expect(refusals({ services: [service, { ...service, name: 'LEAK REPAIR' }] })).toEqual(['services.1 twice'])
  expect(refusals({ services: [{ ...service, name: '' }] })).toEqual(['services.0.name required'])
  expect(refusals({ services: [{ ...service, name: 'x'.repeat(141) }] })).toEqual(['services.0.name too_long'])
  expect(refusals({ services: [{ ...service, description: 'x'.repeat(301) }] })).toEqual([
    'services.0.description too_long',
  ])
  expect(refusals({ services: [{ ...service, price: 'x'.repeat(41) }] })).toEqual(['services.0.price too_long'])
  expect(refusals({ services: Array.from({ length: 101 }, () => service) })).toEqual(['services too_many'])
})

test('labels are kept as written, at most ten, none twice', () => {
  expect(taken({ labels: [' north ', '', 'مطعم', '<i>'] }).labels).toEqual(['north', 'مطعم', '<i>'])
  expect(refusals({ labels: ['North', 'north'] })).toEqual(['labels.1 twice'])
  expect(refusals({ labels: ['x'.repeat(256)] })).toEqual(['labels.0 too_long'])
  expect(refusals({ labels: Array.from({ length: 11 }, (_, at) => `l${at}`) })).toEqual(['labels too_many'])
  expect(refusals({ labels: 'north' })).toEqual(['labels not_a_list'])
  expect(refusals({ labels: [7] })).toEqual(['labels.0 not_text'])
})

test('languages are codes that have a name', () => {
  expect(taken({ languages: ['en', 'es', 'ht', 'haw'] }).languages).toEqual(['en', 'es', 'ht', 'haw'])
  expect(languageName('ht')).toBe('Haitian Creole')
  for (const code of ['zz', 'English', 'EN', '', 'e', 7]) {
    expect(refusals({ languages: [code] })).toEqual(['languages.0 unknown_language'])
  }
  expect(refusals({ languages: ['en', 'en'] })).toEqual(['languages.1 twice'])
})

test('ways to pay are of the list', () => {
  expect(refusals({ payment_types: ['bitcoin'] })).toEqual(['payment_types.0 unknown_payment_type'])
  expect(refusals({ payment_types: ['toString'] })).toEqual(['payment_types.0 unknown_payment_type'])
  expect(refusals({ payment_types: ['cash', 'cash'] })).toEqual(['payment_types.1 twice'])
})
