import { expect, test } from 'vitest'
import { isStorable } from '#src/domain/storable.ts'
import { fc } from '#tests/support/runner/properties.ts'

test('what people type is storable, in whatever script', () => {
  for (const value of ['', 'Reyes <b>', '🛠️', 'مرحبا', 7, true, null, [], {}, { a: [{ b: 'c' }] }]) {
    expect(isStorable(value)).toBe(true)
  }
})

test('NUL and half characters are not, wherever they stand', () => {
  for (const value of ['a\u0000', '\ud800', ['x', '\udc00'], { '\u0000': 1 }, { a: { b: ['\ud83d'] } }]) {
    expect(isStorable(value)).toBe(false)
  }
})

test('lists within lists without end are not, and do not exhaust the stack', () => {
  let deep: unknown = 1
  for (let n = 0; n < 100_000; n += 1) deep = [deep]
  expect(isStorable(deep)).toBe(false)
})

test('of any JSON, exactly what has a text that UTF-8 cannot write or NUL is refused', () => {
  const json = fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' })
  fc.assert(
    fc.property(json, value => {
      const text = JSON.stringify(value)
      // JSON.stringify writes both as escapes, behind an even number of backslashes.
      const hostile = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/.test(text)
      expect(isStorable(value)).toBe(!hostile)
    }),
  )
})
