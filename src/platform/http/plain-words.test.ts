import { expect, test } from 'vitest'
import { z } from 'zod'
import { plainWords } from './plain-words.ts'

const told = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: plainWords }).error?.issues.map(({ message }) => message)

test.each([
  [z.string(), undefined, 'Please send text.'],
  [z.number(), 'x', 'Please send a number.'],
  [z.int(), 1.5, 'Please send a whole number.'],
  [z.boolean(), 1, 'Please send true or false.'],
  [z.array(z.string()), null, 'Please send a list.'],
  [z.object({}), 7, 'Please send an object with named fields.'],
  [z.record(z.string(), z.string()), [], 'Please send an object with named fields.'],
  [z.date(), 'x', 'Please send a value of another kind.'],
  [z.enum(['asc', 'desc']), 'up', 'Please choose one of: asc, desc.'],
  [z.string().max(3), 'four', 'Please send at most 3 characters.'],
  [z.array(z.string()).max(2), ['a', 'b', 'c'], 'Please send at most 2 entries.'],
  [z.number().min(2), 1, 'Please send at least 2.'],
  [z.record(z.string().regex(/^\d$/), z.string()), { a: 'x' }, 'There is no such field.'],
  [z.strictObject({}), { a: 1 }, 'There is no such field.'],
  [z.uuid(), 'x', 'This is not written as it should be.'],
])('what a schema without words refuses is told in ours: %#', (schema, value, sentence) => {
  expect(told(schema, value)).toEqual([sentence])
})

test('the words of a schema go before ours', () => {
  expect(told(z.string('Please write your name.'), 7)).toEqual(['Please write your name.'])
  expect(told(z.string().max(1, 'One letter, please.'), 'ab')).toEqual(['One letter, please.'])
})
