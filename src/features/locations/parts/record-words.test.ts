import { expect, test } from 'vitest'
import { recordFields } from '#src/domain/location/record/record-fields.ts'
import { fieldName, valueInWords } from '#src/features/locations/parts/record-words.ts'
import { sampleLocation } from '#tests/support/locations/sample-location.ts'

test('every field reads as words, none as code', () => {
  for (const field of recordFields) {
    const said = valueInWords(field, sampleLocation[field])
    expect(said, field).not.toBe('')
    expect(said, field).not.toMatch(/[{}[\]]|undefined|_/)
  }
  expect(valueInWords('regular_hours', sampleLocation.regular_hours)).toBe('Mon–Fri 9 am–5 pm; Sat–Sun closed')
  expect(valueInWords('attributes', sampleLocation.attributes)).toBe(
    'Wheelchair accessible entrance: yes, Restroom: no',
  )
})

test('nothing told is no words', () => {
  expect([valueInWords('regular_hours', null), valueInWords('name', ''), valueInWords('labels', [])]).toEqual([
    '',
    '',
    '',
  ])
})

test('what has another shape than the field is shown as it was written', () => {
  expect(valueInWords('services', 'Drains')).toBe('Drains')
  expect(valueInWords('special_hours', [{ day: 1 }])).toBe('[{"day":1}]')
  expect([fieldName('zip'), fieldName('subscription_status')]).toEqual(['ZIP code', 'subscription status'])
})

test('what the agency sets is told as the badges name it', () => {
  expect([fieldName('status'), fieldName('subscription')]).toEqual(['Status', 'Plan'])
  expect([valueInWords('status', 'pending_review'), valueInWords('status', 'of old')]).toEqual([
    'Waiting for us',
    'of old',
  ])
  expect([valueInWords('subscription', 'trialing'), valueInWords('subscription', null)]).toEqual(['Trial', ''])
})
