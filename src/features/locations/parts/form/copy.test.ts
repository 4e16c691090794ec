import { expect, test } from 'vitest'
import { sampleLocation } from '#tests/support/locations/sample-location.ts'
import { copied, copyGroups } from './copy.ts'
import { formOf } from './values.ts'

const from = formOf(sampleLocation)

test('only the chosen groups are copied', () => {
  expect(copied(from, ['words'])).toEqual({ description: from.description, services: from.services })
  expect(copied(from, [])).toEqual({})
})

test('what belongs to one shop alone is never copied', () => {
  const all = Object.keys(
    copied(
      from,
      copyGroups.map(({ id }) => id),
    ),
  )
  for (const own of ['store_code', 'address_line_1', 'zip', 'latitude', 'phone', 'licence_number', 'open_status']) {
    expect(all).not.toContain(own)
  }
})
