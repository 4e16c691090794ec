import { expect, test } from 'vitest'
import { codesFile, inFours } from '#src/features/accounts/parts/account-settings/codes-file.ts'

test('the file says whose codes these are and holds each on a line of its own', () => {
  const text = codesFile(['0123456789abcdef', 'zzzz0000yyyy1111'], {
    brand_name: 'Bay Local',
    email: 'dana@shop.example',
  })
  expect(text.split('\n')).toEqual([
    'Recovery codes of Bay Local for dana@shop.example',
    'Each signs you in once when your phone is not at hand.',
    '',
    '0123-4567-89ab-cdef',
    'zzzz-0000-yyyy-1111',
    '',
  ])
})

test('a code stands in groups of four, and no letter of it is lost', () => {
  for (const code of ['0123456789abcdef', 'abc', '']) expect(inFours(code).replaceAll('-', '')).toBe(code)
})
