import { expect, test } from 'vitest'
import { isAnswered, newQuestion } from '#src/features/contacts/security-question.ts'
import { fc } from '#tests/support/runner/properties.ts'

const anyRandom = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

test('a question adds two whole numbers from 1 to 10', () => {
  fc.assert(
    fc.property(anyRandom, anyRandom, (one, two) => {
      const draws = [one, two]
      const { first, second } = newQuestion(() => draws.shift() ?? 0)
      for (const part of [first, second]) {
        expect(Number.isInteger(part)).toBe(true)
        expect(part).toBeGreaterThanOrEqual(1)
        expect(part).toBeLessThanOrEqual(10)
      }
    }),
  )
})

test('both ends of the range can be drawn', () => {
  expect(newQuestion(() => 0)).toEqual({ first: 1, second: 1 })
  expect(newQuestion(() => 0.9999999)).toEqual({ first: 10, second: 10 })
})

test('the sum is an answer, with spaces around it too', () => {
  expect(isAnswered({ first: 7, second: 8 }, '15')).toBe(true)
  expect(isAnswered({ first: 7, second: 8 }, ' 15 ')).toBe(true)
})

test('anything but the sum is no answer', () => {
  for (const typed of ['', ' ', '14', '1e1', '15.0', '0x0f', '+15', 'fifteen', '15 15', 'NaN']) {
    expect(isAnswered({ first: 7, second: 8 }, typed)).toBe(false)
  }
})
