import { expect, test } from 'vitest'
import { fieldChanges } from '#src/features/activity/field-changes.ts'

test('only what differs is a change; the order of fields inside, and nothing against null, is no difference', () => {
  const before = { name: 'A', hours: { opens: '08:00', closes: '17:00' }, pin: null, labels: ['a'] }
  const after = { name: 'B', hours: { closes: '17:00', opens: '08:00' }, pin: undefined, labels: ['a', 'b'] }
  expect(fieldChanges(before, after)).toEqual([
    { field: 'name', before: 'A', after: 'B' },
    { field: 'labels', before: ['a'], after: ['a', 'b'] },
  ])
})

test('against nothing everything that is told is a change', () => {
  expect(fieldChanges({}, { name: 'A', pin: null })).toEqual([{ field: 'name', before: null, after: 'A' }])
})
