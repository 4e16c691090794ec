import { expect, test } from 'vitest'
import { sampleLocation } from '#tests/support/locations/sample-location.ts'
import { fc } from '#tests/support/runner/properties.ts'
import { changeField, mayAddTo, mayChangeForMany } from './change-field.ts'

const [told] = sampleLocation.special_hours

test('a special day takes the place of the one with its date and leaves the others', () => {
  const same = { date: told?.date, ranges: [], note: 'Closed after all' }
  const other = { date: '2026-12-25', ranges: [], note: '' }
  const add = (value: unknown) =>
    changeField(sampleLocation, { field: 'special_hours', mode: 'add', value }).special_hours
  expect(add([other])).toEqual([told, other])
  expect(add([same, other])).toEqual([same, other])
  expect(add([])).toEqual([told])
})

test('texts are added once, services by their names, links by kind and address, and maps by their keys', () => {
  const add = (field: 'labels' | 'services' | 'booking_links' | 'attributes' | 'social_links', value: unknown) =>
    changeField(sampleLocation, { field, mode: 'add', value })[field]
  expect(add('labels', ['north', 'late'])).toEqual(['north', 'late'])
  const cheaper = { name: 'Drain cleaning', description: '', price: '$99' }
  expect(add('services', [cheaper])).toEqual([cheaper])
  const order = { kind: 'order', url: 'https://okafor-plumbing.example/book' }
  expect(add('booking_links', [order])).toEqual([...sampleLocation.booking_links, order])
  expect(add('attributes', { restroom: true })).toEqual({ wheelchair_accessible_entrance: true, restroom: true })
  expect(add('social_links', { x: 'https://x.com/okafor' })).toEqual({
    ...sampleLocation.social_links,
    x: 'https://x.com/okafor',
  })
})

test('replace takes the value as it comes, clear leaves nothing, and no other field is touched', () => {
  const fields = fc.constantFrom('name' as const, 'labels' as const, 'regular_hours' as const, 'attributes' as const)
  fc.assert(
    fc.property(fields, fc.jsonValue(), (field, value) => {
      const { [field]: replaced, ...rest } = changeField(sampleLocation, { field, mode: 'replace', value })
      const { [field]: cleared, ...same } = changeField(sampleLocation, { field, mode: 'clear', value })
      const { [field]: _, ...others } = sampleLocation
      expect([replaced, cleared]).toEqual([value, undefined])
      expect(rest).toEqual(others)
      expect(same).toEqual(others)
    }),
  )
})

test('whatever is added, it is handed on for the rules to judge, and nothing throws', () => {
  const fields = fc.constantFrom(
    'labels' as const,
    'special_hours' as const,
    'attributes' as const,
    'more_hours' as const,
  )
  fc.assert(
    fc.property(fields, fc.jsonValue(), (field, value) => {
      const changed = changeField(sampleLocation, { field, mode: 'add', value })[field]
      const is_map = field === 'attributes'
      const fits = is_map ? typeof value === 'object' && value !== null && !Array.isArray(value) : Array.isArray(value)
      if (!fits) expect(changed).toEqual(value)
      else if (is_map)
        expect(Object.entries(Object(changed))).toEqual(expect.arrayContaining(Object.entries(Object(value))))
      else expect(JSON.stringify(changed)).toContain(JSON.stringify(value).slice(1, -1))
    }),
  )
})

test('what every location has for itself is not changed for many, and only what holds several things is added to', () => {
  expect((['store_code', 'address_line_1', 'zip', 'latitude'] as const).map(mayChangeForMany)).toEqual(
    Array(4).fill(false),
  )
  expect((['special_hours', 'name', 'website'] as const).map(mayChangeForMany)).toEqual(Array(3).fill(true))
  expect((['special_hours', 'labels', 'attributes'] as const).map(mayAddTo)).toEqual(Array(3).fill(true))
  expect((['name', 'regular_hours', 'hide_address'] as const).map(mayAddTo)).toEqual(Array(3).fill(false))
})
