import { expect, test } from 'vitest'
import { mayAddTo, mayChangeForMany } from '#src/domain/location/record/change-field.ts'
import { bulkFields, bulkValue, isBulkField, keptBulkSchema, newDraft } from './draft.ts'

test('the API takes every field on offer, in every way on offer', () => {
  for (const [field, { modes }] of Object.entries(bulkFields)) {
    expect(isBulkField(field) && mayChangeForMany(field), field).toBe(true)
    for (const mode of modes) expect(mode !== 'add' || (isBulkField(field) && mayAddTo(field)), field).toBe(true)
  }
  expect(isBulkField('store_code')).toBe(false)
})

test('a holiday is closed, open around the clock, or has hours of its own', () => {
  const special = { ...newDraft.special, date: '2026-12-24', note: ' Christmas Eve ' }
  const day = { date: '2026-12-24', note: 'Christmas Eve' }
  expect(bulkValue({ ...newDraft, special })).toEqual([{ ...day, ranges: [] }])
  const all_day = { ...special, kind: 'all_day' as const }
  expect(bulkValue({ ...newDraft, special: all_day })).toEqual([
    { ...day, ranges: [{ opens: '00:00', closes: '24:00' }] },
  ])
  const short = { ...special, kind: 'hours' as const, opens: '09:00', closes: '13:00' }
  expect(bulkValue({ ...newDraft, special: short })).toEqual([
    { ...day, ranges: [{ opens: '09:00', closes: '13:00' }] },
  ])
})

test('a week names all of its days', () => {
  const week = bulkValue({ ...newDraft, field: 'regular_hours', mode: 'replace' })
  expect(week).toMatchObject({ monday: [{ opens: '09:00', closes: '17:00' }], sunday: [] })
  expect(Object.keys(Object(week))).toHaveLength(7)
})

test('labels are parted by commas, other texts are not', () => {
  const text = ' north, , drive in '
  expect(bulkValue({ ...newDraft, field: 'labels', text })).toEqual(['north', 'drive in'])
  expect(bulkValue({ ...newDraft, field: 'description', mode: 'replace', text: ' We mend, fast. ' })).toBe(
    'We mend, fast.',
  )
})

test('clearing sends no value, whatever was typed before', () => {
  expect(bulkValue({ ...newDraft, field: 'labels', mode: 'clear', text: 'north' })).toBeNull()
})

test('what was begun comes back as it was, unless its field is not changed in that way', () => {
  const begun = { ...newDraft, field: 'description' as const, mode: 'replace' as const, text: 'We mend, fast.' }
  expect(keptBulkSchema.safeParse(JSON.parse(JSON.stringify(begun))).data).toEqual(begun)
  const with_reasons = { ...begun, reasons: { risky: 'So on our sign.' } }
  expect(keptBulkSchema.safeParse(with_reasons).data).toEqual(with_reasons)
  for (const odd of [
    { ...begun, reasons: { risky: 1 } },
    { ...begun, mode: 'add' },
    { ...begun, field: 'store_code' },
    { ...begun, week: {} },
    'text',
    null,
  ]) {
    expect(keptBulkSchema.safeParse(odd).success).toBe(false)
  }
})
