import { expect, test } from 'vitest'
import { phoneInWords } from './phone-in-words.ts'

test('a number of the United States is shown as people write it', () => {
  expect(phoneInWords('+19045550142')).toBe('(904) 555-0142')
})

test.each(['+442079460018', '+190455501429', '+1904555014', 'x+19045550142', ''])('%j stays as it is', number => {
  expect(phoneInWords(number)).toBe(number)
})
