import { expect, test } from 'vitest'
import { formOf } from '#src/features/locations/parts/form/values.ts'
import { sampleLocation } from '#tests/support/locations/sample-location.ts'
import { draftOf, typedInDraft, versionTypedInto } from './draft.ts'

const saved = formOf(sampleLocation)

test('a draft holds what was changed, half a number and a wrong phone too, and gives it back', () => {
  const values = { ...saved, phone: '(904', latitude: '30.', hide_address: true }
  const draft = draftOf(saved, values)
  expect(draft).toEqual({ phone: '(904', latitude: '30.', hide_address: true })
  expect(typedInDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
})

test('every field of the form survives being kept', () => {
  expect(typedInDraft(JSON.parse(JSON.stringify(saved)))).toEqual(saved)
})

test('what has no shape of the form any more is left out', () => {
  const draft = { name: 7, business_type: 'kiosk', regular_hours: { monday: [] }, old_field: 'x', city: 'Macon' }
  expect(typedInDraft(draft)).toEqual({ city: 'Macon' })
})

test('what was typed into an older version is saved against that one', () => {
  expect(versionTypedInto(5, 3)).toBe(3)
  expect(versionTypedInto(2, 3)).toBe(2)
  expect(versionTypedInto(5, undefined)).toBe(5)
  expect(versionTypedInto(null, undefined)).toBeNull()
  expect(versionTypedInto(null, null)).toBeNull()
})
