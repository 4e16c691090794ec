import { expect, test } from 'vitest'
import { likeness, shinglesOf } from '#src/content/likeness.ts'

test('a text is wholly like itself, whatever its capitals and commas', () => {
  expect(
    likeness(shinglesOf('Call the shop before noon, please.'), shinglesOf('call the shop before noon please')),
  ).toBe(1)
})

test('texts without a common run of five words are not alike', () => {
  expect(likeness(shinglesOf('one two three four five'), shinglesOf('five four three two one'))).toBe(0)
})

test('half of the runs shared by two texts of equal length is a third of all', () => {
  const one = shinglesOf('a b c d e f')
  const other = shinglesOf('a b c d e g')
  expect(likeness(one, other)).toBeCloseTo(1 / 3)
})

test('a text too short for one run is like nothing, and nothing divides by zero', () => {
  expect(likeness(shinglesOf('too short'), shinglesOf('too short'))).toBe(0)
})
