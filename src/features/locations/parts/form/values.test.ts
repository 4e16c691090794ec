import { expect, test } from 'vitest'
import { checkLocation } from '#src/domain/location/record/check-location.ts'
import { sampleLocation, sampleRules } from '#tests/support/locations/sample-location.ts'
import { changesOf, emptyForm, formOf, wishedRecord } from './values.ts'

test('a record goes through the form unchanged, and what a row holds beside it is left out', () => {
  const row = { ...sampleLocation, id: 'x', version: 3 }
  const checked = checkLocation(wishedRecord(formOf(row)), sampleRules)
  expect(checked).toEqual({ ok: true, record: sampleLocation, warnings: [] })
  expect(changesOf(formOf(row), formOf(row))).toEqual({})
})

test('American numbers stand in the form as people write them, others as they are', () => {
  const phones = { phone: '+19046304000', additional_phones: ['+442079460018'] }
  expect(formOf({ ...sampleLocation, ...phones })).toMatchObject({
    phone: '(904) 630-4000',
    additional_phones: ['+442079460018'],
  })
})

test('an empty form lacks nothing but a name', () => {
  const checked = checkLocation(wishedRecord(emptyForm), sampleRules)
  expect(!checked.ok && checked.problems.map(({ field }) => field)).toEqual(['name'])
})

test('only fields that differ are changes, numbers as numbers', () => {
  const saved = formOf(sampleLocation)
  const values = { ...saved, name: 'Okafor Plumbing', latitude: ' 30.5 ', year_founded: '', labels: ['north'] }
  expect(changesOf(saved, values)).toEqual({ name: 'Okafor Plumbing', latitude: 30.5, year_founded: null })
})

test('half a number is handed on as it was typed, so that the rules refuse it', () => {
  const wished = wishedRecord({ ...formOf(sampleLocation), longitude: '-81.', latitude: '30°' })
  expect([wished.longitude, wished.latitude]).toEqual([-81, '30°'])
  const checked = checkLocation(wished, sampleRules)
  expect(!checked.ok && checked.problems).toMatchObject([{ field: 'latitude', code: 'off_the_globe' }])
})
