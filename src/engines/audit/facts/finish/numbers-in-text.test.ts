import { expect, test } from 'vitest'
import { fc } from '#tests/support/runner/properties.ts'
import { matchesAtNumbers, startsOfNumbers } from './numbers-in-text.ts'

const patterns = [
  '(?<![\\w-])(?:\\+?1 ?)?(?:\\(\\d{3}\\) ?|\\d{3}-)\\d{4}(?!\\d)|\\+\\d{2,6}',
  '(?<![\\d$])\\d{5}(?!\\d)',
]

test('numbers begin with a digit, and with the plus or bracket before it', () => {
  expect(startsOfNumbers('+1 (912) 234-7788 or 5')).toEqual([0, 1, 3, 4, 9, 13, 21])
  expect(startsOfNumbers('None (here) + there')).toEqual([])
})

test.each(patterns)('%s finds there what it finds anywhere', source => {
  const letters = fc.constantFrom(...'0123456789  ()+-$.ax')
  fc.assert(
    fc.property(fc.string({ unit: letters, maxLength: 60 }), text => {
      const found = [...matchesAtNumbers(new RegExp(source, 'y'), text, startsOfNumbers(text))]
      const expected = [...text.matchAll(new RegExp(source, 'g'))]
      expect(found.map(match => [match.index, ...match])).toEqual(expected.map(match => [match.index, ...match]))
    }),
  )
})
