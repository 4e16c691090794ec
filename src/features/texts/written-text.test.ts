import { expect, test } from 'vitest'
import type { z } from 'zod'
import { emailAddress, line, lines } from '#src/features/texts/written-text.ts'

const wordsFor = (schema: z.ZodType, text: unknown) => schema.safeParse(text).error?.issues[0]?.message

test('a line is kept without the spaces around it and without marks that turn letters round', () => {
  expect(line(20).parse('  \u202EDana\u202C ')).toBe('Dana')
})

test('what is cut off does not count as length', () => {
  expect(line(4).parse(' \u202EDana\u202C ')).toBe('Dana')
  expect(wordsFor(line(3), 'Dana')).toBe('Please keep this to 3 characters or fewer.')
})

test.each(['a\nb', 'a\r\nb', 'a\tb', 'a\u0000b', 'a\uD83Db'])('%j is no line', text => {
  expect(wordsFor(line(20, 'the name'), text)).toBe('Please write the name on one line, in plain text.')
})

test('several lines keep their breaks, in one way of writing them, and their tabs', () => {
  expect(lines(20).parse('\u2066a\r\nb\rc\td\u2069\n')).toBe('a\nb\nc\td')
})

test.each(['a\u0000b', 'a\u001Bb', 'a\uD83Db'])('%j is not kept among several lines', text => {
  expect(wordsFor(lines(20, 'a note'), text)).toBe('Please write a note in plain text.')
})

test('what is no text is asked for in the words of the field', () => {
  expect(wordsFor(line(20), 7)).toBe('Please write text.')
  expect(wordsFor(lines(20, 'a note', 'Please write a note.'), null)).toBe('Please write a note.')
})

test('an address of mail says how to be written when it is none, and what is wanted when it is empty', () => {
  const ask = 'Please write your email address.'
  const example = 'Please write an email address such as name@example.com.'
  expect(wordsFor(emailAddress('your email address', ask), 'dana@')).toBe(example)
  expect(wordsFor(emailAddress('your email address', ask), ' ')).toBe(example)
  expect(wordsFor(emailAddress('your email address', ask, ask), ' ')).toBe(ask)
  expect(emailAddress('your email address', ask).parse(' \u202Adana@shop.example ')).toBe('dana@shop.example')
})
